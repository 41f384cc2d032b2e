/**
 * Returns whether a request may come from a page of another site. With a POST, current browsers send `Sec-Fetch-Site`,
 * and older browsers send `Origin`. A client that sends neither header is not a browser, so no page of another site can
 * have caused the request. Pale Moon sends `Sec-Fetch-Site: none` with every form. For 'none', the result therefore
 * depends on `Origin`. `allowedOrigins` contains the configured origins. If `allowedOrigins` is empty, the origin must
 * match the requested host.
 */
export function isCrossOrigin(headers: Headers, host: string, allowedOrigins: readonly string[]): boolean {
  const secFetchSite = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (secFetchSite === 'same-origin') return false;
  if (secFetchSite !== null && secFetchSite !== 'none') return !(origin !== null && allowedOrigins.includes(origin));
  if (origin === null) return false;
  if (allowedOrigins.length > 0) return !allowedOrigins.includes(origin);
  // The scheme is ignored: behind a proxy that terminates TLS, this server receives http.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
