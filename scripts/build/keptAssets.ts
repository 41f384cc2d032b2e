import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long a file that the site no longer uses stays, for tabs that were open before: a week, in milliseconds. */
export const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;
const ASSETS = 'assets';
/** For the next build, not for visitors: since when a file of an earlier build is only kept. */
const RECORD = 'kept-assets.json';

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Of the assets in a built folder those that an earlier build left, by name, with the time (ISO 8601) of the build that replaced them. */
export async function readKept(folder: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(folder, RECORD), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // What an earlier version of the build or another tool made has no record.
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Record<string, string>;
}

/**
 * Takes the assets of the build before into the next one, as far as that does not have them and they were replaced less than
 * a week ago: their names hold their content's hash, so both can live side by side. Source maps, which no tab asks for, stay behind.
 */
export async function keepAssets(before: string, next: string, now = new Date()): Promise<void> {
  const known = await readKept(before);
  const own = new Set(await namesIn(path.join(next, ASSETS)));
  const kept: Record<string, string> = {};
  await mkdir(path.join(next, ASSETS), { recursive: true });
  for (const name of await namesIn(path.join(before, ASSETS))) {
    const since = known[name] ?? now.toISOString();
    if (own.has(name) || /\.map(\.(br|gz))?$/.test(name) || now.getTime() - Date.parse(since) > KEPT_FOR) continue;
    await copyFile(path.join(before, ASSETS, name), path.join(next, ASSETS, name));
    kept[name] = since;
  }
  await writeFile(path.join(next, RECORD), JSON.stringify(kept));
}
