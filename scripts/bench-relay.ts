/**
 * `npm run bench:relay`: how many contact submissions a second the relay stores durably, how long each takes, what memory it
 * holds with 10,000 of them queued while the spreadsheet is down, how much ten résumés of 5 MB at the same time need
 * at most, how many messages of forms without scripts it stores a second, and how long a page takes while it is besieged.
 * Starts and ends its own server: the compiled one, as `npm run serve` does.
 */
import { Agent } from 'node:http';
import { pages } from '#site/pages';
import { pageOfKind } from '../src/site/pages';
import { startServer } from './bench/server';
import { besiege } from './bench/siege';
import { AT_ONCE, post, sendContacts } from './bench/submissions';
import { watchPage } from './bench/watchedPage';

const TOTAL = Number(process.argv[2] ?? 10_000);
const RESUMES = 10;
const RESUME_BYTES = 5 * 1024 * 1024;
/** Messages of forms without a script. */
const PLAIN = TOTAL / 4;
const FORM = pageOfKind(pages, 'contact')?.path ?? '';

const server = await startServer({ RATE_LIMIT: '1000000', RATE_LIMIT_PER_DAY: '1000000', TRUSTED_PROXIES: '1' });
const { url } = server;
try {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  server.standIns.setFault('sheet', { kind: 'down' });
  const idle = await server.megabytes('VmRSS');
  const sent = await sendContacts([`${url}/api/submissions/contacts`], TOTAL, agent);
  const queued = await server.megabytes('VmRSS');
  const most = await server.megabytes('VmHWM');
  console.log(`${TOTAL} submissions in ${sent.seconds.toFixed(1)} s: ${sent.perSecond} a second`);
  console.log(`answer after: ${sent.times}`);
  console.log(`memory: ${idle} MB idle, ${queued} MB with ${TOTAL} queued, ${most} MB at most`);
  await server.forgetPeak();
  const body = application();
  const sentResumes = performance.now();
  const watched = await watchPage(url);
  const statuses = await Promise.all(
    Array.from({ length: RESUMES }, () => post(agent, `${url}/api/submissions/applications`, body)),
  );
  const resumeSeconds = ((performance.now() - sentResumes) / 1000).toFixed(1);
  const slowest = await watched.stop();
  if (statuses.some((status) => status !== 202)) throw new Error(`Résumés were answered ${statuses.join(', ')}`);
  console.log(
    `${RESUMES} résumés of 5 MB at once: all stored in ${resumeSeconds} s, ${await server.megabytes('VmHWM')} MB at most, ` +
      `a page meanwhile after ${slowest} (99 %)`,
  );
  await server.forgetPeak();
  // Forms are told apart by what they hold: without a seal each is looked up first, which is the dearer way.
  const { perSecond, times } = await sendContacts([`${url}/api/submissions/contacts`], PLAIN, agent, { form: FORM });
  console.log(`${PLAIN} of forms without a script: ${perSecond} a second, answer after: ${times}`);
  console.log(`memory then: ${await server.megabytes('VmRSS')} MB, ${await server.megabytes('VmHWM')} MB at most`);
  agent.destroy();
} finally {
  await server.stop();
}
await besiege();

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
