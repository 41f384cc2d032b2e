import type { Submission, SubmissionKind } from '../../src/submission/types';
import { FORM_FIELD, RELAY_PATH, RELAY_PREFIX } from '../../src/submission/types';
import { errorText, type Log } from '../log';
import type { Posted } from '../http/multipart';
import { Refusal } from '../http/refusal';
import { kindOfPath, unavailable, type Origin, type Submissions } from '../http/submissions';
import type { StaticSite } from '../static/load';
import { answerHtml, type HtmlOptions } from './answer';
import { identityOf } from './identity';
import type { PlainMemory } from './memory';
import type { PageMaker, Receipt, RenderedPage } from './pageMaker';
import { Receipts } from './receipts';
import { isExpired, Seals, type Sealed } from './seals';
import { LiveForms } from './liveForms';
import { NO_SUCH_FORM, reasonOf } from './reasons';
import { TRAP_FIELD, SEAL_FIELD } from './markup';

export interface PlainFormsOptions {
  submissions: Submissions;
  memory: PlainMemory;
  /** Called once, for the first form that is posted without a script. */
  loadMaker: () => Promise<PageMaker>;
  /** The build that is served now. */
  site: (() => StaticSite) | undefined;
  images: readonly string[];
  log: Log;
  now: () => number;
}

const sentAddress = (kind: SubmissionKind, id: string): string => `${RELAY_PREFIX}/${RELAY_PATH[kind]}/sent/${id}`;

/** Forms without scripts (§2.16): served live, taken, and answered with pages. */
export class PlainForms {
  readonly #seals: Seals;
  readonly #receipts: Receipts;
  readonly #live: LiveForms | undefined;
  #maker: Promise<PageMaker> | undefined;
  /** The build that it belongs to. */
  #madeFor: StaticSite | undefined;

  constructor(private readonly options: PlainFormsOptions) {
    const { memory, now, site } = options;
    this.#seals = new Seals(() => memory.key(now()));
    this.#receipts = new Receipts(memory, now);
    this.#live = site && new LiveForms(site, () => this.#newSeal());
  }

  /** A built page whose form is live, or undefined for any other address. */
  page(request: Request): Promise<Response> | undefined {
    return this.#live?.answer(request);
  }

