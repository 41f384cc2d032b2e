import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { prerenderConfig, startConfig } from '../../webpack.config';
import type * as Prerenderer from '../../src/index.server';
import type { Route } from '../../src/app/routing/routes';
import { compile } from './compile';
import type { InlineStyle } from './document';
import { filesOf } from './notice';

const require = createRequire(import.meta.url);

/** Compiles the site for Node and hands out the module, its file and the files that it is made of while `use` runs. */
export async function withPrerenderer<T>(
  use: (site: typeof Prerenderer, file: string, sources: readonly string[]) => Promise<T>,
): Promise<T> {
  // Below the project, so that nothing of it is left elsewhere when a build is broken off.
  const folder = await mkdtemp(path.join(import.meta.dirname, '../../node_modules/.prerender-'));
  try {
    const compilation = await compile(prerenderConfig(folder));
    const file = path.join(folder, 'prerender.cjs');
    return await use(require(file) as typeof Prerenderer, file, filesOf(compilation));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The text of the start script, for pages with these paths. */
export async function compileStartScript(paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(import.meta.dirname, '../../node_modules/.start-'));
  try {
    await compile(startConfig(folder, paths));
    return (await readFile(path.join(folder, 'start.js'), 'utf8')).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface PageFiles {
  styles: readonly InlineStyle[];
  /** Addresses, the entry first. */
  scripts: readonly string[];
}

/**
 * The styles and scripts that a page needs at once: the entry's, its kind's, and those of its own chunk, which bears the
 * page's id.
 */
export const filesOfPage = (
  compilation: Compilation,
  { kind, page }: Pick<Route, 'kind' | 'page'>,
): Promise<PageFiles> => filesOfChunks(compilation, [`kind-${kind}`, page]);

/** The same for a page that needs these chunks beside the site's own. */
export async function filesOfChunks(
  { entrypoints, namedChunkGroups, outputOptions }: Compilation,
  names: readonly string[],
): Promise<PageFiles> {
  const chunks = ['react', 'site', ...names].map((name) => [name, namedChunkGroups.get(name)] as const);
  const groups = [['main', entrypoints.get('main')] as const, ...chunks];
  const files = groups.flatMap(([name, group]) => {
    if (!group) throw new Error(`No chunk is called '${name}': the registry names each page's chunk by the page's id`);
    return group.getFiles();
  });
  const base = String(outputOptions.publicPath);
  const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'));
  const styles = sheets.map(async (file) => ({
    href: base + file,
    css: withoutMap(await readFile(path.join(outputOptions.path ?? '', file), 'utf8')),
  }));
  return {
    styles: await Promise.all(styles),
    scripts: [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => base + file),
  };
}

const withoutMap = (css: string): string => css.replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '').trim();
