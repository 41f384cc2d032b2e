import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import { MAKE_VERSIONS, MIGRATIONS } from './outbox/engine/migrations';
import { Outbox } from './outbox/outbox';
import { temporaryFolder } from './testing/harness';
import { dataUrl, newKey, pdf } from './testing/submit';

test('§7 a résumé that waits in an outbox of an earlier version is still whole in the next', async () => {
  const folder = await temporaryFolder();
  const url = pathToFileURL(join(folder.path, 'outbox.db')).href;
  const [id, resume] = [newKey(), dataUrl(pdf(3_000_000))];
  const before = createClient({ url });
  await before.batch([
    MAKE_VERSIONS,
    ...MIGRATIONS.slice(0, 2).flat(),
    'INSERT INTO schema_versions (version) VALUES (1), (2)',
    { sql: 'INSERT INTO resumes (id, data_url) VALUES (?, ?)', args: [id, resume] },
  ]);
  before.close();
  const outbox = await Outbox.open({ url });
  expect(await outbox.resume(id)).toBe(resume);
  expect(await outbox.resume(newKey())).toBeUndefined();
  await outbox.close();
  await folder.remove();
});
