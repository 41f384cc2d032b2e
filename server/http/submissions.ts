import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { countries } from '#site/countries';
import { settings as siteSettings } from '#site/settings';
import { findFileFieldName, FORMS } from '../../src/submission/forms/index';
import { COUNTRY_FIELD } from '../../src/submission/international';
import type { FormTexts } from '../../src/submission/normalise';
import { getExaminedText } from '../../src/submission/payloads';
import { createReference } from '../../src/submission/reference';
import { RESUME_MEDIA_TYPES, findResumeFault, getResumeKind, type ResumeFile } from '../../src/submission/resume';
import type { FieldErrors } from '../../src/submission/rules';
import { cleanLine } from '../../src/submission/text';
import {
  META_FIELDS,
  type ReceivedData,
  type Receipt,
  type Submission,
  type SubmissionKind,
} from '../../src/submission/types';
import type { RelayLimits } from '../settings';
import type { Languages } from '../languages';
import { formatError, type Log } from '../log';
import { DAY } from '../outbox/backoff';
import type { FormStore } from '../outbox/formStore';
import { formatSha256, type AcceptResult, type Outbox } from '../outbox/outbox';
import type { Upload } from '../outbox/resumes';
import type { ScanResult } from '../outbox/status';
import { SameTextCounter } from '../spam/sameText';
import { findQuarantineSigns, type Evidence } from '../spam/signs';
import { listNetworks } from './address';
import type { BodyLimits } from './body';
import { deriveSubmissionId } from './identity';
import { readForm, type FormRequest } from './multipart';
import { RateLimit } from './rateLimit';
import { Refusal, createUnknownFieldRefusal } from './refusal';
import type { Scan } from './scan';
import { SignedTokens, type SignedToken } from './signedTokens';
import { UploadLimiter } from './uploads';

export interface SubmissionsOptions {
  /** The outbox, whose promises resolve only after durable storage. */
  store: Pick<Outbox, 'accept' | 'findRepeat' | 'createUpload' | 'findDiskShortage' | 'erasures'>;
  formStore: Pick<FormStore, 'key' | 'findOrStoreId'>;
  languages: Languages;
  limits: RelayLimits;
  log: Log;
  now: () => number;
  /** Called after each new submission is stored. */
  onStored: () => void;
  /** Returns whether this server serves the pages with forms and inserts a token into each form. */
  servesForms: () => boolean;
  /** Scans résumés for viruses. Without this function, résumés are stored without a scan result. */
  scan?: Scan | undefined;
  /** Limits of a form's size and time that replace the default limits in tests. */
  bodyLimits?: Partial<Record<SubmissionKind, BodyLimits>> | undefined;
}

/** The limits of a form without a file field, including multipart boundaries. */
const FORM_LIMITS: BodyLimits = { size: 32 * 1024, timeMs: 30_000 };
/**
 * The limits of a form with a file field. The size limit exceeds the limit of a file (5 MB) by over a third. The relay
 * reads a form within this limit completely, even if its file is slightly too large. A visitor without JavaScript then
 * sees the form again, with all other input and an error message at the file field. The time suffices for 5 MB on a
 * slow connection (0.3 Mbit/s).
 */
const UPLOAD_LIMITS: BodyLimits = { size: 7_200_000, timeMs: 180_000 };
/**
 * The number of requests, of any outcome, that an IP address may make for each allowed submission. This number lets
 * visitors correct mistakes, but still stops a flood early.
 */
const ATTEMPTS_PER_SUBMISSION = 12;
/** The Retry-After header while the disk of the outbox is almost full, in seconds. */
const LOW_DISK_RETRY_SECONDS = 600;
/** The validity of a form token, in milliseconds. A page may stay open overnight. */
const TOKEN_VALIDITY_MS = DAY;
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const getKindByPath = (path: string): SubmissionKind | undefined =>
  (Object.keys(FORMS) as SubmissionKind[]).find((kind) => FORMS[kind].path === path);

