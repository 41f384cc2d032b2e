import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { MAKE_VERSIONS, MIGRATIONS } from './outbox/engine/migrations';
import { Outbox } from './outbox/outbox';
import { temporaryFolder } from './testing/harness';
import { dataUrl, newKey, pdf } from './testing/submit';

test('§7 a résumé that waits in an outbox of an earlier version is still whole in the next', async () => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'outbox.db');
  const [id, resume] = [newKey(), dataUrl(pdf(3_000_000))];
  const before = new Libsql(file);
  for (const sql of [MAKE_VERSIONS, ...MIGRATIONS.slice(0, 2).flat()]) before.exec(sql);
  before.exec('INSERT INTO schema_versions (version) VALUES (1), (2)');
  before.prepare('INSERT INTO resumes (id, data_url) VALUES (?, ?)').run([id, resume]);
  before.close();
  const outbox = await Outbox.open({ url: pathToFileURL(file).href });
  expect(await outbox.resume({ resumeId: id })).toBe(resume);
  expect(await outbox.resume({ resumeId: newKey() })).toBeUndefined();
  await outbox.close();
  await folder.remove();
});
