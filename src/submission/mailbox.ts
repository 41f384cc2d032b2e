const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const DOMAIN_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** Matches a dot-atom before '@' and at least two domain labels after '@', with letters of any script (RFC 6531). */
const MAILBOX_PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${DOMAIN_LABEL}\\.)+${DOMAIN_LABEL}$`, 'u');

/**
 * The maximum length of an e-mail address in RFC 5321. The RFC counts octets, and `isMailbox` counts UTF-16 code units.
 */
const MAX_ADDRESS_LENGTH = 254;

/**
 * Returns whether a value has the syntax of an e-mail address, with any top-level domain. The settings of direct mode,
 * the mail templates and the 'inclusive' rules use this check.
 */
export const isMailbox = (value: string): boolean => value.length <= MAX_ADDRESS_LENGTH && MAILBOX_PATTERN.test(value);
