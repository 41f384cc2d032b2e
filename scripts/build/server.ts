import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { placeOf } from '../../src/site/resolve';
import { readLock, renderManifests } from './lock';

/** The server and the command line tool of the outbox. */
const PROGRAMS = ['main', 'outbox-cli'];
/** The module for hosts that run functions. */
const FUNCTIONS = 'serverless';

/** The packages that cannot be bundled, because they load a compiled library. */
export const INSTALLED = ['libsql'];

/** Finds '#site/…' in the firm's folder, '#kit' and '#languages/…' here, also for a firm's files outside of the project. */
const firmFiles: Plugin = {
  name: 'firm-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^#(?:site|languages|kit)(?:\/|$)/ }, ({ path: name }) => ({ path: placeOf(name) })),
};

/** How code of the server is compiled into one file for each entry point. */
export const SERVER_BUNDLE = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  external: INSTALLED,
  plugins: [firmFiles],
  // Packages that are no ES modules ask for Node's own ones by this name.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
} satisfies BuildOptions;

/** A Node that is too old could not read the program itself, so the check runs before the import. */
const starterOf = (name: string): string => `import './programs/needsNode.cjs';\nimport('./programs/${name}.js');\n`;

/**
 * Compiles the server with the firm's words and the packages it uses into a folder that runs by itself after `npm ci` there. Returns
 * every file that is compiled into it.
 */
export async function buildServer(folder: string): Promise<string[]> {
  const files = await compilePrograms(folder);
  for (const name of PROGRAMS) await writeFile(path.join(folder, `${name}.js`), starterOf(name));
  await copyFile('scripts/needsNode.cjs', path.join(folder, 'programs/needsNode.cjs'));
  const { manifest, lockFile } = renderManifests(await readLock(), INSTALLED);
  await writeFile(path.join(folder, 'package.json'), manifest);
  await writeFile(path.join(folder, 'package-lock.json'), lockFile);
  await copyFile('.npmrc', path.join(folder, '.npmrc'));
  return files;
}

async function compilePrograms(folder: string): Promise<string[]> {
  const { metafile } = await build({
    ...SERVER_BUNDLE,
    metafile: true,
    entryPoints: [
      ...PROGRAMS.map((name) => ({ in: `server/${name}.ts`, out: `programs/${name}` })),
      { in: `server/${FUNCTIONS}.ts`, out: FUNCTIONS },
    ],
    outdir: folder,
    // Node keeps the text of a program in memory, too: 5 MB less. A stack still names the functions.
    minify: true,
    keepNames: true,
  });
  return Object.keys(metafile.inputs);
}
