import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readMemory, startDaemon, type Daemon } from '../../server/testing/daemon';
import { createApplication, createContact, createPdf, createResume, submit } from '../../server/testing/submit';
import type { PackageLock } from '../../scripts/build/lock';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { findFreePort } from '../setup/freePort';
import { findInstructionArgument, readDockerfileStages } from './dockerfile';
import { installBuild, measureFolderMegabytes, type Installation } from './installed';

/**
 * The limits of the server in megabytes (docs/deployment.md states typical values):
 * - packages on disk
 * - memory of an idle server on any version of Node
 * - memory during ten concurrent résumé uploads
 */
const MAX_PACKAGES_MB = 30;
const MAX_IDLE_MEMORY_MB = 100;
const MAX_BUSY_MEMORY_MB = 300;

let installation: Installation;
const daemons: Daemon[] = [];
before(async () => {
  installation = await installBuild();
});
after(async () => {
  // A failed test does not stop its server. A running server could write files during the removal of the installation.
  await Promise.all(daemons.map((daemon) => daemon.stop()));
  await installation.remove();
});

const getServerFolder = () => path.join(installation.folder, 'dist-server');
const readLockFile = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')) as PackageLock;

/** Returns a value for PATH that begins with the folder of the copied Node, so that npm uses this copy. */
const createSearchPath = () => [path.dirname(installation.nodePath), process.env['PATH']].join(path.delimiter);

/** Starts the installed server with a command, as a user who can write only in the data folder. */
async function startSite(
  command: string,
  args: readonly string[],
  extraEnv: NodeJS.ProcessEnv = {},
  cwd: string = installation.folder,
) {
  const port = String(await findFreePort());
  const startTime = performance.now();
  const env = {
    PATH: createSearchPath(),
    PORT: port,
    DATA_DIR: installation.dataFolder,
    HOME: installation.dataFolder,
    ...extraEnv,
  };
  const daemon = await startDaemon(command, args, { cwd, env, ...installation.user }, async (output) =>
    output.includes('The site: http'),
  );
  daemons.push(daemon);
  return { ...daemon, url: `http://127.0.0.1:${port}`, startupMs: performance.now() - startTime };
}

/**
 * Adds to the installation the files that `npm run` needs. The launcher `command.cjs` is empty, because the site is
 * already built.
 */
async function addScripts(): Promise<void> {
  for (const file of ['package.json', 'scripts/isBuilt.cjs']) await cp(file, path.join(installation.folder, file));
  await writeFile(path.join(installation.folder, 'scripts/command.cjs'), '');
}

test('the Dockerfile runs `npm run build` with SITE and BUILD_DAY, and starts the server as an unprivileged user', async () => {
  const [buildStage = [], lastStage = []] = readDockerfileStages('deploy/Dockerfile');
  const instructions = buildStage.filter(({ instruction }) => ['ARG', 'RUN'].includes(instruction));
  const expectedArguments = ['npm ci', 'SITE', 'BASE_PATH', 'BUILD_DAY', 'npm run build'];
  assert.deepEqual(
    instructions.map(({ argument }) => argument),
    expectedArguments,
  );
  assert.match(await readFile('deploy/compose.yaml', 'utf8'), /^ +args: \[SITE, BUILD_DAY\]$/m);
  assert.equal(findInstructionArgument(lastStage, 'USER'), 'node');
  assert.equal(findInstructionArgument(lastStage, 'CMD'), '["node", "--max-semi-space-size=4", "dist-server/main.js"]');
});

test('§6 licences.txt lists the packages that supply code, fonts and pictures to the pages and the server', async () => {
  const licencesText = await readFile(path.join(installation.folder, 'dist/licences.txt'), 'utf8');
  for (const name of ['react-dom', '@fontsource/inter', 'hono', 'yup', 'flag-icons'])
    assert.match(licencesText, new RegExp(`^${name} \\d[\\d.]+ \\([\\w.-]+\\)$`, 'm'));
});

test('§6 the SBOM lists the packages of the server and the pages, and is not served', async () => {
  const { components } = JSON.parse(
    await readFile(path.join(installation.folder, 'dist-server/sbom.cdx.json'), 'utf8'),
  ) as {
    components: { name: string; version: string }[];
  };
  for (const name of ['hono', 'react', 'libsql']) {
    const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
    assert.deepEqual(
      components.filter((component) => component.name === name).map((component) => component.version),
      [version],
    );
  }
  const servedFiles = await readdir(path.join(installation.folder, 'dist'), { recursive: true });
  assert.deepEqual(
    servedFiles.filter((file) => file.includes('sbom')),
    [],
  );
});