/** A form that was read completely. */
export interface ReceivedForm {
  kind: SubmissionKind;
  /** The language tag of the form's page. */
  language: string;
  /** The texts of the form as they were posted. */
  texts: FormTexts;
  file?: ResumeFile;
  /**
   * The uploaded file in the outbox. The property is undefined if the file name does not have the extension of a
   * résumé.
   */
  upload?: Upload | undefined;
  /** The client's IP address, for rate limits (`getClientAddress`). */
  address: string;
  /**
   * The time at which the form was completely read (`performance.now()`). The timer of the virus scan starts at this
   * time.
   */
  readAt: number;
}

/**
 * The mistakes of a form by field. If the bytes of the résumé have a fault, `reason` is 'macros' or 'no-resume', for
 * the log and the metrics.
 */
export interface Mistakes {
  errors: FieldErrors;
  reason?: string;
}

export interface StoredSubmission {
  id: string;
  reference: string;
  submission: Submission;
  /** The texts of the form, as the outbox stores them. */
  texts: FormTexts;
  arrived: ReceivedData;
}

/** Reads, validates and stores forms. Throws {@link Refusal}. */
export class Submissions {
  readonly tokens: SignedTokens;
  readonly #attemptLimit: RateLimit;
  readonly #uploadLimiter: UploadLimiter;
  readonly #sameTextCounter = new SameTextCounter();
  #latestCheckPromise: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: SubmissionsOptions) {
    const { limits, formStore, now } = options;
    this.#attemptLimit = new RateLimit(limits.submissions * ATTEMPTS_PER_SUBMISSION, limits.windowMs, now);
    this.#uploadLimiter = new UploadLimiter(limits.submissions, now);
    this.tokens = new SignedTokens(() => formStore.key.read(now()));
  }

  /** Accepts a form that JavaScript sent. Resolves once the submission is durably stored. */
  accept(kind: SubmissionKind, request: FormRequest, address: string): Promise<Receipt> {
    return this.receive(kind, request, address, async (form) => {
      const { errors, reason } = await this.findMistakes(form, form.texts);
      if (Object.keys(errors).length > 0)
        throw new Refusal(422, 'The form has mistakes', { errors, ...(reason && { reason }) });
      const { reference, arrived } = await this.store(form, form.texts, 'script');
      return { reference, arrived };
    });
  }

  /**
   * Reads a form and passes the form to `acceptForm`. Afterwards deletes the uploaded file, unless `store` has kept it.
   */
  async receive<Result>(
    kind: SubmissionKind,
    request: FormRequest,
    address: string,
    acceptForm: (form: ReceivedForm) => Promise<Result>,
  ): Promise<Result> {
    const { store, log, now, bodyLimits } = this.options;
    const waitMs = this.#attemptLimit.countOrGetWaitMs(address);
    if (waitMs > 0) throw createLimitRefusal(waitMs);
    if (request.headers.has('Content-Encoding')) throw new Refusal(415, 'Send the body uncompressed');
    const fileField = findFileFieldName(kind);
    if (fileField) await this.#assertDiskSpace();
    const progress = fileField ? this.#uploadLimiter.beginUpload(address) : undefined;
    let upload: Upload | undefined;
    try {
      const postedForm = await readForm(request, {
        limits: bodyLimits?.[kind] ?? (fileField ? UPLOAD_LIMITS : FORM_LIMITS),
        fileField,
        createSink: (name) => {
          const fileKind = getResumeKind(name);
          if (fileKind === null) return undefined;
          const newUpload = (upload = store.createUpload(RESUME_MEDIA_TYPES[fileKind], now()));
          return {
            write: (bytes) => newUpload.write(bytes).catch(createOutboxErrorHandler(log)),
            end: () => newUpload.end().catch(createOutboxErrorHandler(log)),
          };
        },
        progress,
      });
      const texts = renameLegacyToken(postedForm.texts);
      refuseUnknownFields(kind, texts);
      return await acceptForm({
        kind,
        language: request.language,
        ...postedForm,
        texts,
        upload,
        address,
        readAt: performance.now(),
      });
    } finally {
      progress?.end();
      await upload?.discard().catch((error: unknown) => {
        log('error', 'outbox.unavailable', { reason: formatError(error) });
      });
    }
  }

  /**
   * Throws {@link Refusal} (503) if the disk of the outbox is almost full. The relay keeps the remaining space for
   * forms without a file and for running uploads, because a full disk would stop all forms.
   */
  async #assertDiskSpace(): Promise<void> {
    const { store, log } = this.options;
    if ((await store.findDiskShortage().catch(createOutboxErrorHandler(log))) === undefined) return;
    throw new Refusal(503, 'The server has no space for files at the moment. Send the same form again later.', {
      retryAfterSeconds: LOW_DISK_RETRY_SECONDS,
      reason: 'disk-low',
    });
  }

  /** Returns the mistakes of a form by field. The messages are those of §5.2, which the browser also shows. */
  async findMistakes(
    { kind, language, file, upload }: ReceivedForm,
    texts: FormTexts,
    isSent = true,
  ): Promise<Mistakes> {
    const { checkForm, getResumeMessage } = await this.options.languages.getLanguage(language);
    const errors = await checkForm(kind, { texts, file }, siteSettings.formRules, countries, isSent);
    const fileField = findFileFieldName(kind);
    if (!file || !upload || !fileField || errors[fileField]) return { errors };
    const fault = await this.#findFault(upload, file.name);
    if (fault === null) return { errors };
    const reason = fault === 'macros' ? 'macros' : 'no-resume';
    return { errors: { ...errors, [fileField]: getResumeMessage(fault) }, reason };
  }

  /**
   * Stores a form without mistakes. A form that seems to come from a bot is stored in quarantine with the usual
   * response, so that no real message is lost. The server sets the time of the submission, because a visitor's clock
   * may be wrong. Throws {@link Refusal}: 400 (invalid key or age), 409 (key of another submission), 422 (infected
   * file), 429 (rate limit), 503 (outbox unavailable).
   */
  async store(form: ReceivedForm, texts: FormTexts, sentBy: 'script' | 'page'): Promise<StoredSubmission> {
    const { kind, language, file, upload, address } = form;
    const { buildSubmission, prepareStoredTexts } = await this.options.languages.getLanguage(language);
    const { store, limits, formStore, log, now } = this.options;
    const storedTexts = await prepareStoredTexts(FORMS[kind], texts, countries, siteSettings.formRules);
    const submission = buildSubmission(kind, storedTexts, countries, new Date(now()), {
      name: file?.name ?? '',
      content: '',
    });
    const token = await this.#readToken(form);
    const sentId =
      readIdempotencyKey(form) ??
      (await deriveSubmissionId(submission, upload?.digest, { token, address }, formStore, now()).catch(
        createOutboxErrorHandler(log),
      ));
    const { id, repeatResult } = await this.#resolveId(sentId, submission, upload).catch(
      createOutboxErrorHandler(log, createReference(sentId)),
    );
    const reference = createReference(id);
    const commonFields = { id, submission, texts: storedTexts };
    if (repeatResult) return { ...commonFields, ...this.#finishAcceptance(repeatResult, submission, upload) };
    const scanResult = await this.#scan(form);
    const signs = this.#findSigns(form, submission, token, sentBy);
    const acceptOptions = {
      id,
      reference,
      submission,
      language,
      now: now(),
      sender: {
        networks: listNetworks(address),
        limit: limits.submissions,
        windowMs: limits.windowMs,
        dailyLimit: limits.dailySubmissions,
      },
      signs,
      file: upload,
      ...(scanResult && { scan: scanResult }),
    };
    const acceptResult = await store.accept(acceptOptions).catch((error: unknown) => {
      // The write may have succeeded, so the file is kept. A sweep deletes a file that still has no submission after an
      // hour.
      upload?.keep();
      return createOutboxErrorHandler(log, reference)(error);
    });
    if (acceptResult.outcome === 'stored') upload?.keep();
    return { ...commonFields, ...this.#finishAcceptance(acceptResult, submission, upload, signs) };
  }

  /**
   * Returns the id under which the relay stores the form that was sent with `id`. The two ids differ if the submission
   * `id` was erased. If the outbox already has the submission, also returns the result of `findRepeat`.
   */
  async #resolveId(
    id: string,
    submission: Submission,
    upload: Upload | undefined,
  ): Promise<{ id: string; repeatResult?: AcceptResult | undefined }> {
    const { store } = this.options;
    const repeatResult = await store.findRepeat(id, submission, upload);
    const nextId = repeatResult ? undefined : await store.erasures.tombstones.findReplacementId(id);
    return nextId === undefined ? { id, repeatResult } : this.#resolveId(nextId, submission, upload);
  }

  /**
   * Returns the token of a form. Returns undefined if the token is missing or invalid, or if the outbox is unavailable.
   */
  #readToken({ texts }: ReceivedForm): Promise<SignedToken | undefined> {
    return this.tokens.read(texts[META_FIELDS.token] ?? '').catch((error: unknown) => {
      this.options.log('error', 'outbox.unavailable', { reason: formatError(error) });
      return undefined;
    });
  }

  /**
   * Returns the signs of a bot that cause the quarantine of a submission. Returns an empty array for an ordinary
   * submission. The token's age is unknown after the server's clock was set back.
   */
  #findSigns(
    { texts, address }: ReceivedForm,
    submission: Submission,
    token: SignedToken | undefined,
    sentBy: 'script' | 'page',
  ): string[] {
    const { limits, servesForms } = this.options;
    const now = this.options.now();
    const age = parseFormAge(texts[META_FIELDS.age]);
    const tokenAge = token && token.time <= now ? now - token.time : undefined;
    // A form with an age needs no token. The site's JavaScript always sends an age. A form that is posted without
    // JavaScript needs a token only if this server inserts tokens into its pages.
    const isTokenNeeded = age === undefined && (sentBy === 'script' || servesForms());
    const text = getExaminedText(submission);
    return findQuarantineSigns({
      isHoneypotFilled: (texts[META_FIELDS.honeypot] ?? '') !== '',
      formAgeMs: age ?? tokenAge,
      minFormAgeMs: limits.minFormAgeMs,
      tokenState: getTokenState(token, now, isTokenNeeded),
      text,
      sameTextSenderCount: this.#sameTextCounter.recordAndCountOthers(text, address, now),
      email: submission.payload.email,
    });
  }

  /**
   * Logs the result of `accept` or `findRepeat`, and calls `onStored` for a new submission. Returns the receipt. Throws
   * {@link Refusal}: 409 for the outcome 'conflict', 429 for 'limited'.
   */
  #finishAcceptance(
    result: AcceptResult,
    submission: Submission,
    upload: Upload | undefined,
    signs: readonly string[] = [],
  ): Required<Receipt> {
    const { kind } = submission;
    const { log, onStored } = this.options;
    if (result.outcome === 'limited') throw createLimitRefusal(result.waitMs);
    if (result.outcome === 'conflict') throw new Refusal(409, 'The key belongs to another submission');
    const { outcome, reference, receivedAt } = result;
    if (outcome === 'stored' && signs.length > 0)
      log('info', 'submission.quarantined', { reference, kind, signs: signs.join(',') });
    else log('info', `submission.${outcome}`, { reference, kind });
    if (outcome === 'stored') onStored();
    return { reference, arrived: describeArrival(submission, upload, receivedAt) };
  }

  /**
   * Returns the scan result of a file, or undefined without a file or scanner. Throws {@link Refusal} (422) for an
   * infected file.
   */
  async #scan({ kind, language, upload, readAt }: ReceivedForm): Promise<ScanResult | undefined> {
    const { scan, languages } = this.options;
    if (!scan || !upload) return undefined;
    const verdict = await scan(upload.readBytes(), readAt);
    if (typeof verdict === 'string') return verdict;
    const { words } = await languages.getLanguage(language);
    const errors = { [findFileFieldName(kind) ?? '']: words.infected };
    throw new Refusal(422, 'The file is infected', { errors, reason: 'infected', signature: verdict.signature });
  }

  /**
   * Returns the fault of a file's bytes, or null without a fault. Does not decompress the file. Examines only the first
   * bytes of a PDF. Reads Word files completely, one after another.
   */
  async #findFault(upload: Upload, name: string): Promise<ReturnType<typeof findResumeFault>> {
    if (getResumeKind(name) === 'pdf') return findResumeFault(upload.head, name);
    const checkPromise = this.#latestCheckPromise.then(yieldToEventLoop).then(async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of upload.readBytes()) chunks.push(chunk);
      return findResumeFault(Buffer.concat(chunks), name);
    });
    this.#latestCheckPromise = checkPromise.catch(() => undefined);
    return checkPromise.catch(createOutboxErrorHandler(this.options.log));
  }
}

