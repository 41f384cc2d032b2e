import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The retention time of assets of earlier builds, in milliseconds: a week. Tabs that were opened before an upgrade may
 * still request these assets.
 */
export const ASSET_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
const ASSETS_FOLDER = 'assets';
/**
 * The name of the file that lists the retained assets, each with the time at which a build replaced the asset. The next
 * build reads this file.
 */
const KEPT_ASSETS_FILE = 'kept-assets.json';

const listFileNames = async (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : []);

/**
 * Returns the assets of earlier builds in a built folder, by name. Each value is the time (ISO 8601) of the build that
 * replaced the asset.
 */
export async function readKeptAssets(folder: string): Promise<Readonly<Record<string, string>>> {
  const file = path.join(folder, KEPT_ASSETS_FILE);
  // Folders from other tools or from earlier versions of this build do not contain this file.
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
}

/**
 * Copies assets of the previous build into the next build. Skips assets that the next build contains, and assets that a
 * build replaced more than a week ago. The names of assets contain content hashes, so the assets of both builds can
 * coexist. Skips source maps, because tabs do not request them.
 */
export async function keepAssets(servedFolder: string, nextFolder: string, now = new Date()): Promise<void> {
  const recordedAssets = await readKeptAssets(servedFolder);
  const newAssets = new Set(await listFileNames(path.join(nextFolder, ASSETS_FOLDER)));
  const keptAssets: Record<string, string> = {};
  await mkdir(path.join(nextFolder, ASSETS_FOLDER), { recursive: true });
  for (const name of await listFileNames(path.join(servedFolder, ASSETS_FOLDER))) {
    const replacedAt = recordedAssets[name] ?? now.toISOString();
    if (
      newAssets.has(name) ||
      /\.map(\.(br|gz))?$/.test(name) ||
      now.getTime() - Date.parse(replacedAt) > ASSET_RETENTION_MS
    )
      continue;
    await copyFile(path.join(servedFolder, ASSETS_FOLDER, name), path.join(nextFolder, ASSETS_FOLDER, name));
    keptAssets[name] = replacedAt;
  }
  await writeFile(path.join(nextFolder, KEPT_ASSETS_FILE), JSON.stringify(keptAssets));
}
