/** Domains that are aliases of another domain of the same provider. */
const DOMAIN_ALIASES = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Returns one spelling for all addresses of the same mailbox at the large providers: lower case, without dots before
 * the '@', without a '+' suffix. Use the result only for counting and searching, never for sending. At providers where
 * dots are significant, two people may share a limit.
 */
export function toCanonicalMailbox(address: string): string {
  const atIndex = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, atIndex).toLowerCase().split('+');
  const domain = address.slice(atIndex + 1).toLowerCase();
  return `${name.replaceAll('.', '')}@${DOMAIN_ALIASES.get(domain) ?? domain}`;
}
