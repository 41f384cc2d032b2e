import { stat } from 'node:fs/promises';
import { errorText, type Log } from '../log';
import { loadSite, type StaticSite } from './load';

/** The interval between checks for a new build, in milliseconds. */
const LOOK_EVERY = 1000;

export interface FollowedSite {
  /** Returns the latest build that was read completely. */
  current: () => StaticSite;
  stop: () => void;
}

export interface FollowOptions {
  /** Throws when a build must not be served. */
  check: (site: StaticSite) => void;
  log: Log;
  everyMs?: number;
}

/**
 * Loads the built site of a folder, and each later build that replaces the folder. A build that is unreadable or must
 * not be served is logged, and the previous one stays. Rejects when the first build is such a build.
 */
export async function followSite(
  root: string,
  { check, log, everyMs = LOOK_EVERY }: FollowOptions,
): Promise<FollowedSite> {
  const read = async () => {
    const site = await loadSite(root);
    check(site);
    return site;
  };
  let seen = await identityOf(root);
  let site = await read();
  let isLooking = false;
  const look = async () => {
    const identity = await identityOf(root);
    if (identity === undefined || identity === seen) return;
    seen = identity;
    try {
      site = await read();
      log('info', 'site.renewed');
    } catch (error) {
      log('error', 'site.not-renewed', { reason: errorText(error) });
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, everyMs).unref();
  return { current: () => site, stop: () => clearInterval(timer) };
}

/**
 * Returns the identity of the folder itself, whatever its content. Each build is a new folder. Files that are copied
 * into a folder one by one are therefore never read half-way. Returns undefined while the folder is being replaced.
 */
async function identityOf(root: string): Promise<string | undefined> {
  const found = await stat(root).catch(() => undefined);
  return found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
}
