import { createReference } from '../../src/submission/reference';
import type { RenderedPage, WithdrawalState } from '../../src/submission/noscriptPages';
import type { PageRenderer } from '../noscript/pageRenderer';
import { formatError, type Log } from '../log';
import type { Erasures } from '../outbox/erasures';
import { isExpired, readToken, type WithdrawalToken } from './tokens';

export interface WithdrawalsOptions {
  store: Pick<Erasures, 'withdrawalKey' | 'withdraw' | 'isErased'>;
  /** Responds with a page in the language of the request. `render` renders the page. */
  respond: (
    request: Request,
    status: number,
    render: (pages: PageRenderer['pages']) => RenderedPage,
    responseOptions?: { retryAfterSeconds: number },
  ) => Promise<Response>;
  log: Log;
  now: () => number;
  /** Called after a withdrawal, so that the relay runs the erasure tasks at once. */
  onWithdrawn: () => void;
}

/** The value of Retry-After while the outbox is unavailable, in seconds. */
const RETRY_SECONDS = 60;

/**
 * Handles requests for the page on which an applicant withdraws an application. A GET request changes nothing, because
 * mail scanners open every link.
 */
export class Withdrawals {
  constructor(private readonly options: WithdrawalsOptions) {}

  /** Returns the page of a withdrawal link. */
  getPage(request: Request, token: string): Promise<Response> {
    return this.#withToken(request, token, async (decodedToken) => {
      const isErased = await this.options.store.isErased(decodedToken.id, decodedToken.receivedAt);
      return this.#respond(request, 200, isErased ? 'done' : 'ask', createReference(decodedToken.id));
    });
  }

  /** Withdraws the application of a link, and redirects to the page of the link. A repeated request changes nothing. */
  withdraw(request: Request, token: string): Promise<Response> {
    return this.#withToken(request, token, async ({ id, receivedAt }) => {
      const { store, log, now, onWithdrawn } = this.options;
      const reference = createReference(id);
      if (await store.withdraw(id, reference, receivedAt, now())) {
        log('info', 'submission.withdrawn', { reference });
        onWithdrawn();
      }
      const { pathname, search } = new URL(request.url);
      return new Response(null, { status: 303, headers: { Location: pathname + search, 'Cache-Control': 'no-store' } });
    });
  }

  async #withToken(
    request: Request,
    text: string,
    handleToken: (token: WithdrawalToken) => Promise<Response>,
  ): Promise<Response> {
    const { store, log, now } = this.options;
    try {
      const token = readToken(text, await store.withdrawalKey.read(now()));
      if (!token) return await this.#respond(request, 404, 'invalid');
      if (isExpired(token, now())) return await this.#respond(request, 410, 'expired');
      return await handleToken(token);
    } catch (error) {
      log('error', 'outbox.unavailable', { reason: formatError(error) });
      return this.#respond(request, 503, 'failed');
    }
  }

  #respond(request: Request, status: number, state: WithdrawalState, reference = ''): Promise<Response> {
    const responseOptions = status === 503 ? { retryAfterSeconds: RETRY_SECONDS } : undefined;
    return this.options.respond(request, status, (pages) => pages.renderWithdrawal(state, reference), responseOptions);
  }
}
