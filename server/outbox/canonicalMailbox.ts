/** Domains that are aliases of another domain of the same provider. */
const DOMAIN_ALIASES = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Returns one spelling for all addresses of the same mailbox at the large providers. The spelling is in lower case,
 * without dots before the '@', without a '+' suffix and without a domain alias. Use the result only for counting and
 * searching, never for sending. The function removes dots for every provider. If dots are significant at a provider,
 * two people may share the limit of confirmations.
 */
export function toCanonicalMailbox(address: string): string {
  const atIndex = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, atIndex).toLowerCase().split('+');
  const domain = address.slice(atIndex + 1).toLowerCase();
  return `${name.replaceAll('.', '')}@${DOMAIN_ALIASES.get(domain) ?? domain}`;
}
