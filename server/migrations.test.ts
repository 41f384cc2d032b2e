import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { VERSIONS_TABLE_STATEMENT, MIGRATIONS } from './outbox/engine/migrations';
import { Outbox } from './outbox/outbox';
import { startHarness, createTemporaryFolder } from './testing/harness';
import { createDataUrl, createKey, createPayload, createPdf } from './testing/submit';

test('§7 commands reject tables of version 1; the relay migrates them, delivers an application with its résumé, and deletes the résumé', async () => {
  const folder = await createTemporaryFolder();
  const file = join(folder.path, 'outbox.db');
  const [id, resume] = [createKey(), createDataUrl(createPdf(3_000_000).fill(0xfe, 9))];
  const { resumeBase64: _resumeBase64, ...payload } = createPayload('application');
  const row = {
    id,
    kind: 'application',
    reference: 'BB-1',
    body_hash: '',
    payload: JSON.stringify(payload),
    recipient: payload.email,
    received_at: 1,
    deadline_at: Number.MAX_SAFE_INTEGER,
    due_at: 1,
  };
  const oldDatabase = new Libsql(file);
  for (const sql of [VERSIONS_TABLE_STATEMENT, ...(MIGRATIONS[0] ?? [])]) oldDatabase.exec(sql);
  oldDatabase.exec('INSERT INTO schema_versions (version) VALUES (1)');
  const [columnNames, placeholders] = [Object.keys(row).join(), Object.keys(row).fill('?').join()];
  oldDatabase.prepare(`INSERT INTO submissions (${columnNames}) VALUES (${placeholders})`).run(Object.values(row));
  oldDatabase.prepare('INSERT INTO resumes (id, data_url) VALUES (?, ?)').run([id, resume]);
  oldDatabase.close();
  const openForCommand = () => Outbox.open({ url: pathToFileURL(file).href, creationMode: 'nothing' });
  await expect(openForCommand()).rejects.toThrow(/older version created .* start the new version first/);
  const relay = await startHarness({ outboxUrl: pathToFileURL(file).href });
  // The sweep treats résumé parts without a time as old. It keeps these parts, because a submission refers to them.
  await relay.worker.leases.sweep(relay.clock.now, { retentionMs: relay.clock.now });
  await relay.deliver();
  expect(relay.devProviders.rows.map(({ payload: { resumeBase64 } }) => resumeBase64)).toEqual([resume]);
  expect(await relay.outbox.readResume({ resumeId: id })).toBeUndefined();
});

test('§7 the outbox rejects a file of a newer version', async () => {
  const folder = await createTemporaryFolder();
  const file = join(folder.path, 'outbox.db');
  const url = pathToFileURL(file).href;
  await (await Outbox.open({ url })).close();
  const database = new Libsql(file);
  database.exec('INSERT INTO schema_versions (version) VALUES (999)');
  database.close();
  await expect(Outbox.open({ url })).rejects.toThrow(/newer version/);
});
