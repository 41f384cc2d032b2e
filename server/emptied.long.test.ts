import { existsSync } from 'node:fs';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createServerFixture } from './testing/serve';
import { contact, submit } from './testing/submit';

let place: Awaited<ReturnType<typeof createServerFixture>>;
beforeEach(async () => {
  place = await createServerFixture();
});

const file = (ending = '') => join(place.data, `outbox.db${ending}`);

/** Starts a server that accepts a message, and kills the server before the delivery. */
async function acceptAndKill(): Promise<void> {
  const site = place.serve();
  const url = await site.started;
  await fetch(`${url}/__dev/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ target: 'sheet', kind: '500' }),
  });
  expect((await submit(url, 'contacts', contact())).status).toBe(202);
  site.child.kill('SIGKILL');
  await site.ended;
}

async function readStartError(): Promise<string> {
  const site = place.serve();
  expect(await site.ended).toBe(1);
  expect(site.err()).toMatch(/^[^\n]+\n$/);
  return (JSON.parse(site.err()) as { reason: string }).reason;
}

async function emptyDatabase(how: string): Promise<void> {
  if (how === 'missing') for (const ending of ['', '-wal', '-shm']) await rm(file(ending));
  if (how === 'truncated') await truncate(file());
  if (how === 'without tables') {
    for (const ending of ['', '-wal', '-shm']) await rm(file(ending));
    const database = new Libsql(file());
    database.exec('PRAGMA user_version = 1');
    database.close();
  }
}

test.each(['missing', 'truncated', 'without tables'])(
  '§7.1 the server refuses to start with a database that is %s, prints advice and changes no file',
  async (how) => {
    await acceptAndKill();
    const journal = existsSync(file('-wal'));
    await emptyDatabase(how);
    const reason = await readStartError();
    expect(reason).toContain(`${file()} is empty or missing`);
    expect(reason).toContain('restore a backup');
    expect(reason).toContain(`delete ${file('.made')}`);
    expect(await readStartError()).toBe(reason);
    expect({ journal, kept: existsSync(file('-wal')) }).toEqual({ journal: true, kept: how === 'truncated' });
  },
);

test('§7.1 the server refuses to start with an empty database that has a journal', async () => {
  await acceptAndKill();
  await rm(file('.made'));
  await truncate(file());
  expect(await readStartError()).toContain(`delete ${file('-wal')}`);
});

test('§7.1 the server starts with an empty outbox after the marker file is deleted', async () => {
  await acceptAndKill();
  await emptyDatabase('missing');
  await rm(file('.made'));
  const site = place.serve();
  expect(await (await fetch(`${await site.started}/healthz`)).json()).toMatchObject({ status: 'ok', pending: 0 });
});

test('§7.1 the server creates the missing marker file of an outbox from an earlier version', async () => {
  await acceptAndKill();
  await rm(file('.made'));
  const site = place.serve();
  expect(await (await fetch(`${await site.started}/healthz`)).json()).toMatchObject({ pending: 1 });
  expect(existsSync(file('.made'))).toBe(true);
});

test('§7.1 the server refuses to start with a file that is not a database, and prints advice', async () => {
  await acceptAndKill();
  await rm(file('-wal'));
  await writeFile(file(), 'This is no database, whatever its name says. '.repeat(100));
  expect(await readStartError()).toMatch(/outbox\.db can't be opened: SQLITE_NOTADB: .*restore a backup/);
});
