const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** Dot-atom before '@', at least two labels after it; letters of any script (RFC 6531), no quoted parts, no spaces. */
const MAILBOX = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** RFC 5321's longest address. */
const LONGEST = 254;

/** Any address that mail can go to, whatever its ending: settings, quotes and 'inclusive' rules. */
export const isMailbox = (value: string): boolean => value.length <= LONGEST && MAILBOX.test(value);
