import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startJourney } from '../test/journeys/harness';
import { writeFloor } from './bench/floor';
import { FLOOR_STEPS, measureInteractions, NEXT_PAINT, type InteractionFigures } from './bench/interactions';
import { measureLoad, type LoadFigures } from './bench/load';
import { measureMemory } from './bench/memory';
import { openPage } from './bench/openPage';
import { CPU_SLOWDOWN } from './bench/throttle';
import { ensureBrowser } from './ensureBrowser';

/**
 * `npm run bench`: the built site beside a hand-written static page with the same content and hero picture, on a phone's
 * window, slow 4G and a slow processor. Rounds are interleaved; the table shows medians. Only ratios of one run count.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const PHONE = { width: 412, height: 823 };
const PAGES = { home: '/', 'deep link': '/#/careers', 'plan page': '/business-website-pricing/' } as const;

ensureBrowser();
const floorFolder = await mkdtemp(path.join(tmpdir(), 'floor-'));
await writeFloor(floorFolder);
const site = await startJourney();
const floor = await startJourney({ DIST_DIR: floorFolder });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
function medians<T extends Record<string, number>>(all: readonly T[]): T {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key] ?? NaN))]),
  ) as T;
}

async function load(of: typeof site, address: string): Promise<LoadFigures> {
  const { page, close } = await openPage(of, { viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true });
  const figures = await measureLoad(page, of.url + address);
  await close();
  return figures;
}

try {
  const loads: Record<string, LoadFigures[]> = {};
  const interactions: InteractionFigures[] = [];
  const floorInteractions: InteractionFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    (loads['floor'] ??= []).push(await load(floor, '/'));
    for (const [name, address] of Object.entries(PAGES)) (loads[name] ??= []).push(await load(site, address));
    interactions.push(await measureInteractions(site));
    floorInteractions.push(await measureInteractions(floor, FLOOR_STEPS));
  }
  const memory = await measureMemory(site);
  const byPage = Object.fromEntries(Object.entries(loads).map(([name, all]) => [name, medians(all)]));
  const byInteraction = medians(interactions);
  const byFloorInteraction = medians(floorInteractions);
  console.table(
    Object.fromEntries(
      Object.entries(byPage).map(([name, figures]) => [
        name,
        Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Math.round(value * 1000) / 1000])),
      ]),
    ),
  );
  const ratio = (figure: string, of: string, to: string) =>
    `${figure.toUpperCase()} of ${of}: ${((byPage[of]?.[figure] ?? NaN) / (byPage[to]?.[figure] ?? NaN)).toFixed(2)} × ${to}`;
  console.log(
    [ratio('fcp', 'home', 'floor'), ratio('lcp', 'home', 'floor'), ratio('lcp', 'deep link', 'home')].join('\n'),
  );
  const interactionNames = Object.keys(byInteraction).filter((name) => !name.endsWith(NEXT_PAINT));
  const inMs = (figures: InteractionFigures, name: string) => Math.round(figures[name] ?? NaN);
  console.log(`From the press, processor ${CPU_SLOWDOWN} times slower, in ms:`);
  console.table(
    Object.fromEntries(
      interactionNames.map((name) => [
        name,
        {
          'next paint': inMs(byInteraction, name + NEXT_PAINT),
          outcome: inMs(byInteraction, name),
          'floor: next paint': inMs(byFloorInteraction, name + NEXT_PAINT),
          'floor: outcome': inMs(byFloorInteraction, name),
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
