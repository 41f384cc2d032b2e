import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where the served site lies: DIST_DIR, as for `npm run serve`. */
export const servedFolder = (): string => path.resolve(process.env['DIST_DIR']?.trim() || 'dist');

/** Where the compiled server lies; DIST_SERVER_DIR is for tests that build another firm's beside it. */
export const serverFolder = (): string => path.resolve(process.env['DIST_SERVER_DIR']?.trim() || 'dist-server');

/** Where the next one is built: beside it, so that a rename is all it takes to put it there. */
export const nextFolder = (served: string): string => `${served}.next`;
const oldFolder = (served: string): string => `${served}.old`;

/** Makes room for the next build, and mends what a swap left that was broken off in mid-way. */
export async function prepareSwap(served: string): Promise<void> {
  const old = oldFolder(served);
  if (existsSync(old) && !existsSync(served)) await rename(old, served);
  await Promise.all([old, nextFolder(served)].map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Puts the next build, which is whole, in the place of the served one: two renames, between which there is none for an instant. */
export async function swapIn(served: string): Promise<void> {
  const old = oldFolder(served);
  const isReplaced = existsSync(served);
  if (isReplaced) await rename(served, old);
  try {
    await rename(nextFolder(served), served);
  } catch (error) {
    if (isReplaced) await rename(old, served);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
