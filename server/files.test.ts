import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Outbox } from './outbox/outbox';
import { createServerFixture } from './testing/serve';
import { application, dataUrl, pdf, resume, submit } from './testing/submit';

let place: Awaited<ReturnType<typeof createServerFixture>>;
beforeEach(async () => {
  place = await createServerFixture();
});

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
async function modes(): Promise<Record<string, string>> {
  const names = await readdir(place.data);
  const entries = names.map(async (name) => [name, await mode(join(place.data, name))] as const);
  return Object.fromEntries([['.', await mode(place.data)], ...(await Promise.all(entries))]);
}
const OWNER_ONLY = {
  '.': '700',
  'outbox.db': '600',
  'outbox.db-shm': '600',
  'outbox.db-wal': '600',
  'outbox.db.made': '600',
};

test("§7.1 only the server's user can read the outbox in a new or an existing folder", async () => {
  const site = place.serve();
  await site.started;
  expect(await modes()).toEqual(OWNER_ONLY);
  site.child.kill('SIGKILL');
  await site.ended;
  // Files of an earlier version have the mode 644, and a mount point has the mode 755.
  for (const name of await readdir(place.data)) await chmod(join(place.data, name), 0o644);
  await chmod(place.data, 0o755);
  await mkdir(join(place.data, 'lost+found'), { mode: 0o700 });
  await place.serve().started;
  expect(await modes()).toEqual({ ...OWNER_ONLY, 'lost+found': '700' });
});

test('§7.1 the outbox uses WAL with a disk sync at every commit', async () => {
  const { engine } = await Outbox.open({ url: place.outboxUrl });
  const pragma = async (name: string) => {
    const [row] = await engine.read({ compile: () => sql`PRAGMA ${sql.raw(name)}`.compile(engine.build) });
    return Object.values(row as object)[0] as unknown;
  };
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  await engine.close();
});

test.each(['file::memory:', 'file:'])('§7.1 the outbox rejects %s, which names no persistent file', async (url) => {
  await expect(Outbox.open({ url })).rejects.toThrow(/^OUTBOX_URL: the URL must name a file/);
});

test("§7.1 a data folder with other files keeps its mode, and only the server's user can read the outbox files", async () => {
  await chmod(place.data, 0o755);
  await writeFile(join(place.data, 'notes.txt'), 'for all', { mode: 0o644 });
  await place.serve().started;
  expect(await modes()).toEqual({ ...OWNER_ONLY, '.': '755', 'notes.txt': '644' });
});

test('§3.12 no file of the data folder contains the résumé after its delivery and a regular stop of the server', async () => {
  const site = place.serve();
  const url = await site.started;
  const bytes = pdf(200_000).fill('Curriculum vitae of a person. ', 9);
  expect((await submit(url, 'applications', application({ resume: resume(bytes) }))).status).toBe(202);
  for (let mails = 0; mails < 2;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    mails = ((await (await fetch(`${url}/__dev/mails.json`)).json()) as unknown[]).length;
  }
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  const piece = dataUrl(bytes).slice(1000, 1040);
  const names = await readdir(place.data);
  expect(names).toContain('outbox.db');
  for (const name of names) {
    expect({ name, holds: (await readFile(join(place.data, name))).includes(piece) }).toEqual({ name, holds: false });
  }
});
