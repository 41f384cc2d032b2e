/**
 * Whether a request may come from another site's page. Browsers send `Sec-Fetch-Site`, older ones `Origin`, with every
 * POST of a script; a program that sends neither is no browser that somebody's page could abuse.
 * `allowed` are the configured origins; with none, the origin must name the host that was asked for.
 */
export function isCrossOrigin(headers: Headers, host: string, allowed: readonly string[]): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return !(origin !== null && allowed.includes(origin));
  if (origin === null) return false;
  if (allowed.length > 0) return !allowed.includes(origin);
  // The scheme is left out: behind a proxy that ends TLS this server sees http.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
