const LOOPBACK_ADDRESS_PATTERN = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST_NAME_PATTERN = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Headers that a proxy adds. Behind a proxy, the visitor may be anywhere although the connection is local. */
const FORWARDING_HEADER_PATTERN =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-(real|client|cluster-client)-ip|(cf|true|fastly|fly)-(connecting|client)-ip)$/;

/**
 * Returns whether a request comes directly from this machine, not through a proxy. The request's IP address
 * (`remoteAddress`) and host name, and the page that sends the request, must be local.
 */
export function isLocalRequest({ headers, url }: Request, remoteAddress: string | undefined): boolean {
  if (!LOOPBACK_ADDRESS_PATTERN.test(remoteAddress ?? '') || !LOCAL_HOST_NAME_PATTERN.test(new URL(url).hostname))
    return false;
  if ([...headers.keys()].some((name) => FORWARDING_HEADER_PATTERN.test(name))) return false;
  // Pages of other sites must not read or add data. Browsers send simple requests of such pages without a preflight
  // (CORS).
  const origin = headers.get('Origin');
  const isLocalPage =
    origin === null || (URL.canParse(origin) && LOCAL_HOST_NAME_PATTERN.test(new URL(origin).hostname));
  return isLocalPage && headers.get('Sec-Fetch-Site') !== 'cross-site';
}
