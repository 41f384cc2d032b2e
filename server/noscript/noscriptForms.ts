import type { RefusalPageReason, RejectedForm, RenderedPage, SentReceipt } from '../../src/submission/noscriptPages';
import { FORMS } from '../../src/submission/forms/index';
import { META_FIELDS, SUBMISSIONS_PATH, type SubmissionKind } from '../../src/submission/types';
import { getFolderByLanguageTag, formatLanguageQuery, type Languages } from '../languages';
import { WITHDRAWAL_PATH } from '../withdrawal/links';
import { formatError, type Log } from '../log';
import type { FormRequest } from '../http/multipart';
import { Refusal } from '../http/refusal';
import { getKindByPath, type ReceivedForm, type Submissions, type StoredSubmission } from '../http/submissions';
import type { FormStore } from '../outbox/formStore';
import type { RefusalReason } from '../../src/site/words/noscript';
import type { StaticSite } from '../static/load';
import { respondWithHtml, type HtmlOptions } from './respondWithHtml';
import type { PageRenderer } from './pageRenderer';

export interface NoscriptFormsOptions {
  submissions: Submissions;
  formStore: FormStore;
  languages: Languages;
  /**
   * Loads the page renderer of a language. `NoscriptForms` calls this function on the first use of each language and
   * build, and again after a failed load.
   */
  loadRenderer: (languageFolder: string) => Promise<PageRenderer>;
  /** Returns the build that is currently served. */
  getSite: (() => StaticSite) | undefined;
  imageOrigins: readonly string[];
  log: Log;
  now: () => number;
}

/** The value of Retry-After for pages while the outbox is unavailable, in seconds. */
const OUTBOX_RETRY_SECONDS = 60;
/** The time during which a success page shows the sent values, in milliseconds. */
const RECEIPT_LIFETIME_MS = 30 * 60_000;

const getSuccessPath = (kind: SubmissionKind, token: string, language: string): string =>
  `${SUBMISSIONS_PATH}/${FORMS[kind].path}/sent/${token}${formatLanguageQuery(language)}`;

/** Accepts forms that are posted without JavaScript (§2.16), and responds with pages. */
export class NoscriptForms {
  /**
   * The page renderers by build and language. The entries of replaced builds are garbage-collected. The values are
   * promises, so that simultaneous requests load a renderer only once.
   */
  readonly #rendererPromisesByBuild = new WeakMap<object, Map<string, Promise<PageRenderer>>>();

  constructor(private readonly options: NoscriptFormsOptions) {}

  /**
   * Accepts a posted form. Redirects (303) to the success page, or responds with the summary page or the form page. The
   * form page shows the mistakes or the reason for a refusal. Throws the refusals of `Submissions.receive`. Throws
   * {@link Refusal} (400) if the page named in the URL does not contain the form. For a thrown refusal, the app calls
   * `getRefusalPage`.
   */
  accept(kind: SubmissionKind, request: Request, formRequest: FormRequest, address: string): Promise<Response> {
    return this.options.submissions.receive(kind, formRequest, address, (form) => this.#respondToForm(form, request));
  }

  /**
   * Returns the page with the reason for a refusal, without the visitor's input. For a refused withdrawal, returns the
   * withdrawal page. Rejects when no page can be rendered.
   */
  async getRefusalPage(request: Request, refusal: Refusal): Promise<Response> {
    const { pages } = await this.#loadRenderer(request);
    const page = renderFailure(pages, request, refusal.reason === NO_SUCH_FORM ? 'noForm' : getPageReason(refusal));
    return this.#respondWithPage(request, page, refusal.status, refusal.details);
  }

  /** Returns the error page for an internal error (500). Rejects when no page can be rendered. */
  async getFailurePage(request: Request): Promise<Response> {
    const { pages } = await this.#loadRenderer(request);
    return this.#respondWithPage(request, renderFailure(pages, request, 'down'), 500);
  }

  /**
   * Returns the success page. If the receipt has expired, the page omits the sent values. The id of the submission
   * alone does not give access to the page, because the withdrawal link contains the id and may reach a mistyped e-mail
   * address. Returns undefined for a token without a valid signature, and when no submission of this kind has the id in
   * the token. While the outbox is unavailable, returns a page about this error (503). Rejects when the page renderer
   * is unavailable.
   */
  async getSuccessPage(kind: SubmissionKind, token: string, request: Request): Promise<Response | undefined> {
    const { submissions, formStore } = this.options;
    const { pages } = await this.#loadRenderer(request);
    const respondUnavailable = () => this.respond(request, 503, () => pages.renderUnavailableSuccessPage());
    const signedToken = await this.#resolveOrFallback(null, submissions.tokens.read(token));
    if (signedToken === null) return respondUnavailable();
    if (signedToken === undefined) return undefined;
    const reference = await this.#resolveOrFallback(null, formStore.findReference(signedToken.id, kind));
    if (reference === null) return respondUnavailable();
    if (reference === undefined) return undefined;
    const receipt = await this.#resolveOrFallback(undefined, this.#findReceipt(signedToken.id, kind));
    return this.respond(request, 200, () =>
      pages.renderSuccessPage(receipt ?? { kind, reference, email: '', rows: null }),
    );
  }

  /**
   * Returns the receipt of a submission. Returns undefined if the receipt is missing, has expired, or is from another
   * kind of form.
   */
  async #findReceipt(id: string, kind: SubmissionKind): Promise<SentReceipt | undefined> {
    const { formStore, now } = this.options;
    const receiptJson = await formStore.findReceipt(id, now());
    const receipt = receiptJson === undefined ? undefined : (JSON.parse(receiptJson) as SentReceipt);
    return receipt?.kind === kind ? receipt : undefined;
  }

