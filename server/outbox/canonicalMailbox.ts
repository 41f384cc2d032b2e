/** Maps each alias domain to the main domain of the same provider. */
const DOMAINS_BY_ALIAS = new Map([['googlemail.com', 'gmail.com']]);

/** Returns an address in lower case and in the Unicode form NFC. Some systems send 'ü' as two characters. */
export const normaliseAddress = (address: string): string => address.toLowerCase().normalize('NFC');

/**
 * Returns one spelling for all addresses of the same mailbox at the large providers. The spelling is in lower case,
 * without dots before the '@', without a '+' suffix and without a domain alias. Use the result only for counting and
 * searching, never for sending. The function removes dots for every provider. If dots are significant at a provider,
 * two people may share the limit of confirmations.
 */
export function toCanonicalMailbox(address: string): string {
  const normalisedAddress = normaliseAddress(address);
  const atIndex = normalisedAddress.lastIndexOf('@');
  const [localPart = ''] = normalisedAddress.slice(0, atIndex).split('+');
  const domain = normalisedAddress.slice(atIndex + 1);
  return `${localPart.replaceAll('.', '')}@${DOMAINS_BY_ALIAS.get(domain) ?? domain}`;
}