describe('the compiled server', () => {
  test(`npm ci in dist-server installs less than ${MAX_PACKAGES_MB} MB, without a warning about engines or deprecated packages`, async (t) => {
    const size = await measureFolderMegabytes(path.join(getServerFolder(), 'node_modules'));
    t.diagnostic(`node_modules: ${size.toFixed(0)} MB`);
    assert.ok(size < MAX_PACKAGES_MB, `${size} MB`);
    assert.doesNotMatch(installation.npmOutput, /EBADENGINE|deprecated/);
  });

  test('the installed folder contains only dist and dist-server', async () => {
    assert.deepEqual((await readdir(installation.folder)).toSorted(), ['dist', 'dist-server']);
  });

  test("npm ci in dist-server installs the versions of the project's lock file", async () => {
    const [serverLock, projectLock] = await Promise.all([getServerFolder(), '.'].map(readLockFile));
    const { '': project, ...packages } = serverLock?.packages ?? {};
    assert.deepEqual(Object.keys(project?.dependencies ?? {}), ['libsql']);
    assert.ok(Object.keys(packages).length > 1);
    for (const [folder, lockedPackage] of Object.entries(packages))
      assert.deepEqual(lockedPackage, projectLock?.packages[folder], folder);
  });

  test('node main.js serves the site beside dist-server, even if dist-server is the working directory', async () => {
    const site = await startSite(installation.nodePath, ['main.js'], {}, getServerFolder());
    assert.equal((await fetch(site.url)).status, 200);
    await site.stop();
    assert.deepEqual(await site.exitPromise, [0, null]);
  });

  test('without DATA_DIR the outbox is beside dist-server, where no build deletes it', () => {
    const { stderr, status } = spawnSync(installation.nodePath, ['outbox-cli.js', 'list'], {
      cwd: getServerFolder(),
      env: {},
      encoding: 'utf8',
      ...installation.user,
    });
    assert.match(stderr, new RegExp(`no folder ${installation.folder}/data;`));
    assert.equal(status, 1);
  });

  for (const program of ['main', 'outbox-cli'])
    test(`${program}.js exits with a one-line error on an outdated Node`, async () => {
      const folder = path.join(installation.folder, `old-${program}`);
      for (const file of [`${program}.js`, 'programs/needsNode.cjs'])
        await cp(path.join(getServerFolder(), file), path.join(folder, file));
      const manifest = JSON.parse(await readFile(path.join(getServerFolder(), 'package.json'), 'utf8')) as object;
      const changedManifest = JSON.stringify({ ...manifest, engines: { node: '>=99.1' } });
      await writeFile(path.join(folder, 'package.json'), changedManifest);
      await writeFile(path.join(folder, `programs/${program}.js`), '}');
      const { stderr, status } = spawnSync(process.execPath, [path.join(folder, `${program}.js`)], {
        encoding: 'utf8',
      });
      assert.equal(stderr, `Node 99.1 or newer is required. The installed version is ${process.versions.node}.\n`);
      assert.equal(status, 1);
    });

  test(`node dist-server/main.js runs without development packages or flags, with one writable folder and less than ${MAX_IDLE_MEMORY_MB} MB`, async (t) => {
    const site = await startSite(installation.nodePath, ['dist-server/main.js']);
    t.diagnostic(`listening after ${site.startupMs.toFixed(0)} ms`);
    const memory = await readMemory(site.pid);
    t.diagnostic(`memory: ${memory} MB`);
    assert.ok(memory < MAX_IDLE_MEMORY_MB, `${memory} MB`);
    assert.equal((await fetch(site.url)).status, 200);
    assert.equal((await submit(site.url, 'contacts', createContact())).status, 202);
    await site.stop();
    assert.deepEqual(await site.exitPromise, [0, null]);
  });

  test('§7.1 the server stores ten concurrent résumés of 5 MB within its memory limit', async (t) => {
    const site = await startSite(installation.nodePath, ['dist-server/main.js'], {
      RATE_LIMIT: '1000',
      RATE_LIMIT_PER_DAY: '1000',
      MAIL_SOURCE_SHARE: '100',
    });
    // The local spreadsheet runs in the server's process, and would store the résumés in memory. The fault 'down' of
    // the spreadsheet prevents the delivery of the résumés.
    await fetch(`${site.url}/__dev/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ target: 'sheet', kind: 'down' }),
    });
    const fields = createApplication({ resume: createResume(createPdf(RESUME_LIMIT_BYTES)) });
    const responses = await Promise.all(Array.from({ length: 10 }, () => submit(site.url, 'applications', fields)));
    assert.deepEqual([...new Set(responses.map(({ status }) => status))], [202]);
    const memory = await readMemory(site.pid, 'VmHWM');
    t.diagnostic(`peak memory: ${memory} MB`);
    assert.ok(memory < MAX_BUSY_MEMORY_MB, `${memory} MB`);
    await site.stop();
  });

  test('the command line tool of the outbox lists the stored submissions', () => {
    const { stdout, status } = spawnSync(installation.nodePath, ['dist-server/outbox-cli.js', 'list', '--all'], {
      cwd: installation.folder,
      env: { PATH: createSearchPath(), DATA_DIR: installation.dataFolder, HOME: installation.dataFolder },
      encoding: 'utf8',
      ...installation.user,
    });
    assert.match(stdout, /11 listed\n$/);
    assert.equal(status, 0);
  });

  for (const script of ['serve', 'start'])
    test(`SIGTERM to npm run ${script} stops the server`, async () => {
      await addScripts();
      const site = await startSite('npm', ['run', script]);
      await site.stop();
      await assert.rejects(fetch(site.url), 'the server still responds');
    });

  for (const script of ['serve', 'outbox'])
    test(`npm run ${script} exits with a one-line error when the build is missing`, async () => {
      const folder = path.join(installation.folder, `unbuilt-${script}`);
      for (const file of ['package.json', 'scripts/isBuilt.cjs']) await cp(file, path.join(folder, file));
      const { stderr, status } = spawnSync('npm', ['run', '--silent', script], { cwd: folder, encoding: 'utf8' });
      assert.equal(stderr, 'dist-server/main.js is missing. Run: npm run build\n');
      assert.equal(status, 1);
    });

  test('npm start checks the port before it builds', async () => {
    const otherServer = createServer();
    const port = await findFreePort();
    otherServer.listen(port, '127.0.0.1');
    await once(otherServer, 'listening');
    const { stdout, stderr, status } = spawnSync('npm', ['start'], {
      env: { ...process.env, PORT: String(port) },
      encoding: 'utf8',
    });
    otherServer.close();
    assert.match(
      stderr,
      new RegExp(
        `^PORT ${port} is in use on 127\\.0\\.0\\.1: stop the program that uses it, or set another port$`,
        'm',
      ),
    );
    assert.doesNotMatch(stdout, /pages/);
    assert.notEqual(status, 0);
  });
});