  /**
   * Returns a page that belongs to no form, in the language of the request and with `Cache-Control: no-store`. The
   * status 503 means that the outbox is unavailable. A response with this status has a `Retry-After` header.
   */
  async respond(
    request: Request,
    status: number,
    render: (pages: PageRenderer['pages']) => RenderedPage,
  ): Promise<Response> {
    const { pages } = await this.#loadRenderer(request);
    return this.#respondWithPage(request, render(pages), status, {
      cacheControl: 'no-store',
      ...(status === 503 && { retryAfterSeconds: OUTBOX_RETRY_SECONDS }),
    });
  }

  /**
   * Returns the path to which a GET of the form's action URL redirects: the page with the form. If no page contains the
   * form, returns the path of the home page. The path contains the folder of the form's language, but not the base path
   * of the site, which `mountAt` adds.
   */
  async resolveFormUrl(kind: SubmissionKind, request: Request): Promise<string> {
    const { pages } = await this.#loadRenderer(request);
    const path = pages.findFormPath(getFormPath(request), kind) ?? '/';
    return `/${getFolderByLanguageTag(this.options.languages.getTag(request))}${path === '/' ? '' : `${path.slice(1)}/`}`;
  }

  async #respondToForm(form: ReceivedForm, request: Request): Promise<Response> {
    const { submissions } = this.options;
    const { pages } = await this.#loadRenderer(request);
    const path = getFormPath(request);
    const completedForm = pages.completeForm(path, form.kind, form.texts);
    if (!completedForm)
      throw new Refusal(400, "The page in the parameter 'form' has no such form", { reason: NO_SUCH_FORM });
    /** Returns the page with the form, the visitor's input and the reason for the refusal. */
    const respondWithRefusedForm = async (
      refusal: Refusal,
      problems: Pick<RejectedForm, 'errors' | 'failure'>,
    ): Promise<Response> => {
      this.options.log('warn', 'submission.refused', refusal.logFields);
      const token = await this.#getToken(form);
      const page = pages.renderForm(path, { texts: form.texts, hasFile: form.file !== undefined, token, ...problems });
      return this.#respondWithPage(request, page, refusal.status, refusal.details);
    };
    try {
      const mistakes = await submissions.findMistakes(form, completedForm.texts, !completedForm.isSummary);
      const errors = { ...completedForm.errors, ...mistakes.errors };
      if (Object.keys(errors).length > 0)
        return await respondWithRefusedForm(
          new Refusal(422, 'The form has mistakes', mistakes.reason ? { reason: mistakes.reason } : {}),
          { errors },
        );
      if (completedForm.isSummary)
        return await this.#respondWithPage(request, pages.renderSummary(path, form.texts), 200);
      const storedSubmission = await submissions.store(form, completedForm.texts, 'page');
      return await this.#redirectToSuccess(
        form,
        storedSubmission,
        pages.buildRows(path, storedSubmission.texts, form.file?.name ?? ''),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errors } = error.details;
      return respondWithRefusedForm(error, errors ? { errors } : { failure: getPageReason(error) });
    }
  }

  /** Stores the receipt, and returns a 303 redirect to the success page. */
  async #redirectToSuccess(
    { language }: ReceivedForm,
    { id, reference, submission, arrived: receivedData }: StoredSubmission,
    rows: ReturnType<PageRenderer['pages']['buildRows']>,
  ): Promise<Response> {
    const { kind, payload } = submission;
    const { submissions, formStore, now } = this.options;
    const receipt: SentReceipt = { kind, reference, email: payload.email, receivedData, rows };
    const storePromise = formStore.storeReceipt(id, JSON.stringify(receipt), now() + RECEIPT_LIFETIME_MS);
    await this.#resolveOrFallback(undefined, storePromise);
    const token = await submissions.tokens.create(Date.parse(receivedData.at), id);
    const headers = { Location: getSuccessPath(kind, token, language) };
    return new Response(null, { status: 303, headers });
  }

  /**
   * Returns the token of the posted form if a server of this outbox signed the token, otherwise a new token. Returns ''
   * when the outbox is unavailable, because the relay may quarantine a form without a token, but does not refuse it.
   */
  async #getToken({ texts }: ReceivedForm): Promise<string> {
    const { tokens } = this.options.submissions;
    const postedToken = texts[META_FIELDS.token] ?? '';
    const isValid = (await this.#resolveOrFallback(undefined, tokens.read(postedToken))) !== undefined;
    return isValid ? postedToken : this.#resolveOrFallback('', tokens.create(this.options.now()));
  }

  /**
   * Resolves to the value of `promise`. If `promise` rejects, logs the outbox as unavailable and resolves to
   * `fallback`.
   */
  #resolveOrFallback<Value>(fallback: Value, promise: Promise<Value>): Promise<Value> {
    return promise.catch((error: unknown) => {
      this.options.log('error', 'outbox.unavailable', { reason: formatError(error) });
      return fallback;
    });
  }

  /** Returns the page renderer for the language of a request. */
  #loadRenderer(request: Request): Promise<PageRenderer> {
    const build = this.options.getSite?.() ?? this;
    const rendererPromisesByLanguage =
      this.#rendererPromisesByBuild.get(build) ?? new Map<string, Promise<PageRenderer>>();
    this.#rendererPromisesByBuild.set(build, rendererPromisesByLanguage);
    const language = this.options.languages.getTag(request);
    const cachedRendererPromise = rendererPromisesByLanguage.get(language);
    if (cachedRendererPromise) return cachedRendererPromise;
    const rendererPromise = this.options.loadRenderer(getFolderByLanguageTag(language)).catch((error: unknown) => {
      rendererPromisesByLanguage.delete(language);
      this.options.log('error', 'noscript.unavailable', { reason: formatError(error) });
      throw error;
    });
    rendererPromisesByLanguage.set(language, rendererPromise);
    return rendererPromise;
  }

  async #respondWithPage(
    request: Request,
    page: RenderedPage,
    status: number,
    responseOptions: Pick<HtmlOptions, 'retryAfterSeconds' | 'cacheControl'> = {},
  ): Promise<Response> {
    const { renderDocument, styleHashes } = await this.#loadRenderer(request);
    return respondWithHtml(request, renderDocument(page), {
      status,
      policy: { style: styleHashes, images: this.options.imageOrigins },
      ...responseOptions,
    });
  }
}

