import { HEALTH_PATH, METRICS_PATH } from './http/serverPaths';
import type { FetchHandler } from './httpServer';

/** The paths for monitoring, which are outside the base path. */
const MONITORING_PATHS = [HEALTH_PATH, METRICS_PATH];

/**
 * Mounts an app below a base path with a leading and a trailing slash ('/folder/'). The app receives paths without the
 * base. For this base path, requests for '/' and for '/folder' are redirected to '/folder/'. The response to any other
 * path outside the base is 404, except for the monitoring paths.
 */
export function mountAt(base: string, app: FetchHandler): FetchHandler {
  if (base === '/') return app;
  const prefix = base.slice(0, -1);
  return async (request, env) => {
    const url = new URL(request.url);
    if (MONITORING_PATHS.includes(url.pathname)) return app(request, env);
    if (url.pathname === '/' || url.pathname === prefix)
      return new Response(null, { status: 308, headers: { Location: base + url.search, 'Cache-Control': 'no-cache' } });
    // A path outside the base becomes an unknown path of the app, so that the app responds with 404.
    const isInside = url.pathname.startsWith(base);
    url.pathname = isInside ? url.pathname.slice(prefix.length) : `/outside${url.pathname}`;
    const innerRequest = createRequest(url, request, env);
    if (!innerRequest) return new Response(null, { status: 400 });
    const response = await app(innerRequest, env);
    const location = response.headers.get('Location');
    if (location?.startsWith('/')) response.headers.set('Location', prefix + location);
    return response;
  };
}

/**
 * Returns the request with the URL `url`. On Node, the returned request has no body. The app reads the body from
 * `incoming`, and a second stream would keep the complete body in memory. Returns undefined for a method or URL that
 * `Request` does not accept, such as TRACE or a URL with a password.
 */
function createRequest(url: URL, request: Request, env: object): Request | undefined {
  try {
    return new Request(url, 'incoming' in env ? { method: request.method, headers: request.headers } : request);
  } catch {
    return undefined;
  }
}
