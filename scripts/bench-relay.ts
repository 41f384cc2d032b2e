/**
 * `npm run bench:relay`: how many contact submissions a second the relay stores durably, how long each takes, what memory it
 * holds with 10,000 of them queued while the spreadsheet is down, how much ten résumés of 5 MB at the same time need at most, and
 * how many messages of forms without scripts it stores a second. Starts and ends its own server: the compiled one, as `npm run serve` does.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '#site/pages';
import { pageOfKind } from '../src/site/pages';
import { AT_ONCE, post, sendContacts } from './bench/submissions';

const TOTAL = Number(process.argv[2] ?? 10_000);
const RESUMES = 10;
const RESUME_BYTES = 5 * 1024 * 1024;
const SERVER = 'dist-server/main.js';
/** Messages of forms without a script. */
const PLAIN = TOTAL / 4;
const FORM = pageOfKind(pages, 'contact')?.path ?? '';

const folder = await mkdtemp(join(tmpdir(), 'relay-bench-'));
await mkdir(join(folder, 'dist'));
await mkdir(join(folder, 'data'));
await cp('dist-server/pages', join(folder, 'dist-server/pages'), { recursive: true });
await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Bench</title>');
const server = spawn(process.execPath, [SERVER], {
  env: {
    ...process.env,
    PORT: '0',
    DIST_DIR: join(folder, 'dist'),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT: '1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const url = await address();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  await post(agent, `${url}/__stand-in/faults`, JSON.stringify({ target: 'sheet', kind: 'down' }));
  const idle = await megabytes('VmRSS');
  const sent = await sendContacts([`${url}/api/submissions/contacts`], TOTAL, agent);
  const queued = await megabytes('VmRSS');
  const most = await megabytes('VmHWM');
  console.log(`${TOTAL} submissions in ${sent.seconds.toFixed(1)} s: ${sent.perSecond} a second`);
  console.log(`answer after: ${sent.times}`);
  console.log(`memory: ${idle} MB idle, ${queued} MB with ${TOTAL} queued, ${most} MB at most`);
  await forgetPeak();
  const body = application();
  const sentResumes = performance.now();
  const watched = watchPage(url);
  const statuses = await Promise.all(
    Array.from({ length: RESUMES }, () => post(agent, `${url}/api/submissions/applications`, body)),
  );
  const resumeSeconds = ((performance.now() - sentResumes) / 1000).toFixed(1);
  const slowest = await watched.stop();
  if (statuses.some((status) => status !== 202)) throw new Error(`Résumés were answered ${statuses.join(', ')}`);
  console.log(
    `${RESUMES} résumés of 5 MB at once: all stored in ${resumeSeconds} s, ${await megabytes('VmHWM')} MB at most, ` +
      `a page meanwhile after ${slowest} (99 %)`,
  );
  await forgetPeak();
  // Forms are told apart by what they hold: without a seal each is looked up first, which is the dearer way.
  const { perSecond, times } = await sendContacts([`${url}/api/submissions/contacts`], PLAIN, agent, { form: FORM });
  console.log(`${PLAIN} of forms without a script: ${perSecond} a second, answer after: ${times}`);
  console.log(`memory then: ${await megabytes('VmRSS')} MB, ${await megabytes('VmHWM')} MB at most`);
  agent.destroy();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}

function address(): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (data) => {
      text = (text + String(data)).slice(-10_000);
      const url = /The site: (http:\/\/\S+)\//.exec(text)?.[1];
      if (url) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

/** Asks for a page every 10 ms until it is stopped, by when 99 % of them had come. */
function watchPage(url: string) {
  const times: number[] = [];
  const asking: Promise<void>[] = [];
  const ask = async () => {
    const asked = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - asked);
  };
  const timer = setInterval(() => asking.push(ask()), 10);
  return {
    stop: async (): Promise<string> => {
      clearInterval(timer);
      await Promise.all(asking);
      times.sort((a, b) => a - b);
      return `${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0)} ms`;
    },
  };
}

function application(): string {
  const file = Buffer.alloc(RESUME_BYTES, 0x20);
  file.write('%PDF-1.7\n');
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    jobTitle: 'Tester',
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '+919876543210',
    coverLetter: 'I test web applications.',
    resumeFileName: 'cv.pdf',
    resumeBase64: `data:application/pdf;base64,${file.toString('base64')}`,
    targetGid: '0',
  });
}

/** Resident memory of the server's process, now or at most (Linux; elsewhere NaN). */
async function megabytes(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  if (process.platform !== 'linux') return NaN;
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

/** Lets the peak count anew: 5 is what the kernel calls that (proc(5), clear_refs). */
async function forgetPeak(): Promise<void> {
  if (process.platform === 'linux') await writeFile(`/proc/${server.pid}/clear_refs`, '5');
}
