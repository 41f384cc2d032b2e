const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What a proxy adds: then its visitor may be anywhere, although the connection comes from this machine. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-(real|client|cluster-client)-ip|(cf|true|fastly|fly)-(connecting|client)-ip)$/;

/** Whether a request comes from this machine, by address (`remote`), host name and page, and without a proxy in between. */
export function isOfThisMachine({ headers, url }: Request, remote: string | undefined): boolean {
  if (!LOOPBACK.test(remote ?? '') || !LOCAL_NAME.test(new URL(url).hostname)) return false;
  if ([...headers.keys()].some((name) => FORWARDING.test(name))) return false;
  // Nobody's page elsewhere may look or plant a row: a browser lets it send both kinds of request unasked.
  const origin = headers.get('Origin');
  const isLocalPage = origin === null || (URL.canParse(origin) && LOCAL_NAME.test(new URL(origin).hostname));
  return isLocalPage && headers.get('Sec-Fetch-Site') !== 'cross-site';
}
