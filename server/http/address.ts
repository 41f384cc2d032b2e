import ipaddr from 'ipaddr.js';

/**
 * Returns the client's IP address, for rate limits. Without proxies, this is the IP address of the connection.
 * `proxyCount` is the number of trusted proxies. Each proxy appends the IP address of its own client to
 * X-Forwarded-For. The client's IP address is therefore the `proxyCount`-th entry from the right. The client may have
 * forged all entries to the left. If the `proxyCount`-th entry is not an IP address, the function uses the IP address
 * of the connection. The function reduces an IPv6 address to its /64, the smallest block that Internet providers
 * assign. Returns '' when the IP address is unknown.
 */
export function getClientAddress(headers: Headers, remoteAddress: string | undefined, proxyCount: number): string {
  const connectionAddress = toCanonicalAddress(remoteAddress ?? '') ?? '';
  if (proxyCount === 0) return connectionAddress;
  const forwardedEntries = (headers.get('X-Forwarded-For') ?? '').split(',');
  return toCanonicalAddress(stripPort(forwardedEntries.at(-proxyCount) ?? '')) ?? connectionAddress;
}

/** A network with a limit of its own. This limit is at most `factor` times the limit of one IP address. */
interface Network {
  name: string;
  factor: number;
}

/**
 * Returns the networks that contain an IP address from {@link getClientAddress}, the narrowest first. Internet
 * providers assign a /56 to a household and a /48 to a company. A sender who changes the /64 within such a block still
 * reaches the limit of the block.
 */
export function listNetworks(address: string): Network[] {
  const addressNetwork = { name: address, factor: 1 };
  if (!address.endsWith('/64')) return [addressNetwork];
  const [group1 = '', group2 = '', group3 = '', group4 = ''] = address.split(':');
  const prefix48 = `${group1}:${group2}:${group3}`;
  return [
    addressNetwork,
    { name: `${prefix48}:${(Number.parseInt(group4, 16) & 0xff00).toString(16)}::/56`, factor: 4 },
    { name: `${prefix48}::/48`, factor: 16 },
  ];
}

/**
 * Removes the port from an entry of X-Forwarded-For. Some proxies add the port ('203.0.113.7:4711' or
 * '[2001:db8::1]:443'), which differs for each connection.
 */
function stripPort(entry: string): string {
  const unquotedEntry = entry.trim().replace(/^"(.*)"$/, '$1');
  return (
    /^\[([^\]]*)\](?::\d+)?$/.exec(unquotedEntry)?.[1] ?? /^([^:]*):\d+$/.exec(unquotedEntry)?.[1] ?? unquotedEntry
  );
}

/** Returns the canonical spelling of an IPv4 address, the /64 of an IPv6 address, or undefined for any other text. */
function toCanonicalAddress(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  // `process` converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const networkParts = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${networkParts.map((part) => part.toString(16)).join(':')}::/64`;
}
