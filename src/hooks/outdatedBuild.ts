/** The time limit of a HEAD request, in milliseconds. */
const HEAD_TIMEOUT_MS = 5000;
/** The status codes of responses for a file that no longer exists. */
const MISSING_FILE_STATUSES: readonly number[] = [404, 410];

let wasFileMissing = false;

/**
 * Returns whether `isFileGone` has found that a file of the site is missing. In this case, this tab runs the code of an
 * earlier build.
 */
export const isBuildOutdated = (): boolean => wasFileMissing;

/**
 * Returns whether a code file can't be fetched because a new build without that file was deployed while this tab was
 * open. Returns false for any other cause, such as a lost connection, because such a cause may be temporary. `cause` is
 * the error with which webpack's `import()` rejected. The property `request` of this error is the URL of the file.
 */
export async function isFileGone(cause: unknown): Promise<boolean> {
  const { request } = Object(cause) as { request?: unknown };
  if (typeof request !== 'string') return false;
  try {
    const { status, headers } = await fetch(request, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(HEAD_TIMEOUT_MS),
    });
    // Some hosts respond to every missing file with an HTML page and status 200.
    const isFallbackPage = status === 200 && headers.get('Content-Type')?.startsWith('text/html');
    const isMissing = isFallbackPage || MISSING_FILE_STATUSES.includes(status);
    wasFileMissing ||= isMissing;
    return isMissing;
  } catch {
    // Without a response, the likely cause is a lost connection. The message for visitors mentions this cause.
    return false;
  }
}
