/** Domains of one provider under several names. */
const SAME_DOMAIN = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Returns one spelling for all that reach the same mailbox at the large providers: without case, without dots before the '@',
 * without what follows a '+'. For counting only, never for sending: where dots do matter, two people share a limit.
 */
export function canonicalMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address.slice(at + 1).toLowerCase();
  return `${name.replaceAll('.', '')}@${SAME_DOMAIN.get(domain) ?? domain}`;
}
