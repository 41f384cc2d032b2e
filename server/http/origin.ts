/**
 * Returns whether a request may come from a page of another site. With a POST, current browsers send `Sec-Fetch-Site`,
 * and older browsers send `Origin`. A client that sends neither header is not a browser, so no page of another site can
 * have caused the request. `allowed` contains the configured origins. If `allowed` is empty, the origin must match the
 * requested host.
 */
export function isCrossOrigin(headers: Headers, host: string, allowed: readonly string[]): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return !(origin !== null && allowed.includes(origin));
  if (origin === null) return false;
  if (allowed.length > 0) return !allowed.includes(origin);
  // The scheme is ignored: behind a proxy that terminates TLS, this server receives http.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
