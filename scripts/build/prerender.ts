import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { pages } from '#site/pages';
import { createPrerenderConfig, createStartConfig } from '../../webpack.config';
import type * as Prerenderer from '../../src/index.server';
import type { Route } from '../../src/app/routing/routes';
import type { InlineStyle } from './document';
import { listBundledFiles } from './notice';
import { getNextFolder, getServerFolder } from './swap';

const require = createRequire(import.meta.url);

/** Runs webpack once. Prints webpack's warnings. Rejects with all of webpack's errors. */
export function compile(config: webpack.Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closeError) => {
        const error = failure ?? closeError;
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'webpack returned no result'));
        else {
          if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
          resolve(stats.compilation);
        }
      });
    });
  });
}

/** Returns a folder inside the folder of the next build, so that a build deletes the files of an interrupted build. */
const getTemporaryFolder = (name: string): string => path.join(getNextFolder(getServerFolder()), `.${name}`);

/**
 * Compiles the site for Node. Calls `run` with the compiled module, its path and the paths of its source files. Deletes
 * the compiled file afterwards.
 */
export async function runWithPrerenderer<T>(
  run: (prerenderer: typeof Prerenderer, file: string, sources: readonly string[]) => Promise<T>,
): Promise<T> {
  const folder = getTemporaryFolder('prerender');
  const compilation = await compile(createPrerenderConfig(folder));
  const file = path.join(folder, 'prerender.cjs');
  const result = await run(require(file) as typeof Prerenderer, file, listBundledFiles(compilation));
  await rm(folder, { recursive: true });
  return result;
}

/** Compiles the start script for a site with the given paths. Resolves to the code of the script. */
export async function compileStartScript(paths: readonly string[]): Promise<string> {
  const folder = getTemporaryFolder('start');
  await compile(createStartConfig(folder, paths));
  const script = (await readFile(path.join(folder, 'start.js'), 'utf8')).trim();
  await rm(folder, { recursive: true });
  return script;
}

export interface PageFiles {
  styles: readonly InlineStyle[];
  /** The URLs of the scripts. The scripts of the entry point come first. */
  scripts: readonly string[];
}

/**
 * Returns the styles and scripts of a page's first load. The styles and scripts belong to the entry point, the shared
 * chunks, the chunk of the page's kind and the page's own chunk. The name of the page's own chunk is the page's id. The
 * pages of all jobs in a list share the chunk of the page that lists the jobs.
 */
export const findPageFiles = (
  compilation: Compilation,
  { kind, pageId }: Pick<Route, 'kind' | 'pageId'>,
): Promise<PageFiles> => {
  const page = pages[pageId];
  return findChunkFiles(compilation, [`kind-${kind}`, page?.kind === 'job' ? page.list : pageId]);
};

/**
 * Returns the styles and scripts of the entry point, of the shared chunks and of the given chunks. Throws when a chunk
 * is missing.
 */
export async function findChunkFiles(
  { entrypoints, namedChunkGroups, outputOptions }: Compilation,
  chunkNames: readonly string[],
): Promise<PageFiles> {
  const chunks = ['react', 'site', ...chunkNames].map((name) => [name, namedChunkGroups.get(name)] as const);
  const groups = [['main', entrypoints.get('main')] as const, ...chunks];
  const files = groups.flatMap(([name, group]) => {
    if (!group) throw new Error(`There is no chunk '${name}': in pages.ts, give each chunk the id of its page`);
    return group.getFiles();
  });
  const base = String(outputOptions.publicPath);
  const styleFiles = [...new Set(files)].filter((file) => file.endsWith('.css'));
  const stylePromises = styleFiles.map(async (file) => ({
    href: base + file,
    css: removeSourceMap(await readFile(path.join(outputOptions.path ?? '', file), 'utf8')),
  }));
  return {
    styles: await Promise.all(stylePromises),
    scripts: [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => base + file),
  };
}

const removeSourceMap = (css: string): string => css.replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '').trim();
