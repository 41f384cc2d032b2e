import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serveSite, type ServedSite } from '../../test/e2e/harness';
import { BROWSERS, type BrowserName } from './browsers';
import { startVisitor, type Step, type Visitor, type VisitorOptions } from './visitor';

/** What is said, scenario by scenario, is kept here for people to read aloud, when RECORD=1. */
const FOLDER = path.join(import.meta.dirname, '../../test/sample/orca/transcripts');

/** A scenario that hangs must not hold up the others. In milliseconds, for both of its tries. */
const PATIENCE = 300_000;

const transcriptOf = (title: string, steps: readonly Step[]): string =>
  `${title}\n\n${steps.map(({ did, said }) => [`[${did}]`, ...said.map((words) => `  ${words}`)].join('\n')).join('\n')}\n`;

function record(browser: BrowserName, title: string, steps: readonly Step[]): void {
  if (process.env['RECORD'] !== '1') return;
  const name = title
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  mkdirSync(path.join(FOLDER, browser), { recursive: true });
  writeFileSync(path.join(FOLDER, browser, `${name}.txt`), transcriptOf(title, steps));
}

/** A visit to a route: what is done, and what must be heard of it. */
export type Scenario = (
  title: string,
  route: string,
  walk: (visitor: Visitor, site: ServedSite) => Promise<void>,
) => void;

/**
 * Writes each scenario once for both browsers, which run side by side, each with a reader, a desktop and a site of its own.
 * One that fails is tried once more with a fresh reader: a key that was lost on its way is no fault of the site. Failing
 * twice it fails, and the log shows both.
 */
export function inEveryBrowser(define: (scenario: Scenario) => void, options: VisitorOptions = {}): void {
  describe('orca', { concurrency: true }, () => {
    for (const browser of BROWSERS)
      describe(browser, { concurrency: 1 }, () => {
        let site: ServedSite | undefined;
        let visitor: Visitor | undefined;
        let visits = 0;
        before(async () => {
          // These visitors type as fast as bots.
          site = await serveSite({ MIN_FORM_AGE_MS: '0' });
        });
        after(async () => {
          await visitor?.stop();
          await site?.stop();
        });
        define((title, route, walk) =>
          test(`${browser} ${title}`, { timeout: PATIENCE }, async (context) => {
            if (!site) throw new Error('There is no site');
            // A hash alone would be no new visit.
            const address = () => `${site?.url}${route.replace('#', `?${++visits}#`)}`;
            const attempt = async (): Promise<void> => {
              visitor ??= await startVisitor(browser, `${site?.url}/`, options);
              await visitor.open(address());
              // To the first stop, where Orca is by itself once it has read a page.
              await visitor.press('Tab');
              if (site) await walk(visitor, site);
            };
            try {
              await attempt();
            } catch (first) {
              context.diagnostic(`tried once more with a fresh reader: ${(first as Error).message}`);
              await visitor?.stop();
              visitor = undefined;
              try {
                await attempt();
              } catch (second) {
                const log = `${(first as Error).message}\n\nand again:\n${(second as Error).message}`;
                throw new Error(log, { cause: second });
              }
            }
            if (visitor) record(browser, title, visitor.steps);
          }));
      });
  });
}
