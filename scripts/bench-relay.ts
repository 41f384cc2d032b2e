/**
 * `npm run bench:relay`: how many contact submissions a second the relay stores durably, how long each takes, what memory it
 * holds with 10,000 of them queued while the spreadsheet is down, and how much ten résumés of 5 MB at the same time need
 * at most. Starts and ends its own server: the compiled one, as `npm run serve` does.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOTAL = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 64;
const RESUMES = 10;
const RESUME_BYTES = 5 * 1024 * 1024;
const SERVER = 'dist-server/main.js';

const folder = await mkdtemp(join(tmpdir(), 'relay-bench-'));
await mkdir(join(folder, 'dist'));
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
  const times: number[] = [];
  const begun = performance.now();
  let sent = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < TOTAL) {
        const number = (sent += 1);
        const asked = performance.now();
        const status = await post(agent, `${url}/api/submissions/contacts`, contact(number));
        if (status !== 202) throw new Error(`Submission ${number} was answered ${status}`);
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  const queued = await megabytes('VmRSS');
  const most = await megabytes('VmHWM');
  console.log(
    `${times.length} submissions in ${seconds.toFixed(1)} s: ${(times.length / seconds).toFixed(0)} a second`,
  );
  console.log(`answer after: median ${at(0.5)}, 99 % ${at(0.99)}, worst ${at(0.9999)}`);
  console.log(`memory: ${idle} MB idle, ${queued} MB with ${times.length} queued, ${most} MB at most`);
  await forgetPeak();
  const body = application();
  const sentResumes = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: RESUMES }, () => post(agent, `${url}/api/submissions/applications`, body)),
  );
  const resumeSeconds = ((performance.now() - sentResumes) / 1000).toFixed(1);
  if (statuses.some((status) => status !== 202)) throw new Error(`Résumés were answered ${statuses.join(', ')}`);
  console.log(
    `${RESUMES} résumés of 5 MB at once: all stored in ${resumeSeconds} s, ${await megabytes('VmHWM')} MB at most`,
  );
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

function contact(number: number): string {
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    name: 'Ann Lee',
    email: `ann${number}@example.com`,
    phone: '+919876543210',
    message: `Message ${number}: we would like to know more about your plans. `.repeat(3),
    targetGid: '528138283',
  });
}

function post(agent: Agent, url: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': randomUUID(),
      'Form-Age': '5000',
    };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}

function application(): string {
  const file = Buffer.alloc(RESUME_BYTES, 0x20);
  file.write('%PDF-1.7\n');
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    jobTitle: 'IT Security',
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
