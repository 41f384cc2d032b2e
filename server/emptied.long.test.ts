import { existsSync } from 'node:fs';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { startingPlace } from './testing/serve';
import { contact, submit } from './testing/submit';

let place: Awaited<ReturnType<typeof startingPlace>>;
beforeEach(async () => {
  place = await startingPlace();
});
afterEach(() => place.remove());

const file = (ending = '') => join(place.data, `outbox.db${ending}`);

/** Starts a server that accepts a message, and kills it before the delivery. */
async function takenAndKilled(): Promise<void> {
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

async function refused(): Promise<string> {
  const site = place.serve();
  expect(await site.ended).toBe(1);
  expect(site.err()).toMatch(/^[^\n]+\n$/);
  return (JSON.parse(site.err()) as { reason: string }).reason;
}

async function emptied(how: string): Promise<void> {
  if (how === 'gone') for (const ending of ['', '-wal', '-shm']) await rm(file(ending));
  if (how === 'cut to nothing') await truncate(file());
  if (how === 'another, without tables') {
    for (const ending of ['', '-wal', '-shm']) await rm(file(ending));
    const database = new Libsql(file());
    database.exec('PRAGMA user_version = 1');
    database.close();
  }
}

test.each(['gone', 'cut to nothing', 'another, without tables'])(
  '§7.1 a database that is %s stops the start, which says what to do and touches nothing',
  async (how) => {
    await takenAndKilled();
    const journal = existsSync(file('-wal'));
    await emptied(how);
    const reason = await refused();
    expect(reason).toContain(`${file()} holds no submissions any more`);
    expect(reason).toContain('put a backup in its place');
    expect(reason).toContain(`delete ${file('.made')}`);
    expect(await refused()).toBe(reason);
    expect({ journal, kept: existsSync(file('-wal')) }).toEqual({ journal: true, kept: how === 'cut to nothing' });
  },
);

test('§7.1 a journal beside an empty database is word enough that there was one', async () => {
  await takenAndKilled();
  await rm(file('.made'));
  await truncate(file());
  expect(await refused()).toContain(`delete ${file('-wal')}`);
});

test('§7.1 who deletes what the line names begins with an empty outbox', async () => {
  await takenAndKilled();
  await emptied('gone');
  await rm(file('.made'));
  const site = place.serve();
  expect(await (await fetch(`${await site.started}/healthz`)).json()).toMatchObject({ status: 'ok', pending: 0 });
});

test('§7.1 an outbox of an earlier version gets its mark at the next start', async () => {
  await takenAndKilled();
  await rm(file('.made'));
  const site = place.serve();
  expect(await (await fetch(`${await site.started}/healthz`)).json()).toMatchObject({ pending: 1 });
  expect(existsSync(file('.made'))).toBe(true);
});

test('§7.1 a file that is no database stops the start, which says what to do', async () => {
  await takenAndKilled();
  await rm(file('-wal'));
  await writeFile(file(), 'This is no database, whatever its name says. '.repeat(100));
  expect(await refused()).toMatch(/outbox\.db can't be opened: SQLITE_NOTADB: .*put a backup in its place/);
});
