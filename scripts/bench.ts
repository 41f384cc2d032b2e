import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSubjects } from '../test/subjects';
import { startJourney } from '../test/e2e/harness';
import { writeFloor } from './bench/floor';
import { FLOOR_STEPS, measureInteractions, type Answer } from './bench/interactions';
import { measureLoad, type LoadFigures } from './bench/load';
import { measureMemory } from './bench/memory';
import { openPage } from './bench/openPage';
import { CPU_SLOWDOWN } from './bench/throttle';
import { ensureBrowser } from './chromium';

/**
 * `npm run bench`: the built site beside a hand-written static page with the same content and hero picture, on a phone's
 * window, slow 4G and a slow processor. Rounds are interleaved; the table shows medians. Only ratios of one run count.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const PHONE = { width: 412, height: 823 };
const { home, contact, jobs, allOffers } = await loadSubjects();
const PAGES = {
  home: home.path,
  'deep link': `/#${(jobs[0] ?? contact).path}`,
  ...(allOffers[0] && { 'plan page': `${allOffers[0].path}/` }),
};

ensureBrowser();
const floorFolder = await mkdtemp(path.join(tmpdir(), 'floor-'));
await writeFloor(floorFolder);
const site = await startJourney();
const floor = await startJourney({ DIST_DIR: floorFolder });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
/** The figures of each page or press, by its name, as the middle one of all rounds. */
function medians<Figures extends { [Key in keyof Figures]: number }>(
  rounds: readonly Record<string, Figures>[],
): Record<string, Figures> {
  const entries = Object.entries(rounds[0] ?? {}).map(([name, first]) => [
    name,
    Object.fromEntries(
      (Object.keys(first) as (keyof Figures)[]).map((key) => [
        key,
        median(rounds.map((round) => round[name]?.[key] ?? NaN)),
      ]),
    ) as Figures,
  ]);
  return Object.fromEntries(entries);
}

async function load(of: typeof site, address: string): Promise<LoadFigures> {
  const { page, close } = await openPage(of, { viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true });
  const figures = await measureLoad(page, of.url + address);
  await close();
  return figures;
}

try {
  const loads: Record<string, LoadFigures>[] = [];
  const interactions: Record<string, Answer>[] = [];
  const floorInteractions: Record<string, Answer>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const loaded: Record<string, LoadFigures> = { floor: await load(floor, '/') };
    for (const [name, address] of Object.entries(PAGES)) loaded[name] = await load(site, address);
    loads.push(loaded);
    interactions.push(await measureInteractions(site));
    floorInteractions.push(await measureInteractions(floor, FLOOR_STEPS));
  }
  const memory = await measureMemory(site);
  const byPage = medians(loads);
  const byFloorInteraction = medians(floorInteractions);
  console.table(
    Object.fromEntries(
      Object.entries(byPage).map(([name, figures]) => [
        name,
        Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Math.round(value * 1000) / 1000])),
      ]),
    ),
  );
  const ratio = (figure: 'fcp' | 'lcp', of: string, to: string) =>
    `${figure.toUpperCase()} of ${of}: ${((byPage[of]?.[figure] ?? NaN) / (byPage[to]?.[figure] ?? NaN)).toFixed(2)} × ${to}`;
  console.log(
    [ratio('fcp', 'home', 'floor'), ratio('lcp', 'home', 'floor'), ratio('lcp', 'deep link', 'home')].join('\n'),
  );
  console.log(`From the press, processor ${CPU_SLOWDOWN} times slower, in ms:`);
  console.table(
    Object.fromEntries(
      Object.entries(medians(interactions)).map(([name, { paint, outcome }]) => [
        name,
        {
          'next paint': Math.round(paint),
          outcome: Math.round(outcome),
          'floor: next paint': Math.round(byFloorInteraction[name]?.paint ?? NaN),
          'floor: outcome': Math.round(byFloorInteraction[name]?.outcome ?? NaN),
        },
      ]),
    ),
  );
  console.log('What the browser holds after so many route changes and dialogs:');
  console.table(memory);
  await mkdir('reports', { recursive: true });
  await writeFile(
    'reports/bench.json',
    JSON.stringify({ rounds: ROUNDS, loads, interactions, floorInteractions, memory }, null, 2),
  );
} finally {
  await site.stop();
  await floor.stop();
  await rm(floorFolder, { recursive: true, force: true });
}
