import type { RenderedPage, SentReceipt, ShownForm } from '../../src/submission/noscriptPages';
import { FORMS } from '../../src/submission/forms/index';
import { META_FIELDS, RELAY_PREFIX, type SubmissionKind } from '../../src/submission/types';
import { countries } from '#site/countries';
import { getTagFolder, formatLanguageQuery, type Languages } from '../languages';
import { settings } from '#site/settings';
import { formatError, type Log } from '../log';
import type { FormRequest } from '../http/multipart';
import { Refusal } from '../http/refusal';
import {
  getKindByPath,
  handleOutboxError,
  type ReceivedForm,
  type Submissions,
  type StoredSubmission,
} from '../http/submissions';
import type { FormMemory } from '../outbox/formMemory';
import type { RefusalReason } from '../../src/site/words/noscript';
import type { StaticSite } from '../static/load';
import { respondWithHtml, type HtmlOptions } from './respondWithHtml';
import type { PageRenderer } from './pageRenderer';

export interface NoscriptFormsOptions {
  submissions: Submissions;
  memory: FormMemory;
  languages: Languages;
  /** Loads the page renderer of a language. Called once for each language and build, on first use. */
  loadRenderer: (languageFolder: string) => Promise<PageRenderer>;
  /** Returns the build that is currently served. */
  site: (() => StaticSite) | undefined;
  images: readonly string[];
  log: Log;
  now: () => number;
}

/** The time during which a success page shows the sent values, in milliseconds. */
const RECEIPT_LIFETIME_MS = 30 * 60_000;

const successPath = (kind: SubmissionKind, id: string, language: string): string =>
  `${RELAY_PREFIX}/${FORMS[kind].path}/sent/${id}${formatLanguageQuery(language)}`;

/** Accepts forms that are posted without JavaScript (§2.16), and responds with pages. */
export class NoscriptForms {
  /** The page renderers by language. */
  #makers = new Map<string, Promise<PageRenderer>>();
  /** The build that the page renderers belong to. */
  #rendererBuild: StaticSite | undefined;

  constructor(private readonly options: NoscriptFormsOptions) {}

