/**
 * The address that a limit counts by: the connection's, or with `proxies` in front the one that the outermost of them saw,
 * which is the `proxies`-th from the right of X-Forwarded-For. Everything left of it is the client's own invention.
 * IPv6 counts by /64, the smallest block that a household gets. '' when unknown.
 */
export function clientAddress(headers: Headers, remote: string | undefined, proxies: number): string {
  if (proxies === 0) return block(remote ?? '');
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return block(forwarded.at(-proxies) || (remote ?? ''));
}

function block(address: string): string {
  const bare = address
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase();
  if (!bare.includes(':')) return bare.replace(/:\d+$/, '');
  const [head = '', tail] = bare.split('%')[0]?.split('::') ?? [];
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(8 - start.length - end.length, 0);
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