/**
 * Returns the data of a received submission for its receipt. The file name has one line and no bidirectional control
 * characters.
 */
function describeArrival({ kind, payload }: Submission, upload: Upload | undefined, receivedAt: number): ReceivedData {
  const arrivedAt = new Date(receivedAt).toISOString();
  if (kind !== 'application' || !upload) return { at: arrivedAt };
  const file = { name: cleanLine(payload.resumeFileName), size: upload.size, sha256: formatSha256(upload) };
  return { at: arrivedAt, file, letterLength: payload.coverLetter.length };
}

/**
 * Returns the texts with the token in its current field. In pages of earlier versions, which may still be open, the
 * field is called 'seal'.
 */
const renameLegacyToken = ({ seal, ...texts }: FormTexts): FormTexts =>
  seal === undefined ? texts : { [META_FIELDS.token]: seal, ...texts };

/** Throws {@link Refusal} (400) for a field that no form of this kind has. */
function refuseUnknownFields(kind: SubmissionKind, texts: FormTexts): void {
  const knownNames = new Set<string>([
    ...Object.keys(FORMS[kind].fields),
    COUNTRY_FIELD,
    ...Object.values(META_FIELDS),
  ]);
  if (Object.keys(texts).some((name) => !knownNames.has(name))) throw createUnknownFieldRefusal();
}

