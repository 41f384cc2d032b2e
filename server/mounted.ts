import type { FetchHandler } from './node';

/** Where whoever watches the server asks, wherever the site is mounted. */
const FOR_WATCHERS = ['/healthz', '/metrics'];

/**
 * An app that knows only its own paths, mounted below a base with both slashes ('/folder/'): what is asked for outside of it is
 * no part of the site, but for the host's home page, which leads there.
 */
export function mounted(base: string, app: FetchHandler): FetchHandler {
  if (base === '/') return app;
  const prefix = base.slice(0, -1);
  return async (request, env) => {
    const url = new URL(request.url);
    if (FOR_WATCHERS.includes(url.pathname)) return app(request, env);
    if (url.pathname === '/' || url.pathname === prefix)
      return new Response(null, { status: 308, headers: { Location: base + url.search, 'Cache-Control': 'no-cache' } });
    // What lies outside is answered as any path that is not there.
    const isInside = url.pathname.startsWith(base);
    url.pathname = isInside ? url.pathname.slice(prefix.length) : `/outside${url.pathname}`;
    const response = await app(new Request(url, request), env);
    const location = response.headers.get('Location');
    if (location?.startsWith('/')) response.headers.set('Location', prefix + location);
    return response;
  };
}
