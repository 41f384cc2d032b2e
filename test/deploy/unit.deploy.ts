import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { NOBODY_ID, startDaemon } from '../../server/testing/daemon';

const isRoot = process.getuid?.() === 0;

/**
 * The highest allowed exposure of the unit, in tenths. systemd-analyze(1) rates the exposure from 0 (safe) to 10
 * (exposed).
 */
const MAX_EXPOSURE = 20;

let folder: string;
let unitFile: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unit-'));
  unitFile = path.join(folder, 'site.service');
  // The Node that runs the tests may be in a folder other than /usr/bin.
  const text = await readFile('deploy/site.service', 'utf8');
  await writeFile(unitFile, text.replace('/usr/bin/node', process.execPath));
});
after(() => rm(folder, { recursive: true, force: true }));

const runSystemdAnalyze = (...args: readonly string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

describe('the systemd unit', () => {
  test('§6 systemd accepts every line of the unit', () => {
    const { status, stderr } = runSystemdAnalyze('verify', unitFile);
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });

  test('§6 systemd rates the exposure of the unit at 2.0 or less', () => {
    const threshold = `--threshold=${MAX_EXPOSURE}`;
    const { status, stdout } = runSystemdAnalyze('security', '--offline=true', '--no-pager', threshold, unitFile);
    assert.equal(status, 0, stdout.trimEnd().split('\n').at(-1));
  });

  test('§6 the unit starts after a local database, and restarts five seconds after each failure, without a limit', async () => {
    const settings = parseUnitFile(await readFile(unitFile, 'utf8'));
    assert.ok(settings.get('[Unit] After')?.split(' ').includes('postgresql.service'));
    // With Requires=, the relay would not start on a machine without PostgreSQL.
    assert.ok(settings.get('[Unit] Wants')?.split(' ').includes('postgresql.service'));
    assert.equal(settings.get('[Unit] StartLimitIntervalSec'), '0');
    assert.equal(settings.get('[Service] Restart'), 'on-failure');
    assert.equal(settings.get('[Service] RestartSec'), '5');
  });

  test('§6 the outbox command of docs/deployment.md runs with the user, the folders and the environment of the service', async () => {
    const serviceSettings = parseUnitFile(await readFile(unitFile, 'utf8'));
    const [line = ''] = /^systemd-run .*$/m.exec(await readFile('docs/deployment.md', 'utf8')) ?? [];
    const commandSettings = [...line.matchAll(/ -p '?(\w+)=([^' ]+)'?/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const sharedSettings = [
      'DynamicUser',
      'StateDirectory',
      'StateDirectoryMode',
      'UMask',
      'EnvironmentFile',
      'WorkingDirectory',
    ];
    for (const name of sharedSettings)
      assert.deepEqual([name, new Map(commandSettings).get(name)], [name, serviceSettings.get(`[Service] ${name}`)]);
    // systemd names a dynamic user after its unit.
    assert.equal(new Map(commandSettings).get('User'), 'site');
    const [, dataDir = ''] = / -E (DATA_DIR=\S+)/.exec(line) ?? [];
    assert.ok(serviceSettings.get('[Service] Environment')?.split(' ').includes(dataDir));
    const commandUnitFile = path.join(path.dirname(unitFile), 'outbox.service');
    await writeFile(
      commandUnitFile,
      [
        '[Service]',
        'Type=oneshot',
        `ExecStart=${process.execPath}`,
        ...commandSettings.map((setting) => setting.join('=')),
      ].join('\n'),
    );
    assert.equal(runSystemdAnalyze('verify', commandUnitFile).stderr, '');
  });

  test('§6 the unit allows every system call that the server makes while it starts and stops', async () => {
    const allowedCalls = new Set(['@system-service', '@pkey'].flatMap(listSystemCalls));
    for (const call of ['@privileged', '@resources'].flatMap(listSystemCalls)) allowedCalls.delete(call);
    const filterPattern = /SystemCallFilter=@system-service @pkey\nSystemCallFilter=~@privileged @resources\n/;
    assert.match(await readFile(unitFile, 'utf8'), filterPattern);
    const traceFile = path.join(folder, 'trace');
    await runServerUnderStrace(traceFile);
    const systemCalls = new Set(
      [...(await readFile(traceFile, 'utf8')).matchAll(/^\d+ +(\w+)\(/gm)].map(([, call = '']) => call),
    );
    assert.ok(systemCalls.size > 30, [...systemCalls].join());
    assert.deepEqual(
      [...systemCalls].filter((call) => !allowedCalls.has(call)),
      [],
    );
  });
});

/**
 * Returns the settings of a systemd unit, by section and name ('[Service] Restart'). If a section has several settings
 * with the same name, the result contains only the last.
 */
function parseUnitFile(text: string): Map<string, string> {
  const settings = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (line.startsWith('[')) section = line;
    if (name) settings.set(`${section} ${name}`, value);
  }
  return settings;
}

/**
 * Starts and stops the server under strace. The user is unprivileged, because SQLite makes more system calls for root.
 */
async function runServerUnderStrace(traceFile: string): Promise<void> {
  const nodePath = path.join(folder, 'node');
  await cp(process.execPath, nodePath);
  if (isRoot) chownSync(folder, NOBODY_ID, NOBODY_ID);
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder };
  const strace = await startDaemon(
    'strace',
    ['-f', '-qq', '-o', traceFile, nodePath, 'dist-server/main.js'],
    { env, ...(isRoot ? { uid: NOBODY_ID, gid: NOBODY_ID } : {}) },
    async (output) => output.includes('The site: '),
  );
  const serverPid = await readFile(`/proc/${strace.pid}/task/${strace.pid}/children`, 'utf8');
  process.kill(Number(serverPid), 'SIGTERM');
  // strace blocks the signal, and exits with the status of the server.
  await strace.stop();
  assert.deepEqual(await strace.exitPromise, [0, null]);
}

/** Returns the system calls in a predefined systemd set, including nested sets. */
function listSystemCalls(setName: string): string[] {
  const lines = runSystemdAnalyze('syscall-filter', setName).stdout.split('\n').slice(1);
  const names = lines.map((line) => line.trim()).filter((name) => name !== '' && !name.startsWith('#'));
  return names.flatMap((name) => (name.startsWith('@') ? listSystemCalls(name) : [name]));
}
