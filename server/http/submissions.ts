import { settings as content } from '#site/settings';
import { words } from '#site/words/relay';
import { validatePayload } from '../../src/submission/payloadRules';
import { referenceFrom } from '../../src/submission/reference';
import { resumeFault, resumeKindOf, resumeMessage } from '../../src/submission/resume';
import { RELAY_PATH, type Submission, type SubmissionKind } from '../../src/submission/types';
import { breath } from '../breath';
import type { RelayLimits } from '../env';
import { SameText } from '../spam/sameText';
import { quarantineSigns, type Evidence } from '../spam/signs';
import { errorText, type Log } from '../log';
import type { Acceptance, AcceptResult } from '../outbox/outbox';
import { networksOf } from './address';
import type { ScanMark } from '../outbox/status';
import { parseFlatJson, readBody, type BodyLimits } from './body';
import { readMultipart, type Posted } from './multipart';
import { RateLimit } from './rateLimit';
import { Refusal } from './refusal';
import type { Scan } from './scan';
import { Turns, Uploads } from './uploads';

/** The part of the outbox that taking submissions needs; a promise resolves only for what is durably stored. */
export interface SubmissionStore {
  accept: (acceptance: Acceptance) => Promise<AcceptResult>;
  recall: (id: string, submission: Submission) => Promise<AcceptResult | undefined>;
}

export interface SubmissionsOptions {
  store: SubmissionStore;
  limits: RelayLimits;
  log: Log;
  now: () => number;
  /** Called after each new submission, with it safely stored. */
  onStored: () => void;
  /** Scans résumés for viruses; without it they are stored unmarked. */
  scan?: Scan | undefined;
  /** Tighter limits for tests. */
  bodyLimits?: Partial<Record<SubmissionKind, BodyLimits>> | undefined;
}

const SMALL: BodyLimits = { size: 16 * 1024, time: 30_000 };
/** Room for 5 MB as base64 with its fields; the browser gives a slow line about 3 minutes. */
const WITH_RESUME: BodyLimits = { size: 7_200_000, time: 180_000 };
/** Requests of any outcome for each submission that an address may make: mistakes cost a visitor nothing, a flood is cut short. */
const ATTEMPTS_PER_SUBMISSION = 12;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const kindOfPath = (path: string): SubmissionKind | undefined =>
  (Object.keys(RELAY_PATH) as SubmissionKind[]).find((kind) => RELAY_PATH[kind] === path);

/** Fields one by one with their boundaries, a file as it is. */
const PLAIN: BodyLimits = { size: 32 * 1024, time: 30_000 };

/** How a form came, for the signs of a bot. */
export type Origin = Pick<Evidence, 'isHoneypotFilled' | 'formAgeMs' | 'token'>;

export interface Received {
  id: string;
  submission: Submission;
  origin: Origin;
  /** When the body had been read (`performance.now()`): the time limit of a virus scan counts from there. */
  readAt: number;
}

/** Takes submissions: checks them, stores them, answers with their reference. Throws {@link Refusal}. */
export class Submissions {
  readonly #attempts: RateLimit;
  readonly #uploads: Uploads;
  readonly #looks = new Turns();
  readonly #sameText = new SameText();

  constructor(private readonly options: SubmissionsOptions) {
    const { limits, now } = options;
    this.#attempts = new RateLimit(limits.submissions * ATTEMPTS_PER_SUBMISSION, limits.windowMs, now);
    this.#uploads = new Uploads(limits.submissions);
  }

