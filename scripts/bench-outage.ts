/**
 * `node scripts/command.cjs bench-outage`: the memory that the relay holds after TOTAL submissions, SECONDS after the last one, while a provider is
 * out of order. Each outage has a server of its own: the compiled one. Arguments: SECONDS (220) and TOTAL (10,000).
 */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind, Target } from '../server/devProviders/state';
import { startServer } from './bench/server';
import { AT_ONCE, sendContacts } from './bench/submissions';

const SECONDS = Number(process.argv[2] ?? 220);
const TOTAL = Number(process.argv[3] ?? 10_000);
/** Megabytes after SECONDS: with more the command ends with 1. */
const LIMIT = 160;
/** While mails fail every submission is delivered as far as the spreadsheet, which is the most work. */
const OUTAGES: readonly (readonly [Target, FaultKind])[] = [
  ['sheet', 'down'],
  ['sheet', 'hang'],
  ['sheet', '500'],
  ['mail', '500'],
];
/** All of them come from one machine, and all mails may go out. */
const UNLIMITED = { RATE_LIMIT: '1000000', RATE_LIMIT_PER_DAY: '1000000', MAIL_DAILY_BUDGET: '1000000' };

for (const [target, kind] of OUTAGES) {
  const server = await startServer({ ...UNLIMITED, TRUSTED_PROXIES: '1' });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    server.devProviders.setFault(target, { kind });
    const idle = await server.megabytes('VmRSS');
    await sendContacts([`${server.url}/api/submissions/contacts`], TOTAL, agent);
    const sent = await server.megabytes('VmRSS');
    await pause(SECONDS * 1000);
    const held = await server.megabytes('VmRSS');
    const most = await server.megabytes('VmHWM');
    console.log(
      `${target} ${kind}: ${idle} MB idle, ${sent} MB after ${TOTAL} submissions, ${held} MB ${SECONDS} s later, ${most} MB at most`,
    );
    if (held > LIMIT) process.exitCode = 1;
  } finally {
    agent.destroy();
    await server.stop();
  }
}
