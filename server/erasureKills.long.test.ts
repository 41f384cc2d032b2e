import { words } from '#site/words/mails';
import { fillPlaceholders } from '../src/site/fill';
import type { Providers } from './settings';
import { listAuditLines } from './outbox/audit';
import { Outbox } from './outbox/outbox';
import { compileProgramOnce, startRelayProcess } from './testing/child';
import { startDevProviders, createTemporaryFolder } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import { startRecorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';
import { createApplication, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

const COMMIT_CRASH_POINTS = ['erasure:committed', 'erasure:mirrored'];
const listTaskCrashPoints = (step: string) => ['claimed', 'called', 'done'].map((point) => `erasure-${step}:${point}`);
const listMailCrashPoints = (role: string) => [...listTaskCrashPoints(role), `erasure-${role}:begun`];
/** The crash points of `outbox erase` and of a withdrawal. Each crash point is before or after a side effect. */
const ERASE_CRASH_POINTS = [...COMMIT_CRASH_POINTS, ...listTaskCrashPoints('sheet'), ...listTaskCrashPoints('webhook')];
const WITHDRAWAL_CRASH_POINTS = [
  'erasure:received',
  ...ERASE_CRASH_POINTS,
  ...listMailCrashPoints('withdrawal'),
  ...listMailCrashPoints('withdrawal-confirmation'),
];

type EraseSubmission = (
  root: string,
  env: Record<string, string>,
  applicant: Applicant,
) => Promise<NodeJS.Signals | null>;

interface Applicant {
  email: string;
  reference: string;
  withdrawalPath: string;
}

/**
 * Starts a relay and sends a POST to the path of the applicant's withdrawal link. Ignores the broken connection when
 * the relay is killed.
 */
const withdraw: EraseSubmission = async (root, env, { withdrawalPath }) => {
  const child = await startRelayProcess(root, env);
  if (child.url) await fetch(child.url + withdrawalPath, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
  if (env.CRASH_AT === undefined) child.stop();
  return child.exitSignalPromise;
};

const erase: EraseSubmission = async (root, env, { email }) =>
  (await startRelayProcess(root, { ...env, ERASE: email })).exitSignalPromise;

test.each([
  ['a withdrawal', withdraw, WITHDRAWAL_CRASH_POINTS],
  ['an erasure', erase, ERASE_CRASH_POINTS],
] as const)(
  'Art. 17 %s completes at every target despite a kill at each step, and sends the applicant at most one mail',
  async (_title, startErasure, crashPoints) => {
    const folder = await createTemporaryFolder();
    const [devProviders, receiver, server] = await Promise.all([
      startDevProviders(),
      startRecorder(() => ({ status: 204 })),
      startSmtpServer(),
    ]);
    const targets: Providers = {
      spreadsheet: devProviders.providers.spreadsheet,
      smtp: { ...server.settings, attachesResume: false },
      webhook: receiver.webhook,
    };
    const root = await compileProgramOnce('testing/crashChild');
    const OUTBOX_URL = await createOutboxUrl(folder.path);
    const env = { OUTBOX_URL, TARGETS: JSON.stringify(targets), SITE_URL: 'https://www.oak.example' };
    const outbox = await Outbox.open({ url: OUTBOX_URL });
    const { queryBuilder, read } = outbox.engine;
    try {
      const firstChild = await startRelayProcess(root, env);
      const references = await Promise.all(
        crashPoints.map(async (_crashPoint, index) => {
          const form = createApplication({ email: `ann${index}@example.com` });
          return (await submit(firstChild.url ?? '', 'applications', form)).body.reference ?? '';
        }),
      );
      await waitUntil(async () => (await outbox.countByStatus()).done === crashPoints.length);
      firstChild.stop();
      await firstChild.exitSignalPromise;
      expect(devProviders.state.rows).toHaveLength(crashPoints.length);
      const confirmations = server.mails.splice(0).map(({ text }) => text.replaceAll('=\r\n', ''));
      const applicants = references.map((reference, index): Applicant => {
        const text =
          confirmations.find((mailText) => mailText.includes(reference) && mailText.includes('/withdraw/')) ?? '';
        const [, withdrawalPath = ''] = /https:\/\/www\.oak\.example(\/\S+\/withdraw\/[\w.-]+)/.exec(text) ?? [];
        return { email: `ann${index}@example.com`, reference, withdrawalPath };
      });

      const signals: (NodeJS.Signals | null)[] = [];
      for (const [index, applicant] of applicants.entries())
        signals.push(await startErasure(root, { ...env, CRASH_AT: crashPoints[index] ?? '' }, applicant));
      expect(signals).toEqual(crashPoints.map(() => 'SIGKILL'));
      // If a submission is still in the outbox after the kill, the test repeats its erasure.
      for (const applicant of applicants)
        if ((await outbox.findByReferenceOrId(applicant.reference)).length > 0)
          await startErasure(root, env, applicant);
      const lastChild = await startRelayProcess(root, env);
      await waitUntil(async () => (await read(queryBuilder.selectFrom('erasure_tasks').select('id'))).length === 0);
      lastChild.stop();
      await lastChild.exitSignalPromise;

      for (const table of ['submissions', 'deliveries', 'resume_parts'] as const)
        expect(await read(queryBuilder.selectFrom(table as 'submissions').select('id'))).toEqual([]);
      expect(await read(queryBuilder.selectFrom('tombstones').select('hash'))).toHaveLength(crashPoints.length);
      expect(devProviders.state.rows).toEqual([]);
      const reports = receiver.calls.filter(({ body }) => body.includes('submission.erased'));
      for (const { reference } of applicants) {
        const submissionReports = reports.filter(({ body }) => body.includes(reference));
        expect(new Set(submissionReports.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      }
      if (startErasure === erase) return expect(server.mails).toEqual([]);

      const auditLines = (await listAuditLines(outbox.engine)).map(
        (line) => JSON.parse(line) as { references: string[] },
      );
      expect(auditLines.flatMap((line) => line.references).toSorted()).toEqual(references.toSorted());
      for (const { reference, email } of applicants) {
        const subject = fillPlaceholders(words.withdrawn.admin.subject, { reference });
        const firmMails = server.mails.filter(({ text }) => text.includes(`Subject: ${subject}`));
        expect(new Set(firmMails.map(({ messageId }) => messageId)).size).toBe(1);
        expect(server.mails.filter(({ to }) => to.includes(email)).length).toBeLessThanOrEqual(1);
      }
      const confirmationMails = server.mails.filter(({ to }) => to[0]?.startsWith('ann'));
      // A kill may prevent a confirmation that the relay is sending at that moment. Because the tasks of all receivers
      // run in parallel, a kill at a step of another task may also prevent a confirmation.
      expect(confirmationMails.length).toBeGreaterThan(crashPoints.length / 2);
    } finally {
      await outbox.close();
    }
  },
);
