import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFileAsync } from '@babel/core';
import { siteFolder } from '../../src/site/folder';

const SOURCES = ['server', 'src/submission', 'src/site', 'src/languages', relative(process.cwd(), siteFolder())];

/**
 * The server as plain JavaScript in `folder`, for tests that start many processes: loading TypeScript would take most
 * of their time. Returns the folder that stands for the project's root.
 */
export async function compileServer(root: string, folder: string): Promise<string> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const imports = { '#kit': './src/site/kit.js', '#site/*': `./${relative(root, siteFolder())}/*.js` };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ imports }));
  const listed = await Promise.all(
    SOURCES.map((source) => readdir(join(root, source), { recursive: true, withFileTypes: true })),
  );
  const files = listed
    .flat()
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compileFile(file, join(folder, relative(root, file)).replace(/\.ts$/, '.js'))));
  return folder;
}

async function compileFile(from: string, to: string): Promise<void> {
  const result = await transformFileAsync(from, {
    configFile: false,
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  });
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, result?.code ?? '');
}
