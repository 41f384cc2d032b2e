/** Longest wait for what the site says of a file, in milliseconds. */
const PATIENCE = 5000;
/** What a host says of a file that it has no more. */
const GONE: readonly number[] = [404, 410];

let isKnown = false;

/** True once a part of the site turned out to be gone: what this tab runs belongs to an earlier build. */
export const isRenewed = (): boolean => isKnown;

/**
 * Whether code could not be fetched because the site has it no more: it was renewed while this tab was open. Any other
 * reason, such as a lost connection, may pass. `cause` is what webpack's import() rejected with; it names the file.
 */
export async function isGone(cause: unknown): Promise<boolean> {
  const { request } = Object(cause) as { request?: unknown };
  if (typeof request !== 'string') return false;
  try {
    const { status, headers } = await fetch(request, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Some hosts answer a page, and 200, for whatever they don't have.
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    isKnown ||= GONE.includes(status) || isPage;
    return GONE.includes(status) || isPage;
  } catch {
    // Nobody answers: it is the connection, and that is what the visitor is told.
    return false;
  }
}
