/**
 * Returns whether a request may come from a page of another site. Browsers send `Sec-Fetch-Site`, older ones `Origin`,
 * with every POST of a script. A client that sends neither is not a browser, so no page can abuse it. `allowed` are the
 * configured origins. Without any, the origin must match the requested host.
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
