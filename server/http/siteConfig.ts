import { SUBMISSIONS_PATH } from '../../src/submission/types';
import { SettingsError, type Settings } from '../settings';
import { findKeyLeaks } from '../static/keyLeaks';
import type { StaticSite } from '../static/load';

/**
 * Returns the content of site-config.json for browsers. The content includes the relay's path but no secret, because
 * each setting is copied by name. `base` is the path at which the site is mounted, with a leading and a trailing slash.
 */
export function createSiteConfig(settings: Pick<Settings, 'flagsHost'>, base = '/'): object {
  return {
    submission: { mode: 'relay', relay: { url: base.slice(0, -1) + SUBMISSIONS_PATH } },
    flags: { host: settings.flagsHost },
  };
}

/**
 * Throws {@link SettingsError} when a browser would receive the mail provider's key: in a built file, or in the
 * site-config.json that the build wrote.
 */
export function refuseExposedKey(settings: Settings, site: Pick<StaticSite, 'files'>): void {
  const files = [...site.files.values()].map(({ path, getUncompressedBytes }) => ({
    path,
    readBytes: getUncompressedBytes,
  }));
  const leaks = findKeyLeaks(files, settings.providers?.mail?.apiKey ?? '');
  const leak = leaks.find(({ source }) => source === 'text') ?? leaks[0];
  if (leak?.source === 'text')
    throw new SettingsError(
      'MAIL_API_KEY',
      `would reach every visitor: remove it from ${leak.path} and build again. If an earlier build wrote this file, delete it in DIST_DIR before the build`,
    );
  if (leak)
    throw new SettingsError(
      'DIST_DIR',
      "contains a site-config.json with 'submission.email.apiKey', which every visitor could read: remove the key",
    );
}
