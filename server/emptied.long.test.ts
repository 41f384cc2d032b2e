import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { compileProgramOnce } from './testing/child';
import { getProviderVariables } from './testing/providerVariables';
import { createServerFixture } from './testing/serve';
import { createContact, submit } from './testing/submit';

let fixture: Awaited<ReturnType<typeof createServerFixture>>;
beforeEach(async () => {
  fixture = await createServerFixture();
});

const getOutboxFile = (suffix = '') => join(fixture.dataFolder, `outbox.db${suffix}`);

/** Starts a server that accepts a message, and kills the server before the delivery. */
async function submitAndKillServer(): Promise<void> {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  await fetch(`${url}/__dev/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ target: 'sheet', kind: '500' }),
  });
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  server.child.kill('SIGKILL');
  await server.exitCodePromise;
}

async function readStartError(): Promise<string> {
  const server = fixture.startServer();
  expect(await server.exitCodePromise).toBe(1);
  expect(server.getErrorOutput()).toMatch(/^[^\n]+\n$/);
  return (JSON.parse(server.getErrorOutput()) as { reason: string }).reason;
}

async function damageDatabase(damage: string): Promise<void> {
  if (damage === 'missing') for (const suffix of ['', '-wal', '-shm']) await rm(getOutboxFile(suffix));
  if (damage === 'truncated') await truncate(getOutboxFile());
  if (damage === 'without tables') {
    for (const suffix of ['', '-wal', '-shm']) await rm(getOutboxFile(suffix));
    const database = new Libsql(getOutboxFile());
    database.exec('PRAGMA user_version = 1');
    database.close();
  }
}

test.each(['missing', 'truncated', 'without tables'])(
  '§7.1 the server refuses to start with a database that is %s, prints advice and keeps an existing journal',
  async (damage) => {
    await submitAndKillServer();
    const hasJournal = existsSync(getOutboxFile('-wal'));
    await damageDatabase(damage);
    const reason = await readStartError();
    expect(reason).toContain(`${getOutboxFile()} is empty or missing`);
    expect(reason).toContain('restore a backup');
    expect(reason).toContain(`delete ${getOutboxFile('.made')}`);
    expect(await readStartError()).toBe(reason);
    expect({ hasJournal, isJournalKept: existsSync(getOutboxFile('-wal')) }).toEqual({
      hasJournal: true,
      isJournalKept: damage === 'truncated',
    });
  },
);

test('§7.1 the server refuses to start with an empty database that has a journal', async () => {
  await submitAndKillServer();
  await rm(getOutboxFile('.made'));
  await truncate(getOutboxFile());
  expect(await readStartError()).toContain(`delete ${getOutboxFile('-wal')}`);
});

test('§7.1 the server starts with an empty outbox if the database and its marker file are missing', async () => {
  await submitAndKillServer();
  await damageDatabase('missing');
  await rm(getOutboxFile('.made'));
  const server = fixture.startServer();
  expect(await (await fetch(`${await server.urlPromise}/healthz`)).json()).toMatchObject({ status: 'ok', pending: 0 });
});

test('§7.1 the server creates the missing marker file of an outbox from an earlier version', async () => {
  await submitAndKillServer();
  await rm(getOutboxFile('.made'));
  const server = fixture.startServer();
  expect(await (await fetch(`${await server.urlPromise}/healthz`)).json()).toMatchObject({ pending: 1 });
  expect(existsSync(getOutboxFile('.made'))).toBe(true);
});

test('§7.1 the server refuses to start with a file that is not a database, and prints advice', async () => {
  await submitAndKillServer();
  await rm(getOutboxFile('-wal'));
  await writeFile(getOutboxFile(), 'This is no database, whatever its name says. '.repeat(100));
  expect(await readStartError()).toMatch(/outbox\.db can't be opened: SQLITE_NOTADB: .*restore a backup/);
});

test.each([
  ['empty and has a journal', ''],
  ['not a database', 'no database'],
])(
  '§7.1 the commands of docs/operations.md restore a backup in place of a database that is %s',
  async (_title, content) => {
    await submitAndKillServer();
    const program = join(await compileProgramOnce('outbox-cli'), 'server/outbox-cli.js');
    const backupFile = join(fixture.path, 'backup.jsonl');
    const runCli = (command: string) =>
      spawnSync(process.execPath, [program, command, backupFile], {
        env: { DATA_DIR: fixture.dataFolder },
        encoding: 'utf8',
      });
    expect(runCli('backup').stderr).toBe('');
    await writeFile(getOutboxFile(), content.repeat(100));
    await writeFile(getOutboxFile('-wal'), 'journal');
    expect(runCli('restore').stderr).toContain(
      'move the database file and its journals (-wal, -shm) to another folder',
    );
    const [, moveCommand = ''] =
      /`(mkdir [^`]+ damaged\/ ';')`/.exec(await readFile('docs/operations.md', 'utf8')) ?? [];
    execFileSync('sh', ['-c', moveCommand], { cwd: fixture.dataFolder });
    expect(runCli('restore')).toMatchObject({ status: 0, stderr: '' });
    // Nothing listens at the URLs of the providers, so the submission stays in the outbox.
    const server = fixture.startServer(getProviderVariables('http://127.0.0.1:9'));
    expect(await (await fetch(`${await server.urlPromise}/healthz`)).json()).toMatchObject({ pending: 1 });
  },
);
