import { loadSiteConfig } from './config';
import type { SiteConfig } from './config';
import { createRelayTransport } from './transports/relay';
import { SubmissionError, unavailable } from './types';
import type { Receipt, Submission, SubmissionMeta, Transport } from './types';

/** What sending may be told; each has a default that fits a browser. */
export interface SendOptions {
  fetch?: typeof globalThis.fetch;
  /** The path that the site is served under; '/' by default. */
  base?: string;
  /** The product's name in mails of direct mode; the configured sender's name by default. */
  firmName?: string;
  console?: Pick<Console, 'info' | 'warn' | 'error'>;
}

/** The transport that the settings ask for. Direct mode's templates are fetched only where they are used. */
async function transportFor(
  { submission }: SiteConfig,
  { fetch, console: out, firmName }: SendOptions & Required<Pick<SendOptions, 'fetch' | 'console'>>,
): Promise<Transport> {
  if (submission.mode === 'relay') return createRelayTransport({ url: submission.relay.url, fetch });
  const { createDirectTransport } = await import('./transports/direct');
  return createDirectTransport(submission, {
    fetch,
    warn: (message, detail) => out.warn(message, detail),
    log: (message, detail) => out.info(message, detail),
    ...(firmName === undefined ? {} : { firmName }),
  });
}

/**
 * Reads the settings, chooses the transport and hands the submission over. Nothing of it hangs on a page: leaving for
 * another route does not stop the mails. Always rejects with `SubmissionError`; settings that can't be used are said in
 * the console.
 */
export async function sendSubmission(
  submission: Submission,
  meta: SubmissionMeta,
  options: SendOptions = {},
): Promise<Receipt> {
  const world = {
    ...options,
    fetch: options.fetch ?? globalThis.fetch,
    console: options.console ?? globalThis.console,
  };
  try {
    const config = await loadSiteConfig(world.fetch, options.base);
    const transport = await transportFor(config, world);
    return await transport(submission, meta);
  } catch (error) {
    if (error instanceof SubmissionError) throw error;
    const failure = unavailable(error);
    world.console.error(`The form could not be sent. ${failure.message}`);
    throw failure;
  }
}