  /**
   * Accepts a posted form. Redirects to the success page (303), or responds with a page: the summary, or the reason for
   * a refusal.
   */
  async accept(kind: SubmissionKind, request: Request, body: FormRequest['body'], address: string): Promise<Response> {
    try {
      return await this.options.submissions.receive(kind, this.#formOf(request, body), address, (form) =>
        this.#decide(form, request),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return await this.refuse(request, error).catch(() => {
        // If no page can be rendered, the app responds with the message of the refusal as JSON.
        throw error;
      });
    }
  }

  /** Returns the page of a refusal that occurred before the form was completely read. */
  async refuse(request: Request, refusal: Refusal): Promise<Response> {
    this.#log(refusal);
    const { pages } = await this.#loadRenderer(request);
    const page = pages.refused(getFormPath(request), getPageReason(refusal), getKind(request));
    return this.#html(request, page, refusal.status, refusal.extra);
  }

  /** Returns the page of an internal error (500). Rejects when no page can be rendered. */
  async failed(request: Request): Promise<Response> {
    const { pages } = await this.#loadRenderer(request);
    return this.#html(request, pages.refused(getFormPath(request), 'down', getKind(request)), 500);
  }

  /**
   * Returns the success page, without the sent values once the receipt has expired. Returns undefined when no
   * submission of that kind has the id. Rejects when the outbox is unavailable.
   */
  async successPage(kind: SubmissionKind, id: string, request: Request): Promise<Response | undefined> {
    const { pages } = await this.#loadRenderer(request);
    const reference = await this.options.memory.referenceOf(id, kind).catch(handleOutboxError(this.options.log));
    if (reference === undefined) return undefined;
    const kept = await this.#withFallback(undefined, this.#findReceipt(id, kind));
    const page = pages.sent(kept ?? { kind, reference, email: '', rows: null });
    return this.#html(request, page, 200, { cacheControl: 'no-store' });
  }

  /** Returns the receipt of a submission; undefined once it has expired, and for another kind of form. */
  async #findReceipt(id: string, kind: SubmissionKind): Promise<SentReceipt | undefined> {
    const { memory, now } = this.options;
    const kept = await memory.receipt(id, now());
    const receipt = kept === undefined ? undefined : (JSON.parse(kept) as SentReceipt);
    return receipt?.kind === kind ? receipt : undefined;
  }

  /** Returns a page that belongs to no form, in the language of the request and with `Cache-Control: no-store`. */
  async respond(
    request: Request,
    status: number,
    render: (pages: PageRenderer['pages']) => RenderedPage,
    more: { retryAfterSeconds?: number } = {},
  ): Promise<Response> {
    const { pages } = await this.#loadRenderer(request);
    return this.#html(request, render(pages), status, { ...more, cacheControl: 'no-store' });
  }

  /** Returns the URL of the page with the form, for a GET of the URL that the form posts to. */
  async resolveFormUrl(kind: SubmissionKind, request: Request): Promise<string> {
    const { pages, addressOf } = await this.#loadRenderer(request);
    return addressOf(pages.formPath(getFormPath(request), kind) ?? '/');
  }

  async #decide(form: ReceivedForm, request: Request): Promise<Response> {
    const { submissions } = this.options;
    const { pages } = await this.#loadRenderer(request);
    const path = getFormPath(request);
    const completed = pages.complete(path, form.kind, form.texts);
    if (!completed)
      throw new Refusal(400, "The page in the parameter 'form' has no such form", { reason: NO_SUCH_FORM });
    /** Returns the page with the form, the visitor's input and the reason for the refusal. */
    const renderFormAgain = async (
      refusal: Refusal,
      found: Pick<ShownForm, 'errors' | 'failure'>,
    ): Promise<Response> => {
      this.#log(refusal);
      const token = await this.#tokenFor(form);
      const page = pages.form(path, { texts: form.texts, hasFile: form.file !== undefined, token, ...found });
      return this.#html(request, page, refusal.status, refusal.extra);
    };
    try {
      const mistakes = await submissions.findMistakes(form, completed.texts);
      const errors = { ...completed.errors, ...mistakes.errors };
      if (Object.keys(errors).length > 0)
        return await renderFormAgain(
          new Refusal(422, 'The form has mistakes', mistakes.reason ? { reason: mistakes.reason } : {}),
          { errors },
        );
      if (completed.isSummary) return await this.#html(request, pages.summary(path, form.texts), 200);
      const taken = await submissions.store(form, completed.texts, 'page');
      const { prepareStoredTexts } = await this.options.languages.of(form.language);
      const texts = await prepareStoredTexts(FORMS[form.kind], completed.texts, countries, settings.formRules);
      return await this.#success(form, taken, pages.rows(path, texts, form.file?.name ?? ''));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errors } = error.extra;
      return renderFormAgain(error, errors ? { errors } : { failure: getPageReason(error) });
    }
  }

  /** Returns a 303 redirect to the success page. */
  async #success(
    { language }: ReceivedForm,
    { id, reference, submission, arrived }: StoredSubmission,
    rows: ReturnType<PageRenderer['pages']['rows']>,
  ): Promise<Response> {
    const { kind, payload } = submission;
    const { memory, now } = this.options;
    const receipt: SentReceipt = { kind, reference, email: payload.email, arrived, rows };
    const kept = memory.keepReceipt(id, JSON.stringify(receipt), now() + RECEIPT_LIFETIME_MS);
    await this.#withFallback(undefined, kept);
    const headers = { Location: successPath(kind, id, language), 'Cache-Control': 'no-store' };
    return new Response(null, { status: 303, headers });
  }

  /**
   * Returns the token of the posted form if a server of this outbox signed it, otherwise a new token. Returns '' when
   * the outbox is unavailable, because a form without a token is quarantined, not refused.
   */
  async #tokenFor({ texts }: ReceivedForm): Promise<string> {
    const { tokens } = this.options.submissions;
    const given = texts[META_FIELDS.token] ?? '';
    const isOurs = (await this.#withFallback(undefined, tokens.read(given))) !== undefined;
    return isOurs ? given : this.#withFallback('', tokens.make(this.options.now()));
  }

  /**
   * Resolves to the value of `promise`, or to `fallback` when the outbox is unavailable. Used for optional parts of a
   * page.
   */
  #withFallback<Value>(fallback: Value, promise: Promise<Value>): Promise<Value> {
    return promise.catch((error: unknown) => {
      this.options.log('error', 'outbox.unavailable', { reason: formatError(error) });
      return fallback;
    });
  }

  #log({ logFields }: Refusal): void {
    this.options.log('warn', 'submission.refused', logFields);
  }

  #formOf(request: Request, body: FormRequest['body']): FormRequest {
    return { headers: request.headers, body, language: this.options.languages.tagOf(request) };
  }

  /** Returns the page renderer for the language of a request. */
  #loadRenderer(request: Request): Promise<PageRenderer> {
    const site = this.options.site?.();
    if (site !== this.#rendererBuild) this.#makers.clear();
    this.#rendererBuild = site;
    const language = this.options.languages.tagOf(request);
    const known = this.#makers.get(language);
    if (known) return known;
    const maker = this.options.loadRenderer(getTagFolder(language)).catch((error: unknown) => {
      this.#makers.delete(language);
      this.options.log('error', 'noscript.unavailable', { reason: formatError(error) });
      throw error;
    });
    this.#makers.set(language, maker);
    return maker;
  }

  async #html(
    request: Request,
    page: RenderedPage,
    status: number,
    more: Pick<HtmlOptions, 'retryAfterSeconds' | 'cacheControl'> = {},
  ): Promise<Response> {
    const { frame, styles } = await this.#loadRenderer(request);
    return respondWithHtml(request, frame(page), {
      status,
      policy: { style: styles, images: this.options.images },
      ...more,
    });
  }
}

const getKind = (request: Request): SubmissionKind | undefined =>
  getKindByPath(new URL(request.url).pathname.split('/').at(-1) ?? '');
/** Returns the path of the page that contains the form. */
const getFormPath = (request: Request): string => new URL(request.url).searchParams.get('form') ?? '';

const REASONS: Readonly<Record<number, RefusalReason>> = {
  400: 'malformed',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooMany',
  503: 'down',
};

/** The reason of a refusal when the page that the URL names does not contain the posted form. */
const NO_SUCH_FORM = 'no-such-form';

/** Returns the reason that a page shows for a refusal. */
function getPageReason({ reason, status }: Refusal): RefusalReason {
  if (reason === NO_SUCH_FORM) return 'foreign';
  // The reason 'busy' means that too many uploads are running.
  return reason === 'busy' ? 'full' : (REASONS[status] ?? 'foreign');
}
