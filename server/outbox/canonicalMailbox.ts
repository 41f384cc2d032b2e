import { domainToASCII } from 'node:url';

/** The main domain of a provider, by alias domain. */
const DOMAINS_BY_ALIAS = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Returns an e-mail address in lower case and in the Unicode form NFC. A valid domain is converted to its ASCII form.
 * Some systems send 'ü' as two characters. Nodemailer sends mails to the ASCII form of the domain. Many spellings of a
 * domain have the same ASCII form, such as 'gmail.com' in full-width letters.
 */
export function normaliseAddress(address: string): string {
  const lowerCaseAddress = address.toLowerCase().normalize('NFC');
  const domainIndex = lowerCaseAddress.lastIndexOf('@') + 1;
  const domain = lowerCaseAddress.slice(domainIndex);
  // For 'mail.com/x' and 'm%61il.com', Node would return the ASCII form 'mail.com'. The domain 'mail.com' has another
  // owner.
  const hasOnlyDomainCharacters = !/[^a-z\d.\-\u0080-\u{10ffff}]/u.test(domain);
  // The ASCII form of an invalid domain is ''.
  return lowerCaseAddress.slice(0, domainIndex) + ((hasOnlyDomainCharacters && domainToASCII(domain)) || domain);
}

/**
 * Returns the canonical spelling of an e-mail address: in lower case, without dots before the '@', without a '+' suffix
 * and without a domain alias. At Gmail, for example, all addresses with the same canonical spelling share one mailbox.
 * Use the result only for counting and searching, never for sending. The function removes dots for every provider. If
 * dots are significant at a provider, two people may share the limit of confirmations.
 */
export function toCanonicalMailbox(address: string): string {
  const normalisedAddress = normaliseAddress(address);
  const atIndex = normalisedAddress.lastIndexOf('@');
  const [localPart = ''] = normalisedAddress.slice(0, atIndex).split('+');
  const domain = normalisedAddress.slice(atIndex + 1);
  return `${localPart.replaceAll('.', '')}@${DOMAINS_BY_ALIAS.get(domain) ?? domain}`;
}
