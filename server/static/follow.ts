import { stat } from 'node:fs/promises';
import { errorText, type Log } from '../log';
import { loadSite, type StaticSite } from './load';

/** How often the server looks whether another build was put in place, in milliseconds. */
const LOOK_EVERY = 1000;

export interface FollowedSite {
  /** The latest build that could be read whole. */
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
 * The built site in a folder, and each later one that takes that folder's place. A build that can't be read or must not be
 * served is told in the log, and the one before stays. Rejects when the first one is such.
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
 * Which folder it is that stands there, whatever is in it: a build is a folder of its own, and files that are copied into one
 * bit by bit are never read half. Undefined in the instant in which none stands there.
 */
async function identityOf(root: string): Promise<string | undefined> {
  const found = await stat(root).catch(() => undefined);
  return found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
}
