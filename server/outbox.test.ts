import { getBackoff, parseRetryAfter } from './outbox/backoff';
import { Outbox } from './outbox/outbox';
import { startHarness, createTemporaryFolder, type Harness } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import {
  createApplication,
  createContact,
  createDataUrl,
  createKey,
  createPayload,
  createPdf,
  submit,
} from './testing/submit';

describe('back-off', () => {
  test('§4.6 the random back-off exceeds the base time by at most a fifth, and is at least as long as Retry-After', () => {
    expect(getBackoff(1, 0, () => 1)).toBe(1200);
    expect(getBackoff(1, 90_000, () => 0)).toBe(90_000);
  });

  test('§7.2 parseRetryAfter reads seconds and a date, and returns 0 for any other text or a past date', () => {
    const now = Date.parse('2026-03-02T10:00:00Z');
    expect(parseRetryAfter('120', now)).toBe(120_000);
    expect(parseRetryAfter('Mon, 02 Mar 2026 10:01:00 GMT', now)).toBe(60_000);
    expect([
      parseRetryAfter(undefined, now),
      parseRetryAfter('soon', now),
      parseRetryAfter('Mon, 02 Mar 2020 10:01:00 GMT', now),
    ]).toEqual([0, 0, 0]);
  });
});

test('§7.1 the outbox keeps a submission and its résumé when the outbox is closed and reopened', async () => {
  const folder = await createTemporaryFolder();
  const url = await createOutboxUrl(folder.path);
  const firstOutbox = await Outbox.open({ url });
  const id = createKey();
  const upload = firstOutbox.createUpload('application/pdf', 1);
  await upload.write(createPdf());
  await upload.end();
  const submission = { kind: 'application', payload: createPayload('application') } as const;
  await firstOutbox.accept({ id, reference: 'BB-1', submission, now: 1, file: upload });
  await firstOutbox.close();
  const secondOutbox = await Outbox.open({ url });
  const [row] = await secondOutbox.list();
  expect(row).toMatchObject({ id, reference: 'BB-1', status: 'pending' });
  expect(row && (await secondOutbox.readResume(row))).toBe(createDataUrl());
  await secondOutbox.close();
});

describe('npm run outbox', () => {
  let relay: Harness;
  beforeEach(async () => {
    relay = await startHarness();
  });

  test('§4.6 `list` shows pending submissions with their next step, without personal data', async () => {
    relay.devProviders.setFault('sheet', { kind: '500' });
    const { body } = await submit(relay.url, 'contacts', createContact());
    await relay.deliver();
    const { code, output } = await relay.runCli('list');
    expect(code).toBe(0);
    expect(output).toMatch(
      new RegExp(`${body.reference} {2}contact {2}pending {2}waits for the spreadsheet {2}spreadsheet: status 500`),
    );
    expect(output).not.toMatch(/Ann|example\.com/);
  });

  test('§4.6 `list` omits delivered submissions unless --all is set', async () => {
    await submit(relay.url, 'contacts', createContact());
    await relay.deliver();
    expect((await relay.runCli('list')).output).toBe('0 listed\n');
    expect((await relay.runCli('list', '--all')).output).toContain('confirmation sent');
  });

  test('§4.6 `retry` makes a pending submission due, and resumes mailing', async () => {
    relay.devProviders.setFault('mail', { kind: '401', times: 1 });
    const { body } = await submit(relay.url, 'contacts', createContact());
    await relay.deliver();
    expect((await relay.runCli('list')).output).toContain(
      'Mailing is stopped (mail: status 401 unauthorized): correct MAIL_API_KEY, restart, then retry.',
    );
    const mailStop = relay.logLines.find(({ event }) => event === 'mail.stopped');
    expect(mailStop?.advice).toMatch(/^correct MAIL_API_KEY, restart .*, then run: npm run outbox -- retry$/);
    expect((await relay.runCli('retry', 'BB-NOBODY')).code).toBe(1);
    const reference = body.reference ?? '';
    expect(await relay.runCli('retry', reference.toLowerCase())).toEqual({ code: 0, output: '1 due now\n' });
    await relay.deliver();
    expect((await relay.runCli('retry', reference)).output).toBe(
      `0 due now\n${reference} is done: no delivery is open\n`,
    );
    expect(relay.devProviders.mails).toHaveLength(2);
  });

  test('§3.12 `export` prints the complete submission with its résumé', async () => {
    await submit(relay.url, 'applications', createApplication());
    const { output } = await relay.runCli('export');
    expect(JSON.parse(output)).toMatchObject({
      kind: 'application',
      status: 'pending',
      payload: createPayload('application'),
    });
  });

  test('§4.6 `retry`, `release` and `drop` print the same message for an unknown reference', async () => {
    for (const command of ['retry', 'release', 'drop'])
      expect(await relay.runCli(command, 'BB-NOBODY')).toEqual({
        code: 1,
        output: 'There is no such submission. List them: npm run outbox -- list --all, or list --spam\n',
      });
  });

  test('§4.6 `npm run outbox` prints the mistake to standard error and changes no data for wrong arguments', async () => {
    await submit(relay.url, 'contacts', createContact());
    const errorOutput = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const line of [
      'delete',
      'drop',
      'list --span',
      'list --all --spam',
      'list BB-1',
      'retry --all',
      'status BB-1',
      'audit ann@example.com',
      'backup --help',
      'export --all --spam',
      'export ann@example.com folder eve@example.com',
      'export ann@example.com --spam',
      'drop BB-1 BB-2',
      'erase ann@example.com eve@example.com',
    ]) {
      const [name, ...args] = line.split(' ');
      expect([line, await relay.runCli(...line.split(' '))]).toEqual([line, { code: 2, output: '' }]);
      const mistake =
        name === 'delete'
          ? "There is no command 'delete'. "
          : `${name}: ${args.length > 0 ? `wrong arguments '${args.join(' ')}'` : 'an argument is missing'}. Usage:\nnpm run outbox -- ${name} `;
      expect(errorOutput).toHaveBeenLastCalledWith(expect.stringContaining(mistake));
    }
    expect(await relay.outbox.list()).toHaveLength(1);
  });
});