const getKind = (request: Request): SubmissionKind | undefined =>
  getKindByPath(new URL(request.url).pathname.split('/').at(-1) ?? '');
/**
 * Returns the query parameter 'form': the path of the page that contains the form. Returns '' without the parameter.
 */
const getFormPath = (request: Request): string => new URL(request.url).searchParams.get('form') ?? '';

/** Renders the page about a form or a withdrawal that failed. */
const renderFailure = (pages: PageRenderer['pages'], request: Request, reason: RefusalPageReason): RenderedPage =>
  new URL(request.url).pathname.startsWith(`${WITHDRAWAL_PATH}/`)
    ? pages.renderWithdrawal('failed', '')
    : pages.renderRefusal(getFormPath(request), reason, getKind(request));

/**
 * The reasons that pages show, by the reason or the status of a refusal. The reason 'busy' means that too many uploads
 * are running.
 */
const PAGE_REASON_BY_REFUSAL: Readonly<Record<string, RefusalReason>> = {
  busy: 'full',
  'text-too-large': 'tooLarge',
  400: 'malformed',
  408: 'tooSlow',
  409: 'malformed',
  413: 'fileTooLarge',
  415: 'malformed',
  429: 'tooMany',
  503: 'down',
};

/** The reason of a refusal when the page that the URL names does not contain the posted form. */
const NO_SUCH_FORM = 'no-such-form';

/** Returns the reason that a page shows for a refusal. */
const getPageReason = ({ reason, status }: Refusal): RefusalReason =>
  PAGE_REASON_BY_REFUSAL[reason] ?? PAGE_REASON_BY_REFUSAL[status] ?? 'foreign';
