import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import { createTemporaryFolder } from '../server/testing/harness';
import { KeyGuardPlugin } from './KeyGuardPlugin';

const KEY = 'xkeysib-secret';
/**
 * Builds a script, with `settings` as site-config.json. Resolves to the error messages and the names of the built
 * files.
 */
async function build(settings: object, { script = 'document.title = "Home";', key = '' } = {}) {
  const folder = await createTemporaryFolder();
  await writeFile(join(folder.path, 'index.js'), script);
  await writeFile(join(folder.path, 'site-config.json'), JSON.stringify(settings));
  const compiler = webpack({
    mode: 'production',
    context: folder.path,
    entry: './index.js',
    output: { path: join(folder.path, 'dist') },
    plugins: [new CopyPlugin({ patterns: ['site-config.json'] }), new KeyGuardPlugin(key)],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const files = await readdir(join(folder.path, 'dist')).catch(() => []);
  return { errors: stats?.compilation.errors.map(({ message }) => message), files: files.toSorted() };
}

const relay = { mode: 'relay', relay: { url: '/api/submissions' } };

test('§7.2 a build without an API key in its files succeeds', async () => {
  expect(await build({ submission: relay }, { key: KEY })).toEqual({
    errors: [],
    files: ['main.js', 'site-config.json'],
  });
});

test('§7.2 a build with an API key in the settings of relay mode fails and writes no file', async () => {
  expect(await build({ submission: { ...relay, email: { apiKey: KEY } } })).toEqual({
    errors: ["site-config.json: 'submission.email.apiKey' must not ship in relay mode"],
    files: [],
  });
});

test('§7.2 a build with the value of MAIL_API_KEY in a script fails and writes no file', async () => {
  expect(await build({ submission: relay }, { script: `console.log('${KEY}');`, key: KEY })).toEqual({
    errors: ['main.js: contains MAIL_API_KEY, which every visitor could read'],
    files: [],
  });
});

test('§7.2 a build in direct mode succeeds with the API key in its settings', async () => {
  const { errors } = await build({ submission: { mode: 'direct', email: { apiKey: KEY } } }, { key: KEY });
  expect(errors).toEqual([]);
});