/**
 * Returns the idempotency key of a form, or undefined without a key. Throws {@link Refusal} (400) for a key that is not
 * a UUID.
 */
function readIdempotencyKey({ texts }: ReceivedForm): string | undefined {
  const key = texts[META_FIELDS.key];
  if (key === undefined || key === '') return undefined;
  if (!UUID_PATTERN.test(key)) throw new Refusal(400, `The field '${META_FIELDS.key}' must be a UUID`);
  return key.toLowerCase();
}

/**
 * Returns the age of a form in milliseconds, or undefined without an age. Throws {@link Refusal} (400) for an age that
 * is not a number of milliseconds.
 */
function parseFormAge(age: string | undefined): number | undefined {
  if (age === undefined || age === '') return undefined;
  if (!/^\d{1,15}$/.test(age))
    throw new Refusal(400, `The field '${META_FIELDS.age}' must be a number of milliseconds`);
  return Number(age);
}

function getTokenState(token: SignedToken | undefined, now: number, isNeeded: boolean): Evidence['tokenState'] {
  if (token) return now - token.time > TOKEN_VALIDITY_MS ? 'expired' : 'valid';
  return isNeeded ? 'missing' : 'not-needed';
}

const createLimitRefusal = (waitMs: number) =>
  new Refusal(429, 'The rate limit is reached', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    visitorText: 'tooMany',
  });

/**
 * Returns a handler for a rejected promise of the outbox. The handler logs the error and throws a {@link Refusal}
 * (503).
 */
const createOutboxErrorHandler =
  (log: Log, reference?: string) =>
  (error: unknown): never => {
    log('error', 'submission.not-stored', { ...(reference && { reference }), reason: formatError(error) });
    throw new Refusal(503, 'The relay could not confirm that the form is stored. Send the same form again.', {
      retryAfterSeconds: 5,
      reason: 'not-stored',
    });
  };
