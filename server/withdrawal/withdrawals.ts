import { createReference } from '../../src/submission/reference';
import type { RenderedPage, WithdrawalState } from '../../src/submission/noscriptPages';
import type { PageRenderer } from '../noscript/pageRenderer';
import { SignedTokens, type SignedToken } from '../http/signedTokens';
import { formatError, type Log } from '../log';
import { DAY } from '../outbox/backoff';
import type { Erasures } from '../outbox/erasures';

export interface WithdrawalsOptions {
  store: Pick<Erasures, 'withdrawalKey' | 'withdraw' | 'isErased'>;
  /** Responds with a page in the language of the request. `render` renders the page. */
  respond: (
    request: Request,
    status: number,
    render: (pages: PageRenderer['pages']) => RenderedPage,
  ) => Promise<Response>;
  log: Log;
  now: () => number;
  /** Called after a withdrawal, so that the relay runs the erasure tasks immediately. */
  onWithdrawn: () => void;
}

/** The time for which a link is valid after the arrival of the application, in milliseconds. */
const VALIDITY_MS = 180 * DAY;

/** The status of a response, and the content of its page. */
type PageResponse = [status: number, state: WithdrawalState, reference?: string];

/**
 * Handles requests for the page on which an applicant withdraws an application. A GET request changes nothing, because
 * mail scanners open every link.
 */
export class Withdrawals {
  readonly #tokens: SignedTokens;

  constructor(private readonly options: WithdrawalsOptions) {
    this.#tokens = new SignedTokens(() => options.store.withdrawalKey.read(options.now()));
  }

  /** Returns the page of a withdrawal link. */
  getPage(request: Request, token: string): Promise<Response> {
    return this.#withToken(request, token, async ({ id, time }) => {
      const isErased = await this.options.store.isErased(id, time);
      return [200, isErased ? 'done' : 'ask', createReference(id)];
    });
  }

  /** Withdraws the application of a link, and redirects to the page of the link. A repeated request changes nothing. */
  withdraw(request: Request, token: string): Promise<Response> {
    return this.#withToken(request, token, async ({ id, time }) => {
      const { store, log, now, onWithdrawn } = this.options;
      const reference = createReference(id);
      if (await store.withdraw(id, reference, time, now())) {
        log('info', 'submission.withdrawn', { reference });
        onWithdrawn();
      }
      const { pathname, search } = new URL(request.url);
      return new Response(null, { status: 303, headers: { Location: pathname + search } });
    });
  }

  /** Responds to a valid token with `respondToToken`. An error of the outbox becomes a page with the status 503. */
  async #withToken(
    request: Request,
    encodedToken: string,
    respondToToken: (token: SignedToken) => Promise<Response | PageResponse>,
  ): Promise<Response> {
    const { log, now } = this.options;
    const respondToEncodedToken = async (): Promise<Response | PageResponse> => {
      const token = await this.#tokens.read(encodedToken);
      if (!token) return [404, 'invalid'];
      return now() - token.time > VALIDITY_MS ? [410, 'expired'] : respondToToken(token);
    };
    const response = await respondToEncodedToken().catch((error: unknown): PageResponse => {
      log('error', 'outbox.unavailable', { reason: formatError(error) });
      return [503, 'failed'];
    });
    return response instanceof Response ? response : this.#respond(request, ...response);
  }

  #respond(request: Request, status: number, state: WithdrawalState, reference = ''): Promise<Response> {
    return this.options.respond(request, status, (pages) => pages.renderWithdrawal(state, reference));
  }
}
