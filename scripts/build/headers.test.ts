import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHeaders } from './headers';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'headers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function renderTestHeaders(config: object, base = '/'): Promise<string> {
  await writeFile(path.join(folder, 'site-config.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'index.html'), '');
  await writeHeaders(folder, { base, styles: [], scripts: [], closedPaths: [], hstsIncludesSubdomains: false });
  return readFile(path.join(folder, '_headers'), 'utf8');
}
const person = { name: 'Ann', email: 'ann@example.com' };
const createDirectConfig = (spreadsheet: string) => ({
  mode: 'direct',
  spreadsheet: { host: spreadsheet, deploymentId: 'a' },
  email: { host: 'https://api.mail.example/v3', apiKey: 'key', sender: person, admin: person },
});

test.each([
  ['only the site itself in relay mode', { mode: 'relay', relay: { url: '/api/submissions' } }, ''],
  [
    'both providers in direct mode',
    createDirectConfig('https://sheet.example'),
    ' https://sheet.example https://api.mail.example',
  ],
  [
    'both providers and the redirect target of Google’s script in direct mode',
    createDirectConfig('https://script.google.com/a/example.com'),
    ' https://script.google.com https://api.mail.example https://script.googleusercontent.com',
  ],
])('§7 the Content-Security-Policy allows requests to %s', async (_what, submission, origins) => {
  expect(await renderTestHeaders({ submission, flags: { host: '' } })).toContain(`; connect-src 'self'${origins};`);
});

test('§7.3 the Content-Security-Policy allows pictures from the flag host', async () => {
  const submission = { mode: 'relay', relay: { url: '/api/submissions' } };
  expect(await renderTestHeaders({ submission, flags: { host: 'https://flags.example/w20' } })).toContain(
    "; img-src 'self' data: https://flags.example;",
  );
});

test('§6 the _headers file of a site in a subfolder has rules only for that folder', async () => {
  const submission = { mode: 'relay', relay: { url: '/api/submissions' } };
  const rules = (await renderTestHeaders({ submission, flags: { host: '' } }, '/folder/'))
    .split('\n')
    .filter((line) => /^\S/.test(line));
  expect(rules).toEqual(['/folder/*', '/folder/', '/folder/*.html']);
});
