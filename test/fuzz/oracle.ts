import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import type { Exchange, ExchangeResult } from './exchange';
import type { FuzzResponse } from './responses';
import type { StoredRow, Target } from './target';
import { CANARY, CANARY_TAG } from './values';

/** Every status that docs/relay-protocol.md names or that Node's parser gives a request that is no HTTP. */
const DOCUMENTED = new Set([200, 202, 303, 304, 308, 400, 403, 404, 405, 408, 409, 413, 415, 417, 422, 429, 431, 503]);
/** Megabytes of resident memory that no request may take the server beyond. */
const MAX_MEGABYTES = 250;
/** Bytes of a head that Node still reads. */
const MAX_HEAD_BYTES = 16_000;
/** Bytes of a request whose file is too large, whatever stands beside it. */
const TOO_LARGE_BYTES = RESUME_LIMIT_BYTES + 64 * 1024;
/** What a stack trace and a path of the machine look like. */
const INTERNALS = [/\n\s+at .+:\d+:\d+/, /node_modules/, /dist-server/, /file:\/\//, /SQLITE_|relation "/];

/** Knows which submissions were answered as accepted, and names whatever contradicts the promises of the relay. */
export class Oracle {
  /** By id, with its reference. */
  readonly #stored = new Map<string, string>();

  /** Megabytes at most so far. */
  peak = 0;

  constructor(private readonly target: Target) {}

  /** Returns what is wrong after one exchange; an empty list when nothing is. */
  async problemsAfter(exchange: Exchange, { responses, isHanging }: ExchangeResult): Promise<string[]> {
    const { target } = this;
    const health = await target.healthProblem();
    if (target.exit !== undefined) return [`${target.exit}: ${target.takeLog().join(' ').slice(0, 1000)}`];
    const megabytes = await target.megabytes(MAX_MEGABYTES);
    this.peak = Math.max(this.peak, megabytes);
    return [
      ...(health ? [health] : []),
      ...(isHanging ? ['no answer'] : []),
      ...(isAnswerDue(exchange) && responses.length === 0 && !isHanging ? ['closed without an answer'] : []),
      ...(megabytes > MAX_MEGABYTES ? [`${megabytes} MB of memory`] : []),
      ...responses.flatMap(problemsOf),
      ...(exchange.layer === 'script' ? responses.flatMap(jsonProblems) : []),
      ...this.#storageProblems(exchange, responses, await target.recentRows()),
      ...(mayHoldFile(exchange) ? await this.orphanProblems() : []),
      ...target.providers.takeProblems(),
      ...target.takeLog().flatMap((line) => logProblems(line, exchange)),
    ];
  }

  /** A résumé that no submission keeps is deleted at once. */
  async orphanProblems(): Promise<string[]> {
    const orphans = await this.target.orphanedResumes();
    return orphans === 0 ? [] : [`${orphans} résumés in the outbox belong to no submission`];
  }

  /** Takes what the outbox holds as known: after a failure the server has restarted on the same one. */
  async learnStored(): Promise<void> {
    await this.target.deleteOrphans();
    for (const { id, reference } of await this.target.recentRows()) this.#stored.set(id, reference);
  }

  /** What was answered as accepted is stored, and nothing else is. */
  #storageProblems(
    { ending, writes }: Exchange,
    responses: readonly FuzzResponse[],
    rows: readonly StoredRow[],
  ): string[] {
    const added = rows.filter(({ id }) => !this.#stored.has(id));
    for (const { id, reference } of added) this.#stored.set(id, reference);
    const accepted = responses.flatMap(acceptedBy);
    const isTooLarge = writes.reduce((size, { length }) => size + length, 0) > TOO_LARGE_BYTES;
    const references = new Set(this.#stored.values());
    const lost = accepted.filter((name) => !this.#stored.has(name) && !references.has(name));
    // A client that left may have missed its answer.
    const unanswered =
      ending === 'answer' ? added.filter((row) => !accepted.includes(row.id) && !accepted.includes(row.reference)) : [];
    return [
      ...(isTooLarge ? accepted.map((name) => `${name} was accepted, and its file is too large`) : []),
      ...lost.map((name) => `${name} was answered as accepted and is not in the outbox`),
      ...unanswered.map(({ reference }) => `${reference} is in the outbox and was not answered as accepted`),
    ];
  }
}

/** A request line that Node reads to its end. */
const REQUEST_LINE = /^\S+ \S+ HTTP\/1\.1\r\n/;

/**
 * False where the client may miss the answer: it left, or its head is too large or malformed. Then the server answers 431 or 400
 * and closes with bytes unread, and the system may reset the connection before the client has read.
 */
function isAnswerDue({ ending, writes }: Exchange): boolean {
  const text = writes.join('');
  const headLength = text.indexOf('\r\n\r\n');
  return ending === 'answer' && REQUEST_LINE.test(text) && headLength >= 0 && headLength < MAX_HEAD_BYTES;
}

/** The id (303) or the reference (202) that an answer says is stored. */
function acceptedBy({ status, headers, body }: FuzzResponse): string[] {
  if (status === 202) return [String((JSON.parse(body) as { reference?: unknown }).reference)];
  const id = status === 303 ? /\/sent\/([\w-]+)$/.exec(headers['location'] ?? '')?.[1] : undefined;
  return id === undefined ? [] : [id];
}

function problemsOf({ status, headers, body }: FuzzResponse): string[] {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  return [
    ...(DOCUMENTED.has(status) ? [] : [`status ${status}, which is not documented: ${body.slice(0, 200)}`]),
    ...INTERNALS.filter((pattern) => pattern.test(body)).map(
      (pattern) => `the answer shows internals (${pattern.source})`,
    ),
    ...(isHtml && body.includes(CANARY_TAG) ? ['typed markup comes back as markup'] : []),
    ...(body !== '' && !headers['x-content-type-options'] ? [`status ${status} without security headers`] : []),
  ];
}

/** An answer to a script is JSON. */
const jsonProblems = ({ status, headers, body }: FuzzResponse): string[] =>
  body !== '' && !headers['content-type']?.startsWith('application/json')
    ? [`status ${status} is answered to a script with ${headers['content-type']}`]
    : [];

/** False for an exchange that can't leave a résumé behind. */
const mayHoldFile = ({ writes }: Exchange): boolean => writes.some((text) => text.includes('filename'));

function logProblems(line: string, { refusingTable }: Exchange): string[] {
  if (line.toLowerCase().includes(CANARY.toLowerCase())) return [`the log holds personal data: ${line.slice(0, 300)}`];
  if (refusingTable && line.includes('"event":"submission.not-stored"')) return [];
  return line.includes('"level":"error"') || !line.startsWith('{')
    ? [`the log tells of a fault: ${line.slice(0, 2000)}`]
    : [];
}
