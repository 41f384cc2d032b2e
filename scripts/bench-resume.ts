/**
 * Second half of `node scripts/command.cjs bench-relay`: a résumé of 5 MB from its choice to 'sent' in a real browser. Shows the longest task
 * of the main thread (over 50 ms a person feels it) and how much memory the page took at most. Needs a built site.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { startJourney } from '../test/e2e/harness';
import { applySent, fillApply, openApply, resumeIsTaken, sendApply } from '../test/e2e/visitor';
import { loadSubjects } from '../test/subjects';
import { ensureBrowser } from './chromium';

const RUNS = 5;
const SIZE = 5 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

const [job] = (await loadSubjects()).jobs;
if (!job) throw new Error('This firm has no jobs to apply for: there is no résumé to measure');
ensureBrowser();
const site = await startJourney({ MIN_FORM_AGE_MS: '0', CONFIRMATIONS_PER_HOUR: '1000' });
const folder = await mkdtemp(path.join(tmpdir(), 'resume-bench-'));
// A file on disk, as a person chooses it: handed over as bytes it would be decoded by the page, which is not what is measured.
const resume = path.join(folder, 'cv.pdf');
await writeFile(resume, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(SIZE - 9, 0x20)]));
const longest: number[] = [];
const memory: number[] = [];

for (let run = 0; run < RUNS; run += 1) {
  const { page, close } = await site.open();
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return usedSize + backingStorageSize;
  };
  const dialog = await openApply(page, site.url, job);
  await fillApply(dialog, null);
  await session.send('HeapProfiler.collectGarbage');
  const before = await used();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  let peak = before;
  const over = new AbortController();
  const watching = (async () => {
    for await (const tick of setInterval(10, undefined, { signal: over.signal })) {
      void tick;
      peak = Math.max(peak, await used());
    }
  })().catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });
  await dialog.locator('input[type="file"]').setInputFiles(resume);
  await resumeIsTaken(dialog);
  await sendApply(dialog);
  await applySent(page).waitFor();
  over.abort();
  await watching;
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  longest.push(Math.max(0, ...tasks));
  memory.push((peak - before) / MEGABYTE);
  await close();
}
await site.stop();
await rm(folder, { recursive: true });

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
console.log(`a résumé of ${SIZE / MEGABYTE} MB, chosen and sent, median of ${RUNS} runs:`);
console.log(`longest task: ${median(longest).toFixed(0)} ms (0: none over 50 ms)`);
console.log(`memory at most: ${median(memory).toFixed(1)} MB over the open form`);
