import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backUp, restore } from './outbox/backup';
import { Outbox } from './outbox/outbox';
import { createTemporaryFolder } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import { dataUrl, createKey, createPayload, pdf } from './testing/submit';

test('§7 a backup moves an outbox from a file to PostgreSQL, and back', async () => {
  const folder = await createTemporaryFolder();
  const fileUrl = (name: string) => pathToFileURL(join(folder.path, name, 'outbox.db')).href;
  const first = await Outbox.open({ url: fileUrl('first') });
  const [message, withResume] = [createKey(), createKey()];
  const file = first.upload('application/pdf', 1);
  await file.write(pdf());
  await file.end();
  const submissions = [
    {
      id: message,
      submission: { kind: 'contact', payload: createPayload('contact', { message: 'Grüße 🙂 \u0000 end' }) },
    },
    { id: withResume, submission: { kind: 'application', payload: createPayload('application') }, file },
  ] as const;
  for (const [now, one] of submissions.entries()) await first.accept({ ...one, reference: `BB-${now}`, now });
  const opened = [first];
  for (const url of [await createOutboxUrl(folder.path), fileUrl('last')]) {
    const [from, to] = [opened.at(-1) ?? first, await Outbox.open({ url })];
    const copy = join(folder.path, `${opened.length}.jsonl`);
    expect([await backUp(from.engine, copy), await restore(to.engine, copy, 1)]).toEqual([2, 2]);
    expect(await to.list()).toEqual(await first.list());
    expect(await to.readResume({ resumeId: file.id })).toBe(dataUrl());
    opened.push(to);
  }
  expect(opened.map(({ engine }) => engine.hasManyWriters)).toEqual([false, true, false]);
  for (const outbox of opened) await outbox.close();
});