  /** Takes a posted form: 303 to its success, else a page that says what to do. */
  async take(kind: SubmissionKind, request: Request, address: string): Promise<Response> {
    const path = formOf(request);
    try {
      return await this.options.submissions.readPlain(kind, request, address, (posted, readAt) =>
        this.#decide(kind, posted, { request, address, path, readAt }),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return await this.refuse(request, error, 'reading').catch(() => {
        // Without pages the refusal itself is the answer.
        throw error;
      });
    }
  }

  /** The page of a refusal that came before the form was read to its end. */
  async refuse(request: Request, refusal: Refusal, when: 'before' | 'reading'): Promise<Response> {
    this.#log(refusal);
    const { pages } = await this.#made();
    const page = pages.refused(formOf(request), reasonOf(refusal, when), kindOf(request));
    return this.#html(request, page, refusal.status, refusal.extra);
  }

  /** The page that says that something went wrong on this side (500). Rejects when no pages were built. */
  async failed(request: Request): Promise<Response> {
    const { pages } = await this.#made();
    return this.#html(request, pages.refused(formOf(request), 'down', kindOf(request)), 500);
  }

  /**
   * The page of a success; without what was sent once that is forgotten. Undefined when no submission of that kind has the id.
   * Rejects when the outbox can't be asked.
   */
  async sent(kind: SubmissionKind, id: string, request: Request): Promise<Response | undefined> {
    const { pages } = await this.#made();
    const reference = await this.options.memory.referenceOf(id, kind).catch(unavailable(this.options.log));
    if (reference === undefined) return undefined;
    const kept = await this.#orElse(undefined, this.#receipts.of(id, kind));
    const page = pages.sent(kept ?? { kind, reference, email: '', rows: null });
    return this.#html(request, page, 200, { cacheControl: 'no-store' });
  }

  /** The address of the form that a post's address is about: for who comes back to that by itself. */
  async formAddress(kind: SubmissionKind, request: Request): Promise<string> {
    const { pages, addressOf } = await this.#made();
    return addressOf(pages.formPath(formOf(request), kind) ?? '/');
  }

  async #decide(kind: SubmissionKind, posted: Posted, from: Source): Promise<Response> {
    const { now } = this.options;
    const { pages } = await this.#made();
    const given = posted.fields[SEAL_FIELD] ?? '';
    const sealed = await this.#orElse(undefined, this.#seals.open(given));
    const seal = sealed ? given : await this.#newSeal();
    const outcome = await pages.take(from.path, kind, posted, seal, new Date(now()));
    if (!outcome) throw new Refusal(400, 'No form of this site', { reason: NO_SUCH_FORM });
    if (outcome.result === 'errors') this.#log(new Refusal(422, 'Refused'));
    if (outcome.result !== 'submission')
      return this.#html(from.request, outcome.page, outcome.result === 'errors' ? 422 : 200);
    try {
      const origin = originOf(posted, { sealed, hasLiveForms: this.#live?.hasForms ?? false }, now());
      return await this.#store(outcome.submission, outcome.rows, { ...from, sealed, origin });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#log(error);
      // What was read is kept in the form.
      const { errors } = error.extra;
      const page = errors
        ? pages.invalid(from.path, posted, seal, byControl(errors))
        : pages.failed(from.path, posted, seal, reasonOf(error, 'read'));
      return this.#html(from.request, page, error.status, error.extra);
    }
  }

  /** 303 to the page of the success. Throws {@link Refusal}. */
  async #store(
    submission: Submission,
    rows: Receipt['rows'],
    { sealed, origin, address, readAt }: Source & { sealed: Sealed | undefined; origin: Origin },
  ): Promise<Response> {
    const { kind, payload } = submission;
    const { submissions, memory, log, now } = this.options;
    const id = await identityOf(submission, sealed, address, memory, now()).catch(unavailable(log));
    const { reference } = await submissions.decide({ id, submission, origin, readAt }, address);
    await this.#orElse(undefined, this.#receipts.keep(id, { kind, reference, email: payload.email, rows }));
    const headers = { Location: sentAddress(kind, id), 'Cache-Control': 'no-store' };
    return new Response(null, { status: 303, headers });
  }

  /** '' when none can be made: a form without one is taken, too. */
  #newSeal(): Promise<string> {
    return this.#orElse('', this.#seals.make(this.options.now()));
  }

  /** For what a page can do without: `otherwise` when the outbox can't be asked. */
  #orElse<Value>(otherwise: Value, asked: Promise<Value>): Promise<Value> {
    return asked.catch((error: unknown) => {
      this.options.log('error', 'outbox.unavailable', { reason: errorText(error) });
      return otherwise;
    });
  }

  #log({ logFields }: Refusal): void {
    this.options.log('warn', 'submission.refused', logFields);
  }

  #made(): Promise<PageMaker> {
    const site = this.options.site?.();
    if (site !== this.#madeFor) this.#maker = undefined;
    this.#madeFor = site;
    this.#maker ??= this.options.loadMaker().catch((error: unknown) => {
      this.#maker = undefined;
      this.options.log('error', 'plain.no-pages', { reason: errorText(error) });
      throw error;
    });
    return this.#maker;
  }

  async #html(
    request: Request,
    page: RenderedPage,
    status: number,
    more: Pick<HtmlOptions, 'retryAfterSeconds' | 'cacheControl'> = {},
  ): Promise<Response> {
    const { frame, styles } = await this.#made();
    return answerHtml(request, frame(page), {
      status,
      policy: { style: styles, images: this.options.images },
      ...more,
    });
  }
}

interface Source {
  request: Request;
  address: string;
  /** Path of the form's page. */
  path: string;
  /** When the form had arrived (`performance.now()`). */
  readAt: number;
}

/** Messages by the names of the form's controls instead of those on the wire. */
const byControl = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [FORM_FIELD[field] ?? field, message]));

const kindOf = (request: Request): SubmissionKind | undefined =>
  kindOfPath(new URL(request.url).pathname.split('/').at(-1) ?? '');
const formOf = (request: Request): string => new URL(request.url).searchParams.get('form') ?? '';

/** What a form and its token say of how it was filled in. A server's clock that moved back says nothing. */
function originOf(
  { fields }: Posted,
  { sealed, hasLiveForms }: { sealed: Sealed | undefined; hasLiveForms: boolean },
  now: number,
): Origin {
  const formAgeMs = sealed && sealed.openedAt <= now ? now - sealed.openedAt : undefined;
  return {
    isHoneypotFilled: (fields[TRAP_FIELD] ?? '') !== '',
    formAgeMs,
    // Pages of another host carry no token of this server's.
    token: sealed ? (isExpired(sealed, now) ? 'expired' : 'valid') : hasLiveForms ? 'missing' : 'not-needed',
  };
}
