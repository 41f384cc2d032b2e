import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, test } from 'node:test';
import { launchBrowser } from '../../scripts/launchBrowser';
import { loadSubjects } from '../subjects';
import { freePort } from '../setup/freePort';
import { TYPESCRIPT } from '../../scripts/typescript';

const { contact } = await loadSubjects();

/** Longest wait for webpack's first build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

describe('npm run dev', () => {
  test('README "Two commands": shows the site, whose forms find their relay, and says nothing to the console', async () => {
    const port = await freePort();
    const dev = spawn(process.execPath, [...TYPESCRIPT, 'scripts/dev.ts'], {
      env: { ...process.env, PORT: String(port), RELAY_PORT: String(await freePort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => dev.once('exit', resolve));
    const browser = await launchBrowser();
    try {
      const isBuilt = new Promise<void>((resolve) => {
        dev.stdout.on('data', (text: Buffer) => String(text).includes('compiled successfully') && resolve());
      });
      const outcome = await Promise.race([isBuilt.then(() => 'built'), ended.then((code) => `exit ${code}`)]);
      assert.equal(outcome, 'built');
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`http://localhost:${port}/#${contact.path}`, { timeout: PATIENCE });
      await page.getByRole('heading', { level: 1, name: contact.title, exact: true }).waitFor();
      const rows = await page.request.get(`http://localhost:${port}/__stand-in/sheet`);
      assert.equal(rows.status(), 200);
      assert.deepEqual(complaints, []);
    } finally {
      await browser.close();
      dev.kill('SIGTERM');
      await ended;
    }
  });
});