  /** `address` is whom the limits count for. Resolves once the submission is on disk. */
  async take(kind: SubmissionKind, request: Request, address: string): Promise<{ reference: string }> {
    limited(this.#attempts.take(address));
    requireJson(request.headers);
    const id = idempotencyKey(request.headers);
    const origin = originOf(request.headers);
    const upload = kind === 'application' ? this.#uploads.begin(address) : undefined;
    try {
      const bodyLimits = this.options.bodyLimits?.[kind] ?? (upload ? WITH_RESUME : SMALL);
      await upload?.turn();
      const body = await readBody(request, bodyLimits, upload);
      const readAt = performance.now();
      const work = async () =>
        this.decide({ id, submission: await validated(kind, parseFlatJson(body)), origin, readAt }, address);
      return await (upload ? this.#looks.take(work) : work());
    } finally {
      upload?.end();
    }
  }

  /**
   * Reads a form that was posted as plain HTML and hands it on, an upload in its turn. `decide` then stores what it says.
   * Throws {@link Refusal}.
   */
  async readPlain<T>(
    kind: SubmissionKind,
    request: Request,
    address: string,
    use: (posted: Posted, readAt: number) => Promise<T>,
  ): Promise<T> {
    limited(this.#attempts.take(address));
    const upload = kind === 'application' ? this.#uploads.begin(address) : undefined;
    try {
      const limits = this.options.bodyLimits?.[kind] ?? (upload ? WITH_RESUME : PLAIN);
      await upload?.turn();
      const posted = await readMultipart(request, limits, upload);
      const readAt = performance.now();
      return await (upload ? this.#looks.take(() => use(posted, readAt)) : use(posted, readAt));
    } finally {
      upload?.end();
    }
  }

  /**
   * Stores what was received, in quarantine where it looks like a bot's: the answer is the same, and nothing is lost. Its time
   * is the server's, since a visitor's clock may be wrong. Throws {@link Refusal}: 409,
   * 422 (infected), 429, 503.
   */
  async decide(
    { id, submission: received, origin, readAt }: Received,
    address: string,
  ): Promise<{ reference: string }> {
    if (received.kind === 'application') await breath();
    const reference = referenceFrom(id);
    const { store, limits, log, now } = this.options;
    const submission = atServerTime(received, now());
    const known = await store.recall(id, submission).catch(unavailable(log, reference));
    if (known) return this.#answer(known, submission);
    const scan = await this.#scan(submission, readAt);
    const sender = {
      networks: networksOf(address),
      limit: limits.submissions,
      windowMs: limits.windowMs,
      dailyLimit: limits.dailySubmissions,
    };
    const signs = this.#judge(submission, origin, address);
    const acceptance = { id, reference, submission, now: now(), sender, signs, ...(scan && { scan }) };
    return this.#answer(await store.accept(acceptance).catch(unavailable(log, reference)), submission, signs);
  }

  /** Returns why a submission looks like a bot's. */
  #judge(submission: Submission, origin: Origin, address: string): string[] {
    const { limits, now } = this.options;
    const text = textOf(submission);
    const sendersOfSameText = this.#sameText.note(text, address, now());
    const { email } = submission.payload;
    return quarantineSigns({ ...origin, minFormAgeMs: limits.minFormAgeMs, text, sendersOfSameText, email });
  }

  #answer(result: AcceptResult, { kind }: Submission, signs: readonly string[] = []): { reference: string } {
    const { log, onStored } = this.options;
    if (result.outcome === 'limited') throw tooMany(result.waitMs);
    if (result.outcome === 'conflict') throw new Refusal(409, 'This Idempotency-Key stands for another submission');
    const { outcome, reference } = result;
    if (outcome === 'stored' && signs.length > 0)
      log('info', 'submission.quarantined', { reference, kind, signs: signs.join(',') });
    else log('info', `submission.${outcome}`, { reference, kind });
    if (outcome === 'stored') onStored();
    return { reference };
  }

  /** The mark of a résumé; undefined where there is none or nothing scans it. Throws {@link Refusal} (422) for an infected one. */
  async #scan({ kind, payload }: Submission, readAt: number): Promise<ScanMark | undefined> {
    const { scan } = this.options;
    if (!scan || kind !== 'application') return undefined;
    const verdict = await scan(payload.resumeBase64, readAt);
    if (typeof verdict === 'string') return verdict;
    const errors = { resumeBase64: words.infected };
    throw new Refusal(422, 'Infected', { errors, reason: 'infected', signature: verdict.signature });
  }
}

/** What the site's script says of the form. Throws {@link Refusal} (400) for an age that is no number. */
function originOf(headers: Headers): Origin {
  const age = headers.get('Form-Age');
  if (age !== null && !/^\d{1,15}(\.\d+)?$/.test(age))
    throw new Refusal(400, 'Form-Age must be a number of milliseconds');
  return {
    isHoneypotFilled: (headers.get('Form-Trap') ?? '') !== '',
    formAgeMs: age === null ? undefined : Number(age),
    // The site's script always says the age: what says neither age nor token is no page of this site.
    token: age === null ? 'missing' : 'not-needed',
  };
}

const atServerTime = ({ kind, payload }: Submission, now: number): Submission =>
  ({ kind, payload: { ...payload, timestamp: new Date(now).toISOString() } }) as Submission;

/** The longest text that its sender wrote. */
function textOf({ kind, payload }: Submission): string {
  switch (kind) {
    case 'contact':
      return payload.message;
    case 'application':
      return payload.coverLetter;
    case 'quote':
      return payload.details;
    case 'custom-request':
      return payload.requirements;
  }
}

const tooMany = (waitMs: number) => new Refusal(429, words.tooMany, { retryAfterSeconds: Math.ceil(waitMs / 1000) });

function limited(waitMs: number): void {
  if (waitMs > 0) throw tooMany(waitMs);
}

function requireJson(headers: Headers): void {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new Refusal(415, 'Send application/json');
  if (headers.has('Content-Encoding')) throw new Refusal(415, 'Send the body uncompressed');
}

function idempotencyKey(headers: Headers): string {
  const key = headers.get('Idempotency-Key') ?? '';
  if (!UUID.test(key)) throw new Refusal(400, 'Idempotency-Key must be a UUID');
  return key.toLowerCase();
}

async function validated(kind: SubmissionKind, body: Record<string, unknown>): Promise<Submission> {
  const verdict = await validatePayload(kind, body, content.formRules);
  if (!verdict.ok) throw new Refusal(422, 'Refused', { errors: verdict.errors });
  const { submission } = verdict;
  if (submission.kind === 'application') await breath();
  const fault = submission.kind === 'application' ? faultOf(submission.payload) : null;
  if (fault !== null) {
    throw new Refusal(422, 'Not a résumé', {
      errors: { resumeBase64: resumeMessage(fault) },
      reason: fault === 'macros' ? 'macros' : 'no-resume',
    });
  }
  return submission;
}

/** What is wrong with the file by its bytes; nothing is unpacked. */
function faultOf({ resumeBase64, resumeFileName }: { resumeBase64: string; resumeFileName: string }) {
  // That it is a data URL the rules have seen. A PDF is known by how it begins, a Word file by all of it.
  const start = resumeBase64.indexOf(',') + 1;
  const base64 = resumeBase64.slice(start, resumeKindOf(resumeFileName) === 'pdf' ? start + 64 : undefined);
  return resumeFault(Buffer.from(base64, 'base64'), resumeFileName);
}

/** What to answer when the outbox can't be written: 503, and a line of the log. */
export const unavailable =
  (log: Log, reference?: string) =>
  (error: unknown): never => {
    log('error', 'submission.not-stored', { ...(reference && { reference }), reason: errorText(error) });
    throw new Refusal(503, words.notStored, { retryAfterSeconds: 5, reason: 'not-stored' });
  };
