import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../src/site/fill';
import type { Providers } from './settings';
import type { DefaultProviders } from './envTargets';
import { DAY, HOUR } from './outbox/backoff';
import { backUp, restore } from './outbox/backup';
import { FurtherLeases } from './outbox/furtherLeases';
import { startHarness, createTemporaryFolder, type Harness } from './testing/harness';
import { startRecorder, type Recorder } from './testing/recorder';
import { startSmtpServer, type SmtpServer } from './testing/smtpServer';
import { createApplication, createDataUrl, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

/** The SMTP server that the relay uses as a target in these tests. */
let server: SmtpServer;
let receiver: Recorder;
let relay: Harness;
beforeEach(async () => {
  server = await startSmtpServer();
  receiver = await startRecorder(() => ({ status: 204 }));
});

async function startRelay(targets: (defaults: DefaultProviders) => Providers): Promise<void> {
  relay = await startHarness({ targets, worker: { siteUrl: 'https://www.oak.example' } });
}
const TARGETS = {
  sheet: ({ spreadsheet }: DefaultProviders) => ({ spreadsheet, smtp: server.settings }),
  smtp: (defaults: DefaultProviders) => ({ ...defaults, smtp: server.settings }),
  webhook: (defaults: DefaultProviders) => ({ ...defaults, webhook: receiver.webhook }),
};

const sendApplication = async () =>
  expect((await submit(relay.url, 'applications', createApplication())).status).toBe(202);
const eraseAll = async () => relay.outbox.erasures.erase(await relay.outbox.list(), relay.clock.now);
const listRemainingIds = async () => {
  const { queryBuilder, read } = relay.outbox.engine;
  const tables = ['submissions', 'deliveries', 'resume_parts', 'erasure_tasks'] as const;
  const rows = await Promise.all(
    tables.map((table) => read(queryBuilder.selectFrom(table as 'submissions').select('id'))),
  );
  return rows.flat();
};

describe.each(['sheet', 'smtp', 'webhook'] as const)('Art. 17 an erasure during a delivery to %s', (target) => {
  /**
   * Erases all submissions when the target's worker first renews its lease before a call, or first writes 'done' after
   * a call.
   */
  async function eraseAt(step: 'renew' | 'markDone'): Promise<void> {
    await startRelay(TARGETS[target]);
    await sendApplication();
    // `renew` and `markDone` have the same return type. Both resolve to true while the worker holds the lease.
    const originalMethod = FurtherLeases.prototype[step as 'markDone'];
    let isErased = false;
    let earlyTaskCount = 0;
    jest.spyOn(FurtherLeases.prototype, step as 'markDone').mockImplementation(async function (
      this: FurtherLeases,
      ...args
    ) {
      if (this.target === target && !isErased) {
        isErased = true;
        await eraseAll();
        earlyTaskCount = await relay.createAnotherWorker().runErasures();
      }
      return originalMethod.apply(this, args);
    });
    await relay.deliver();
    expect(relay.logLines).toContainEqual(expect.objectContaining({ event: 'delivery.lease-lost', target }));
    // The running call may still deliver the submission, so another process waits until the lease expires.
    expect(earlyTaskCount).toBe(0);
    await relay.advanceAndDeliver(61_000);
  }
  const deliveryCounters = {
    sheet: () => relay.devProviders.requestCounts.sheet - 1,
    smtp: () => server.mails.length,
    webhook: () => receiver.calls.filter(({ body }) => body.includes('submission.received')).length,
  };

  test('a submission that is erased before the call is not sent, and leaves no data in the outbox', async () => {
    await eraseAt('renew');
    expect(await listRemainingIds()).toEqual([]);
    expect(relay.devProviders.rows).toEqual([]);
    expect(deliveryCounters[target]()).toBe(0);
    // The webhook receiver may already have the claimed submission, so the relay reports the erasure to the receiver.
    expect(receiver.calls).toHaveLength(target === 'webhook' ? 1 : 0);
  });

  test('a submission that is erased after the call leaves no data, and a webhook receiver gets a report', async () => {
    await eraseAt('markDone');
    expect(await listRemainingIds()).toEqual([]);
    expect(relay.devProviders.rows).toEqual([]);
    expect(deliveryCounters[target]()).toBe(1);
    if (target === 'webhook') expect(receiver.calls.at(-1)?.body).toContain('submission.erased');
  });
});

test('Art. 15 `find` states the next step of a submission to a relay without a spreadsheet', async () => {
  await startRelay(() => ({ smtp: server.settings }));
  await sendApplication();
  expect((await relay.runCli('find', 'ann@example.com')).output).toContain('  waits for the admin mail\n');
});

test('Art. 17 `erase` lists a mail to the firm that was sent by SMTP', async () => {
  await startRelay(TARGETS.smtp);
  await sendApplication();
  await relay.deliver();
  const { output } = await relay.runCli('erase', 'ann@example.com');
  expect(output).toMatch(/^ {2}2026-03-02T10:00:00\.000Z {2}\w+-\w+ {2}to the firm by SMTP$/m);
});

test.each(['accept and drop', 'hang'] as const)(
  'Art. 17 `erase` lists a mail to the firm by SMTP whose outcome is unknown (%s)',
  async (fault) => {
    await startRelay(TARGETS.smtp);
    await sendApplication();
    expect((await relay.runCli('erase', 'ann@example.com')).output).not.toContain('by SMTP');
    await sendApplication();
    server.setFault((step) => (step === 'BODY' ? fault : undefined));
    const deliveryPromise = relay.deliver();
    await waitUntil(() => (server.stepCounts.get('BODY') ?? 0) > 0);
    if (fault === 'accept and drop') await deliveryPromise;
    const { output } = await relay.runCli('erase', 'ann@example.com');
    expect(output).toMatch(/^ {2}at an unknown time {2}\w+-\w+ {2}to the firm by SMTP, perhaps$/m);
    await server.close();
    await deliveryPromise;
  },
);

test('Art. 17 a webhook receiver gets the report of an erasure, even if the delivery was skipped during the first call', async () => {
  const skippingReceiver = await startRecorder(async () => {
    await relay.runCli('skip', 'webhook');
    return { status: 204 };
  });
  await startRelay((defaults) => ({ ...defaults, webhook: skippingReceiver.webhook }));
  await sendApplication();
  await relay.deliver();
  await eraseAll();
  await relay.advanceAndDeliver(61_000);
  expect(skippingReceiver.calls.at(-1)?.body).toContain('submission.erased');
});

test.each<[string, () => Promise<unknown>]>([
  ['`outbox retry`', () => relay.outbox.retry(relay.clock.now)],
  [
    'a restore',
    async () => {
      const file = `${(await createTemporaryFolder()).path}/backup.jsonl`;
      await backUp(relay.outbox.engine, file);
      await relay.outbox.drop((await relay.getOnlyRow()).id);
      await restore(relay.outbox.engine, file, relay.clock.now);
    },
  ],
])(
  'Art. 17 after %s, `erase` still reports deliveries that a crashed process may have made while its clock was ahead',
  async (_title, resetLeases) => {
    await startRelay((defaults) => ({ ...defaults, smtp: server.settings, webhook: receiver.webhook }));
    await sendApplication();
    for (const target of ['smtp', 'webhook'] as const) {
      const crashedLeases = new FurtherLeases(relay.outbox.engine, target);
      await crashedLeases.createMissingDeliveries(relay.clock.now);
      expect(await crashedLeases.claim(relay.clock.now + DAY, 1)).toHaveLength(1);
    }
    await resetLeases();
    expect((await relay.runCli('erase', 'ann@example.com')).output).toContain('to the firm by SMTP, perhaps\n');
    expect(receiver.calls.map(({ body }) => body)).toEqual([expect.stringContaining('submission.erased')]);
  },
);

test.each([
  ['sheet', 'SPREADSHEET_HOST', () => ({ smtp: server.settings })],
  ['webhook', 'WEBHOOK_URL', (defaults: DefaultProviders) => defaults],
] as const)(
  'Art. 17 without the settings of the target %s, the erasure of a delivered submission stays open until `outbox skip`',
  async (target, variable, targets) => {
    await startRelay(TARGETS[target]);
    await sendApplication();
    await relay.deliver();
    const { id, reference } = await relay.getOnlyRow();
    relay = await startHarness({ targets, outboxUrl: relay.outboxUrl });
    await relay.runCli('erase', 'ann@example.com');
    expect((await relay.runCli('status')).output).toMatch(
      new RegExp(
        `^Open erasures: 1 .*\\(${variable} .* skip ${target}-erasures\\): ${target === 'sheet' ? id : reference}$`,
        'm',
      ),
    );
    await sendApplication();
    await new FurtherLeases(relay.outbox.engine, target).createMissingDeliveries(relay.clock.now);
    expect(await relay.runCli('skip', `${target}-erasures`)).toEqual({ code: 0, output: '1 given up\n' });
    expect(await relay.outbox.erasures.describeOpenTasks()).toEqual([]);
    expect(await relay.outbox.furtherDeliveries.listPendingTargets()).toEqual([target]);
  },
);

test.each([
  ['before', 'waits for the admin mail'],
  ['after', 'done'],
])(
  'Art. 17 `outbox skip sheet` %s the mail to the firm keeps a résumé that no target has received, and prints the reference',
  async (time, state) => {
    await startRelay(TARGETS.sheet);
    relay.devProviders.setFault('sheet', { kind: '500' });
    server.setFault(() => (time === 'before' ? { reply: '421 4.3.2 try later' } : undefined));
    await sendApplication();
    await relay.deliver();
    const { reference } = await relay.getOnlyRow();
    expect((await relay.runCli('skip', 'sheet')).output).toMatch(
      new RegExp(`^1 given up\n.* résumés .* ${reference}\\.`),
    );
    expect((await relay.runCli('list', '--all')).output).toContain(state);
    server.setFault();
    await relay.advanceAndDeliver(HOUR);
    const row = await relay.getOnlyRow();
    expect([row.status, await relay.outbox.readResume(row)]).toEqual(['done', createDataUrl()]);
    expect((await relay.runCli('list', '--all')).output).toMatch(
      /done {2}confirmation sent {2}skipped sheet \(spreadsheet: status 500\)\n/,
    );
  },
);

test('Art. 17 a restore omits the deliveries of an erased submission, and reports its erasure to the webhook again', async () => {
  await startRelay(TARGETS.webhook);
  const folder = await createTemporaryFolder();
  const file = `${folder.path}/backup.jsonl`;
  await sendApplication();
  await relay.deliver();
  await backUp(relay.outbox.engine, file);
  await eraseAll();
  await relay.deliver();
  await restore(relay.outbox.engine, file, relay.clock.now);
  await relay.deliver();
  expect(await listRemainingIds()).toEqual([]);
  const [, firstReport, secondReport] = receiver.calls;
  expect(secondReport?.body).toBe(firstReport?.body);
});

test('Art. 7(3) the relay completes a withdrawal without a mail target, and reports the withdrawal to the webhook', async () => {
  await startRelay(() => ({ webhook: receiver.webhook }));
  await sendApplication();
  await relay.deliver();
  const { id, reference, receivedAt } = await relay.getOnlyRow();
  await relay.outbox.erasures.withdraw(id, reference, receivedAt, relay.clock.now);
  await relay.deliver();
  expect(receiver.calls.at(-1)?.body).toContain('submission.erased');
  expect(await listRemainingIds()).toEqual([]);
});

/**
 * Sends an application to a relay whose only target is SMTP. Withdraws the application by the link in the confirmation.
 * Resolves to the reference of the application.
 */
async function withdrawBySmtp(): Promise<string> {
  await startRelay(() => ({ smtp: server.settings }));
  const { body } = await submit(relay.url, 'applications', createApplication());
  await relay.deliver();
  const text = server.mails.map((mail) => mail.text.replaceAll('=\r\n', '')).join('\n');
  const linkPath = /https:\/\/www\.oak\.example(\/api\/\S+\/withdraw\/[\w.-]+)/.exec(text)?.[1] ?? '';
  server.mails.length = 0;
  expect((await fetch(relay.url + linkPath, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  return body.reference ?? '';
}

describe('Art. 7(3) with SMTP alone', () => {
  const listSentMails = () =>
    server.mails.map(({ to, text }) => `${to.join()}: ${/^Subject: (.*)$/m.exec(text)?.[1]?.trim()}`).toSorted();
  const formatFirmMail = (reference: string) =>
    `hello@oak.example: ${fillPlaceholders(words.withdrawn.admin.subject, { reference })}`;

  test('the firm and the applicant get the mails about a withdrawal, even without a spreadsheet', async () => {
    const reference = await withdrawBySmtp();
    await relay.deliver();
    const applicantMail = `ann@example.com: ${fillPlaceholders(words.withdrawn.confirmation.subject, { firm: firm.name })}`;
    expect(listSentMails()).toEqual([applicantMail, formatFirmMail(reference)]);
    expect(await listRemainingIds()).toEqual([]);
  });

  test("the relay does not repeat a mail that the applicant's mail server refuses, and the firm gets its mail", async () => {
    const reference = await withdrawBySmtp();
    server.setFault((step) =>
      step === 'RCPT' && server.mails.length > 0 ? { reply: '550 5.1.1 no such user' } : undefined,
    );
    await relay.deliver();
    server.setFault();
    await relay.advanceAndDeliver(3_600_000);
    expect(listSentMails()).toEqual([formatFirmMail(reference)]);
    expect(await listRemainingIds()).toEqual([]);
  });

  test.each([
    ['until the server accepts it', ['retry'], 1],
    ['until `outbox skip mail`', ['skip', 'mail'], 0],
  ] as const)('the relay repeats a refused mail to the firm and reports a fault %s', async (_title, command, count) => {
    const reference = await withdrawBySmtp();
    const fault = { reply: '552 5.2.2 the inbox is full' };
    server.setFault((step, stepCount) => (step === 'RCPT' && stepCount === 3 ? fault : undefined));
    await relay.deliver();
    // The refusal of the mail to the firm does not delay the mail to the applicant.
    expect(listSentMails()).toEqual([expect.stringContaining('ann@example.com: ')]);
    expect((await relay.runCli('status')).output).toMatch(/^Open erasures: 1 mails about .*SMTP status 552/);
    await relay.runCli(...command);
    await relay.deliver();
    expect(listSentMails().slice(1)).toEqual(Array(count).fill(formatFirmMail(reference)));
    expect(await listRemainingIds()).toEqual([]);
    expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  });

  test('an applicant gets one mail, even if the outbox fails right after the relay has sent the mail', async () => {
    await withdrawBySmtp();
    const { engine } = relay.outbox;
    const { write } = engine;
    let isFailing = false;
    engine.write = (...args) => {
      if (!isFailing) return write(...args);
      isFailing = false;
      return Promise.reject(new Error('disk full'));
    };
    // The second mail goes to the applicant.
    server.setFault((step) => {
      if (step === 'BODY' && server.mails.length === 1) isFailing = true;
      return undefined;
    });
    await relay.deliver();
    isFailing = false;
    await relay.advanceAndDeliver(3_600_000);
    expect(server.mails.filter(({ to }) => to.includes('ann@example.com'))).toHaveLength(1);
    expect(await listRemainingIds()).toEqual([]);
  });

  test('an applicant gets one mail, even if two processes claim the task of the mail', async () => {
    await withdrawBySmtp();
    const { erasures } = relay.outbox;
    const finish = erasures.finish.bind(erasures);
    let hasExpired = false;
    jest.spyOn(erasures, 'finish').mockImplementation(async (id) => {
      if (!hasExpired && id.startsWith('mail:withdrawal-confirmation:')) {
        hasExpired = true;
        // The claim of this process has expired, so another process claims the task, too.
        relay.clock.now += 61_000;
        await relay.createAnotherWorker().runErasures();
      }
      return finish(id);
    });
    await relay.deliver();
    expect(server.mails.filter(({ to }) => to.includes('ann@example.com'))).toHaveLength(1);
    expect(await listRemainingIds()).toEqual([]);
  });

  test('a refused password stops all mails, and the relay sends the waiting mails after mailing is resumed', async () => {
    await withdrawBySmtp();
    server.setFault((step) => (step === 'MAIL' ? { reply: '530 5.7.0 log in' } : undefined));
    await relay.deliver();
    expect(await relay.outbox.providerState.getMailStopReason()).toMatch(/SMTP status 530/);
    const mailStepCount = server.stepCounts.get('MAIL');
    await relay.advanceAndDeliver(60_000);
    expect(server.stepCounts.get('MAIL')).toBe(mailStepCount);
    server.setFault();
    await relay.outbox.providerState.resumeMail();
    await relay.advanceAndDeliver(60_000);
    expect(listSentMails()).toHaveLength(2);
  });
});
