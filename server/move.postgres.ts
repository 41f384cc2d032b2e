import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backUp, restore } from './outbox/backup';
import { Outbox } from './outbox/outbox';
import { createTemporaryFolder } from './testing/harness';
import { createOutboxUrl, withPostgres } from './testing/outboxes';
import { createDataUrl, createKey, createPayload, createPdf } from './testing/submit';

test('§7 a backup moves an outbox from a file to PostgreSQL, and back', async () => {
  const folder = await createTemporaryFolder();
  const getFileUrl = (name: string) => pathToFileURL(join(folder.path, name, 'outbox.db')).href;
  const firstOutbox = await Outbox.open({ url: getFileUrl('first') });
  const [messageId, applicationId] = [createKey(), createKey()];
  const upload = firstOutbox.createUpload('application/pdf', 1);
  await upload.write(createPdf());
  await upload.end();
  const submissions = [
    {
      id: messageId,
      submission: { kind: 'contact', payload: createPayload('contact', { message: 'Grüße 🙂 \u0000 end' }) },
    },
    { id: applicationId, submission: { kind: 'application', payload: createPayload('application') }, file: upload },
  ] as const;
  for (const [now, submission] of submissions.entries())
    await firstOutbox.accept({ ...submission, reference: `BB-${now}`, now });
  const outboxes = [firstOutbox];
  for (const url of [await createOutboxUrl(folder.path), getFileUrl('last')]) {
    const [from, to] = [outboxes.at(-1) ?? firstOutbox, await Outbox.open({ url })];
    const backupFile = join(folder.path, `${outboxes.length}.jsonl`);
    expect([await backUp(from.engine, backupFile), await restore(to.engine, backupFile, 1)]).toEqual([2, 2]);
    expect(await to.list()).toEqual(await firstOutbox.list());
    expect(await to.readResume({ resumeId: upload.id })).toBe(createDataUrl());
    outboxes.push(to);
  }
  expect(outboxes.map(({ engine }) => engine.hasManyWriters)).toEqual([false, true, false]);
  for (const outbox of outboxes) await outbox.close();
});

test('Art. 17 a restore after the TRUNCATE of docs/personal-data.md omits the submissions that were erased since the backup', async () => {
  const folder = await createTemporaryFolder();
  const url = await createOutboxUrl(folder.path);
  const outbox = await Outbox.open({ url });
  const submission = { kind: 'contact', payload: createPayload('contact') } as const;
  for (const reference of ['BB-1', 'BB-2']) await outbox.accept({ id: createKey(), reference, submission, now: 1 });
  const backupFile = join(folder.path, 'backup.jsonl');
  await backUp(outbox.engine, backupFile);
  await outbox.erasures.erase(await outbox.findByReferenceOrId('BB-1'), 2);
  const [, statement = ''] = /`(TRUNCATE [^`]+)`/.exec(await readFile('docs/personal-data.md', 'utf8')) ?? [];
  await withPostgres(url, (client) => client.query(statement));
  await restore(outbox.engine, backupFile, 3);
  expect((await outbox.list()).map(({ reference }) => reference)).toEqual(['BB-2']);
  await outbox.close();
});

test('§7.1 the outbox refuses a database whose encoding cannot store all characters', async () => {
  const url = new URL(await createOutboxUrl(''));
  await withPostgres(url.href, (client) =>
    client.query("CREATE DATABASE latin1 ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"),
  );
  url.pathname = 'latin1';
  await expect(Outbox.open({ url: url.href })).rejects.toThrow(
    /^OUTBOX_URL: .* encoding LATIN1: create it with .* UTF8$/,
  );
});
