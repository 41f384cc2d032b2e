import ipaddr from 'ipaddr.js';

/**
 * The address that a limit counts by: the connection's, or with `proxies` in front the one that the outermost of them saw,
 * which is the `proxies`-th from the right of X-Forwarded-For. Everything left of it is the client's own invention.
 * What is no address there counts for the connection. IPv6 counts by /64, the smallest block that a household gets.
 * '' when unknown.
 */
export function clientAddress(headers: Headers, remote: string | undefined, proxies: number): string {
  const connection = block(remote ?? '') ?? '';
  if (proxies === 0) return connection;
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',');
  return block(withoutPort(forwarded.at(-proxies) ?? '')) ?? connection;
}

/** Some proxies add the port, '203.0.113.7:4711' or '[2001:db8::1]:443', which is another one for each connection. */
function withoutPort(entry: string): string {
  const bare = entry.trim().replace(/^"(.*)"$/, '$1');
  return /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([^:]*):\d+$/.exec(bare)?.[1] ?? bare;
}

/** One name for an address however it is written; undefined when it is none. */
function block(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  // IPv4 inside IPv6 comes back as IPv4.
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}
