import * as fc from 'fast-check';
import { addToCorpus, readCorpus } from './corpus';
import { sendExchange, type Exchange } from './exchange';
import {
  createInterruptedPostArbitrary,
  hasFile,
  loadForms,
  createOversizedPostArbitrary,
  createNoscriptPostArbitrary,
  FORM_TOKEN_PLACEHOLDER,
  createTruncatedExchanges,
  type FuzzForm,
} from './forms';
import { framingArbitrary, createBodilessRequestArbitrary } from './http';
import { Oracle } from './oracle';
import { createScriptPostArbitrary } from './script';
import { FuzzedServer } from './target';
import { createOutagePostArbitrary, createUploadArbitrary } from './uploads';
import { chooseWeighted } from './values';
import { FORGED_TOKEN_PLACEHOLDER, SIGNED_TOKEN_PLACEHOLDER, withdrawalArbitrary } from './withdrawals';

export interface CampaignOptions {
  /** The database engine of the outbox: 'file' or 'postgres'. The output contains this name. */
  engine: string;
  /** The URL of a PostgreSQL database. The field is absent for an outbox file. */
  postgresUrl?: string;
  seed: number;
  /** The number of random requests, which follow the corpus and the truncated forms. */
  runCount: number;
  write: (line: string) => void;
}

export interface CampaignResult {
  requestCount: number;
  failures: string[];
}

/**
 * The maximum number of failing attempts while the fuzzer shrinks a failing input. The limit saves time, because the
 * fuzzer restarts the server after each failing attempt.
 */
const MAX_SHRINKS = 40;

const createExchangeArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  chooseWeighted(
    [150, createNoscriptPostArbitrary(forms)],
    [140, createScriptPostArbitrary(forms)],
    [50, createInterruptedPostArbitrary(forms)],
    // Oversized requests are rare, because each transfers as many bytes as thousands of other requests.
    [1, createOversizedPostArbitrary(forms)],
    [135, createBodilessRequestArbitrary(forms)],
    [25, framingArbitrary],
    [25, withdrawalArbitrary],
    [8, createOutagePostArbitrary(forms.filter((form) => !hasFile(form)))],
    // Uploads are rare, because each can transfer more than 5 MB. A firm without jobs has no form with a file.
    ...(forms.some(hasFile) ? [[25, createUploadArbitrary(forms.filter(hasFile))] as const] : []),
  );

/** The paths of the forms that the server stores for every firm. */
const STORED_FORM_PATHS: ReadonlySet<string> = new Set(['contacts', 'applications']);

class FuzzProblemError extends Error {}

/**
 * Runs the corpus, the truncated forms and random requests against one server. The truncated forms and the random
 * requests each stop at their first failure. Resolves with the number of requests and a message for each failure.
 */
export async function runCampaign({
  engine,
  postgresUrl,
  seed,
  runCount,
  write,
}: CampaignOptions): Promise<CampaignResult> {
  const forms = await loadForms();
  const server = await FuzzedServer.start(forms[0], postgresUrl);
  const failures: string[] = [];
  const oracle = new Oracle(server);
  let requestCount = 0;
  const sendAndCheck = async (exchange: Exchange): Promise<string[]> => {
    requestCount += 1;
    const exchangeWithTokens = {
      ...exchange,
      writes: exchange.writes.map((text) =>
        text
          .replaceAll(FORM_TOKEN_PLACEHOLDER, server.formToken)
          .replaceAll(SIGNED_TOKEN_PLACEHOLDER, server.withdrawalTokens.signed)
          .replaceAll(FORGED_TOKEN_PLACEHOLDER, server.withdrawalTokens.forged),
      ),
    };
    const send = () => sendExchange(exchangeWithTokens, server.port);
    const exchangeResult = await (exchange.rejectingTable
      ? server.runWhileRejecting(exchange.rejectingTable, send)
      : send());
    const problems = await oracle.findProblemsAfter(exchange, exchangeResult);
    if (problems.length > 0) {
      await server.restart();
      await oracle.resetAfterFailure();
    }
    return problems;
  };
  const reportFailure = async (name: string, exchange: Exchange, problems: readonly string[]): Promise<void> => {
    failures.push(`${engine}: ${name}: ${problems.join('; ')}`);
    write(`FAILED ${engine}: ${name}\n  ${problems.join('\n  ')}\n  ${JSON.stringify(exchange).slice(0, 1500)}`);
  };
  const reportProblem = (problem: string): void => {
    failures.push(`${engine}: ${problem}`);
    write(`FAILED ${engine}: ${problem}`);
  };
  try {
    for (const { name, exchange } of await readCorpus()) {
      const problems = await sendAndCheck(exchange);
      if (problems.length > 0) await reportFailure(`corpus/${name}`, exchange, problems);
    }
    const storedForms = forms.filter(({ path }) => STORED_FORM_PATHS.has(path));
    const expectedCount = oracle.storedCount + storedForms.length;
    for (const exchange of createTruncatedExchanges(storedForms)) {
      const problems = await sendAndCheck(exchange);
      if (problems.length === 0) continue;
      await reportFailure(await addToCorpus(exchange), exchange, problems);
      break;
    }
    // If the server rejected every form, the random requests would prove nothing.
    if (failures.length === 0 && oracle.storedCount !== expectedCount)
      reportProblem('the server did not store each complete form exactly once');
    let shrinkCount = 0;
    const property = fc.asyncProperty(createExchangeArbitrary(forms), async (exchange) => {
      if (shrinkCount > MAX_SHRINKS) return;
      const problems = await sendAndCheck(exchange);
      if (problems.length === 0) return;
      shrinkCount += 1;
      throw new FuzzProblemError(problems.join('; '));
    });
    const runDetails = await fc.check(property, { seed, numRuns: runCount });
    if (runDetails.failed) {
      const [exchange] = runDetails.counterexample ?? [];
      const problems = [
        runDetails.errorInstance instanceof Error ? runDetails.errorInstance.message : String(runDetails.errorInstance),
      ];
      if (exchange) await reportFailure(await addToCorpus(exchange), exchange, problems);
    }
    [...(await oracle.findOrphanProblems()), ...(await oracle.findErasureProblems())].forEach(reportProblem);
    write(`${engine}: ${requestCount} requests, ${oracle.peakMegabytes} MB of peak memory`);
    return { requestCount, failures };
  } finally {
    await server.stop();
  }
}
