/** The time limit of a HEAD request, in milliseconds. */
const HEAD_TIMEOUT = 5000;
/** The status codes of a file that the host no longer has. */
const GONE: readonly number[] = [404, 410];

let isSiteRenewed = false;

/** Returns whether a request has found a file of the site missing. This tab then runs the code of an earlier build. */
export const isRenewed = (): boolean => isSiteRenewed;

/**
 * Returns whether code could not be fetched because the site no longer has it: a new build was deployed while this tab
 * was open. Any other reason, such as a lost connection, may be temporary. `cause` is the rejection of webpack's
 * import(), which names the file.
 */
export async function isGone(cause: unknown): Promise<boolean> {
  const { request } = Object(cause) as { request?: unknown };
  if (typeof request !== 'string') return false;
  try {
    const { status, headers } = await fetch(request, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(HEAD_TIMEOUT),
    });
    // Some hosts respond to every missing file with an HTML page and status 200.
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    isSiteRenewed ||= GONE.includes(status) || isPage;
    return GONE.includes(status) || isPage;
  } catch {
    // Without a response, the connection is the cause. The error message for a failed download names the connection.
    return false;
  }
}
