import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Thrown for a host with a private IP address, before the connection is opened. `message` does not contain the IP
 * address.
 */
export class PrivateAddressError extends Error {
  constructor() {
    super('the host has a private address (WEBHOOK_ALLOW_PRIVATE=1 allows it)');
  }
}

/** Returns whether an IP address certainly belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const unbracketedAddress = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(unbracketedAddress)) return false;
  // `process` converts an IPv4-mapped IPv6 address to IPv4. NAT64 and 6to4 addresses contain an IPv4 address that could
  // be private. The range of these addresses is not 'unicast'.
  return ipaddr.process(unbracketedAddress).range() === 'unicast';
}

/**
 * Looks up a host name for a connection and refuses private IP addresses. The connection uses the checked IP addresses,
 * which prevents DNS rebinding.
 */
export const lookUpPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, lookupResult) => {
    const addresses = (lookupResult ?? []) as LookupAddress[];
    if (error) return callback(error, '', 0);
    const [firstAddress] = addresses;
    if (!firstAddress || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, firstAddress.address, firstAddress.family);
  });
};

/**
 * Throws {@link PrivateAddressError} for a host name that is a private IP address. Node does not call
 * `lookUpPublicAddress` for such a host, because an IP address needs no DNS lookup.
 */
export function assertNotPrivateLiteral(hostname: string): void {
  const unbracketedHostname = hostname.replace(/^\[|\]$/g, '');
  if (isIP(unbracketedHostname) !== 0 && !isPublicAddress(unbracketedHostname)) throw new PrivateAddressError();
}
