const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** Accepts a dot-atom before '@' and at least two labels after it, with letters of any script (RFC 6531). */
const MAILBOX = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** The longest address of RFC 5321, in characters. */
const LONGEST = 254;

/**
 * Returns whether a value is an address that can receive mail, with any ending. Settings, quotes and 'inclusive' rules
 * use this check.
 */
export const isMailbox = (value: string): boolean => value.length <= LONGEST && MAILBOX.test(value);
