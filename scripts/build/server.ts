import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { settings } from '#site/settings';
import { resolveSpecifier } from '../../src/site/resolve';
import { parseBasePath } from './basePath';
import { readPackageLock, renderManifests } from './lock';

/** The names of the programs: the server and the command-line tool for the outbox. */
const PROGRAMS = ['main', 'outbox-cli'];
/** The name of the module for serverless hosts, which run functions. */
const SERVERLESS_MODULE = 'serverless';

/** The build cannot bundle these packages, because they load a native library. */
export const EXTERNAL_PACKAGES = ['libsql'];

/**
 * esbuild plugin that resolves '#site/…' to files of the content folder, and '#kit' and '#languages/…' to files of the
 * project. The content folder may be outside of the project.
 */
const firmFilesPlugin: Plugin = {
  name: 'firm-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^#/ }, ({ path: specifier }) => {
      const file = resolveSpecifier(specifier);
      return file === undefined ? undefined : { path: file };
    }),
};

/** The esbuild options for the server's code and its packages. */
export const SERVER_BUNDLE_OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  external: EXTERNAL_PACKAGES,
  plugins: [firmFilesPlugin],
  // CommonJS packages load Node's modules with `require`, which is not defined in ES modules.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Returns the code of a program that checks the version of Node before it imports the program `name`. An older version
 * of Node may fail to parse the imported program.
 */
const renderLauncher = (name: string): string =>
  `import './programs/needsNode.cjs';\nimport('./programs/${name}.js');\n`;

/**
 * Compiles the server, with the firm's texts and all npm packages except {@link EXTERNAL_PACKAGES}, into `folder`.
 * `npm ci` in `folder` installs the external packages, which the server needs. Resolves to the paths of all source
 * files.
 */
export async function buildServer(folder: string): Promise<string[]> {
  const files = await compilePrograms(folder);
  for (const name of PROGRAMS) await writeFile(path.join(folder, `${name}.js`), renderLauncher(name));
  await copyFile('scripts/needsNode.cjs', path.join(folder, 'programs/needsNode.cjs'));
  const { manifest, lockFile } = renderManifests(await readPackageLock(), EXTERNAL_PACKAGES);
  await writeFile(path.join(folder, 'package.json'), manifest);
  await writeFile(path.join(folder, 'package-lock.json'), lockFile);
  await copyFile('.npmrc', path.join(folder, '.npmrc'));
  return files;
}

/**
 * Returns the esbuild options for the relay's programs. `language` is the language tag of their texts, such as 'de'.
 * With '', the relay uses the default language, even if SITE_LANGUAGE is set.
 */
const createOptions = (folder: string, language: string) =>
  ({
    ...SERVER_BUNDLE_OPTIONS,
    metafile: true,
    outdir: folder,
    define: {
      'process.env.SITE_LANGUAGE': JSON.stringify(language),
      'process.env.BASE_PATH': JSON.stringify(parseBasePath(process.env['BASE_PATH'])),
    },
    // Node keeps the source text in memory, so minification saves 5 MB of memory. With `keepNames`, stack traces still
    // contain the names of the functions.
    minify: true,
    keepNames: true,
  }) satisfies BuildOptions;

/**
 * Compiles the programs and the module for serverless hosts. Also compiles the relay's module for each language except
 * the default language, with the firm's texts in that language. Resolves to the paths of all source files.
 */
async function compilePrograms(folder: string): Promise<string[]> {
  const options = createOptions(folder, '');
  const otherLanguages = Object.keys(settings.languages ?? {}).slice(1);
  const builds = await Promise.all([
    build({
      ...options,
      entryPoints: PROGRAMS.map((name) => ({ in: `server/${name}.ts`, out: `programs/${name}` })),
      // The packages for PostgreSQL and SMTP are in separate chunks. Node loads these chunks only if the settings
      // require PostgreSQL or SMTP.
      splitting: true,
      chunkNames: 'programs/[name]-[hash]',
    }),
    build({ ...options, entryPoints: [{ in: `server/${SERVERLESS_MODULE}.ts`, out: SERVERLESS_MODULE }] }),
    ...otherLanguages.map((tag) =>
      build({ ...createOptions(folder, tag), entryPoints: [{ in: 'server/language.ts', out: `languages/${tag}` }] }),
    ),
  ]);
  return builds.flatMap(({ metafile }) => Object.keys(metafile.inputs));
}
