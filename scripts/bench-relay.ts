/**
 * `node scripts/command.cjs bench-relay`: how many contact submissions a second the relay stores durably, how long each takes, what memory it
 * holds with 10,000 of them queued while the spreadsheet is down, how much ten résumés of 5 MB at the same time need
 * at most, how many messages of pages without JavaScript it stores a second, and how long a page takes while it is besieged.
 * Starts and ends its own server: the compiled one, as `npm run serve` does.
 */
import { Agent } from 'node:http';
import { pages } from '#site/pages';
import { pageOfKind } from '../src/site/pages';
import { RESUME_LIMIT_BYTES } from '../src/submission/resume';
import { startServer } from './bench/server';
import { besiege } from './bench/siege';
import { application, AT_ONCE, postByScript, sendContacts } from './bench/submissions';
import { watchPage } from './bench/watchedPage';

const TOTAL = Number(process.argv[2] ?? 10_000);
const RESUMES = 10;
const resume = Buffer.concat([Buffer.from('%PDF-1.7\n')], RESUME_LIMIT_BYTES);
/** Messages of pages without JavaScript. */
const PLAIN = TOTAL / 4;
const PAGE = pageOfKind(pages, 'contact')?.path ?? '';

const server = await startServer({ RATE_LIMIT: '1000000', RATE_LIMIT_PER_DAY: '1000000', TRUSTED_PROXIES: '1' });
const { url } = server;
try {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  server.devProviders.setFault('sheet', { kind: 'down' });
  const idle = await server.megabytes('VmRSS');
  const sent = await sendContacts([`${url}/api/submissions/contacts`], TOTAL, agent);
  const queued = await server.megabytes('VmRSS');
  const most = await server.megabytes('VmHWM');
  console.log(`${TOTAL} submissions in ${sent.seconds.toFixed(1)} s: ${sent.perSecond} a second`);
  console.log(`answer after: ${sent.times}`);
  console.log(`memory: ${idle} MB idle, ${queued} MB with ${TOTAL} queued, ${most} MB at most`);
  await server.forgetPeak();
  const sentResumes = performance.now();
  const watched = await watchPage(url);
  const statuses = await Promise.all(
    Array.from({ length: RESUMES }, () =>
      postByScript(agent, `${url}/api/submissions/applications`, application, { resume }),
    ),
  );
  const resumeSeconds = ((performance.now() - sentResumes) / 1000).toFixed(1);
  const slowest = await watched.stop();
  if (statuses.some((status) => status !== 202)) throw new Error(`Résumés were answered ${statuses.join(', ')}`);
  console.log(
    `${RESUMES} résumés of 5 MB at once: all stored in ${resumeSeconds} s, ${await server.megabytes('VmHWM')} MB at most, ` +
      `a page meanwhile after ${slowest} (99 %)`,
  );
  await server.forgetPeak();
  // Forms without a key and a token are told apart by their content, which costs a look-up each.
  const { perSecond, times } = await sendContacts([`${url}/api/submissions/contacts`], PLAIN, agent, { page: PAGE });
  console.log(`${PLAIN} of pages without JavaScript: ${perSecond} a second, answer after: ${times}`);
  console.log(`memory then: ${await server.megabytes('VmRSS')} MB, ${await server.megabytes('VmHWM')} MB at most`);
  agent.destroy();
} finally {
  await server.stop();
}
await besiege();
