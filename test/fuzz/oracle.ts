import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import type { Exchange, ExchangeResult } from './exchange';
import type { FuzzResponse } from './responses';
import type { StoredSubmission, FuzzedServer } from './target';
import { CANARY, CANARY_TAG } from './values';

/**
 * The statuses that do not count as failures:
 * - the statuses in docs/relay-protocol.md, except 410 and 500
 * - the statuses of the file server (304, 308, 405)
 * - the statuses with which Node itself rejects requests (417, 431)
 *
 * No request of the fuzzer contains an expired withdrawal link (410). The status 500 reports a fault of the program.
 */
const EXPECTED_STATUSES = new Set([
  200, 202, 303, 304, 308, 400, 403, 404, 405, 408, 409, 413, 415, 417, 422, 429, 431, 503,
]);
/** The limit for the server's resident memory, in megabytes. */
const MAX_MEGABYTES = 250;
/** Node accepts request heads below this size, in bytes. */
const MAX_HEAD_BYTES = 16_000;
/** A request above this size certainly exceeds the limit for a résumé, in bytes. */
const TOO_LARGE_BYTES = RESUME_LIMIT_BYTES + 64 * 1024;
/** Patterns of stack traces, file paths of the server and database errors. */
const LEAK_PATTERNS = [/\n\s+at .+:\d+:\d+/, /node_modules/, /dist-server/, /file:\/\//, /SQLITE_|relation "/];

/** Finds violations of the guarantees of the relay. Records the submissions that the relay has stored. */
export class Oracle {
  /** The references of the stored submissions, by id. */
  readonly #referencesById = new Map<string, string>();

  /** The peak memory so far, in megabytes. */
  peakMegabytes = 0;

  constructor(private readonly server: FuzzedServer) {}

  /** The number of stored submissions so far. */
  get storedCount(): number {
    return this.#referencesById.size;
  }

  /** Returns one message for each problem that the oracle finds after an exchange. */
  async findProblemsAfter(exchange: Exchange, { responses, isHanging }: ExchangeResult): Promise<string[]> {
    const { server } = this;
    const healthProblem = await server.findHealthProblem();
    if (server.exitReason !== undefined) return [`${server.exitReason}: ${server.takeLog().join(' ').slice(0, 1000)}`];
    const megabytes = await server.measureMegabytes(MAX_MEGABYTES);
    this.peakMegabytes = Math.max(this.peakMegabytes, megabytes);
    return [
      ...(healthProblem ? [healthProblem] : []),
      ...(isHanging ? ['the connection was still open after the time limit'] : []),
      ...(isResponseExpected(exchange) && responses.length === 0 && !isHanging
        ? ['the server closed the connection without a response']
        : []),
      ...(megabytes > MAX_MEGABYTES ? [`${megabytes} MB of memory`] : []),
      ...responses.flatMap(findResponseProblems),
      ...(exchange.generator === 'script' ? responses.flatMap(findJsonProblems) : []),
      ...this.findStorageProblems(exchange, responses, await server.readRecentRows()),
      ...(mayContainFile(exchange) ? await this.findOrphanProblems() : []),
      ...server.providers.takeProblems(),
      ...server.takeLog().flatMap((line) => findLogProblems(line, exchange)),
    ];
  }

  /**
   * Returns a problem when the outbox contains résumés without a submission. The server should have deleted such
   * résumés.
   */
  async findOrphanProblems(): Promise<string[]> {
    const orphanCount = await this.server.countOrphanedResumes();
    return orphanCount === 0 ? [] : [`${orphanCount} résumés in the outbox belong to no submission`];
  }

  /**
   * Returns a problem when a request has erased a submission. An erasure needs a POST to a URL that contains a token
   * with a valid signature. The fuzzer sends no such request.
   */
  async findErasureProblems(): Promise<string[]> {
    const erasedCount = await this.server.countErasedSubmissions();
    return erasedCount === 0 ? [] : [`${erasedCount} submissions were erased`];
  }

  /**
   * Deletes résumés without a submission, and records the current submissions. The campaign calls this method after a
   * failure, when the server has restarted on the same outbox.
   */
  async resetAfterFailure(): Promise<void> {
    await this.server.deleteOrphans();
    for (const { id, reference } of await this.server.readRecentRows()) this.#referencesById.set(id, reference);
  }

  /**
   * Records the stored submissions, and returns a problem for each of these submissions:
   * - an accepted submission that is too large or not stored
   * - a stored submission that no response reported as accepted
   */
  findStorageProblems(
    { ending, writes }: Exchange,
    responses: readonly FuzzResponse[],
    rows: readonly StoredSubmission[],
  ): string[] {
    const addedRows = rows.filter(({ id }) => !this.#referencesById.has(id));
    for (const { id, reference } of addedRows) this.#referencesById.set(id, reference);
    const acceptedIds = responses.flatMap(listAcceptedIds);
    const isTooLarge = writes.reduce((size, { length }) => size + length, 0) > TOO_LARGE_BYTES;
    const references = new Set(this.#referencesById.values());
    const lostIds = acceptedIds.filter((id) => !this.#referencesById.has(id) && !references.has(id));
    // A client that disconnects early may miss the response.
    const unreportedRows =
      ending === 'answer'
        ? addedRows.filter((row) => !acceptedIds.includes(row.id) && !acceptedIds.includes(row.reference))
        : [];
    return [
      ...(isTooLarge ? acceptedIds.map((id) => `${id} was accepted although its file is too large`) : []),
      ...lostIds.map((id) => `${id} was reported as accepted but is not in the outbox`),
      ...unreportedRows.map(({ reference }) => `${reference} is in the outbox but was not reported as accepted`),
    ];
  }
}

/** Matches a request line that Node parses completely. */
const REQUEST_LINE = /^\S+ \S+ HTTP\/1\.1\r\n/;

/**
 * Returns false when the client may miss the response. Such a client disconnects early, or sends a request head that is
 * too large or malformed. The server responds to such a head with 431 or 400, and closes the connection with unread
 * bytes. The operating system may then reset the connection before the client has received the response.
 */
function isResponseExpected({ ending, writes }: Exchange): boolean {
  const text = writes.join('');
  const headLength = text.indexOf('\r\n\r\n');
  return ending === 'answer' && REQUEST_LINE.test(text) && headLength >= 0 && headLength < MAX_HEAD_BYTES;
}

/**
 * Returns a list with the id (status 303) or the reference (status 202) of the submission that a response reports as
 * stored. The list is empty for any other response.
 */
function listAcceptedIds({ status, headers, body }: FuzzResponse): string[] {
  if (status === 202) return [String((JSON.parse(body) as { reference?: unknown }).reference)];
  const id = status === 303 ? /\/sent\/\w+\.([\w-]+)\.[\w-]+$/.exec(headers['location'] ?? '')?.[1] : undefined;
  return id === undefined ? [] : [id];
}

function findResponseProblems({ status, headers, body }: FuzzResponse): string[] {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  return [
    ...(EXPECTED_STATUSES.has(status) ? [] : [`status ${status}, which is not documented: ${body.slice(0, 200)}`]),
    ...LEAK_PATTERNS.filter((pattern) => pattern.test(body)).map(
      (pattern) => `the response contains internal details of the server (${pattern.source})`,
    ),
    ...(isHtml && body.includes(CANARY_TAG) ? ['the response contains unescaped markup'] : []),
    ...(body !== '' && !headers['x-content-type-options'] ? [`status ${status} without security headers`] : []),
  ];
}

/** Returns a problem when the response to a post by a script is not JSON. */
const findJsonProblems = ({ status, headers, body }: FuzzResponse): string[] =>
  body !== '' && !headers['content-type']?.startsWith('application/json')
    ? [`status ${status} has the type ${headers['content-type']} instead of JSON in a response to a script`]
    : [];

/** Returns true for an exchange that may leave a résumé in the outbox. */
const mayContainFile = ({ writes }: Exchange): boolean => writes.some((text) => text.includes('filename'));

function findLogProblems(line: string, { rejectingTable }: Exchange): string[] {
  if (line.toLowerCase().includes(CANARY.toLowerCase()))
    return [`the log contains personal data: ${line.slice(0, 300)}`];
  if (rejectingTable && line.includes('"event":"submission.not-stored"')) return [];
  return line.includes('"level":"error"') || !line.startsWith('{')
    ? [`the log contains an error: ${line.slice(0, 2000)}`]
    : [];
}
