import { stat } from 'node:fs/promises';
import { formatError, type Log } from '../log';
import { loadSite, type StaticSite } from './load';

/** The interval between checks for a new build, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

export interface FollowedSite {
  /** Returns the latest build that was read completely and passed `checkBuild`. */
  getSite: () => StaticSite;
  stopFollowing: () => void;
}

export interface FollowOptions {
  /** Throws when a build must not be served. */
  checkBuild: (site: StaticSite) => void;
  log: Log;
}

/**
 * Loads the built site of a folder, and each later build that replaces the folder. Logs an error for a later build that
 * cannot be loaded or must not be served, and keeps the previous build. Rejects when the first build cannot be loaded
 * or must not be served.
 */
export async function followSite(root: string, { checkBuild, log }: FollowOptions): Promise<FollowedSite> {
  /** Loads the build. Loads it again if another build has replaced the folder during loading. */
  const loadAndCheckSite = async (): Promise<{ identity: string | undefined; site: StaticSite }> => {
    const identity = await readFolderIdentity(root);
    const loadedSite = await loadSite(root);
    if ((await readFolderIdentity(root)) !== identity) return loadAndCheckSite();
    checkBuild(loadedSite);
    return { identity, site: loadedSite };
  };
  let { identity: knownIdentity, site } = await loadAndCheckSite();
  let latestFailure = '';
  let isChecking = false;
  const checkForNewBuild = async () => {
    const identity = await readFolderIdentity(root);
    if (identity === undefined || identity === knownIdentity) return;
    try {
      ({ identity: knownIdentity, site } = await loadAndCheckSite());
      latestFailure = '';
      log('info', 'site.renewed');
    } catch (error) {
      // The next check loads the folder again, because an operator may still be copying files into the new folder.
      const reason = formatError(error);
      if (reason !== latestFailure) log('error', 'site.not-renewed', { reason });
      latestFailure = reason;
    }
  };
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void checkForNewBuild().finally(() => (isChecking = false));
  }, CHECK_INTERVAL_MS).unref();
  return { getSite: () => site, stopFollowing: () => clearInterval(timer) };
}

/**
 * Returns an identifier of the folder that does not depend on its content. Each build creates a complete folder, which
 * has a new identifier, and renames it to `root`. Copying files into the served folder does not change the identifier.
 * Returns undefined if the folder does not exist, as during a replacement.
 */
async function readFolderIdentity(root: string): Promise<string | undefined> {
  const folderStats = await stat(root).catch(() => undefined);
  return folderStats && `${folderStats.dev}:${folderStats.ino}:${folderStats.birthtimeMs}`;
}
