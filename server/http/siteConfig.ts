import { exposesKey } from '../../src/submission/config';
import { SettingsError, type Settings } from '../env';
import { fileWithKey } from '../static/keys';
import type { StaticSite } from '../static/load';

export const RELAY_PATH_PREFIX = '/api/submissions';

/** What the browser gets as /site-config.json: the relay's address and no secret, since none of the settings is copied whole. */
export function siteConfigOf(settings: Pick<Settings, 'flagsHost'>): object {
  return {
    submission: { mode: 'relay', relay: { url: RELAY_PATH_PREFIX } },
    flags: { host: settings.flagsHost },
  };
}

/** Throws when the provider's key would reach a browser: inside a built file, or as settings that the build left behind. */
export function refuseExposedKey(settings: Settings, site: StaticSite): void {
  const key = settings.providers?.mail.apiKey;
  const file = key && fileWithKey(site, key);
  if (file) throw new SettingsError('MAIL_API_KEY', `would reach every visitor: the built site holds it in ${file}`);
  const shipped = site.files.get('/site-config.json');
  if (shipped && exposesKey(JSON.parse(new TextDecoder().decode(shipped.plain)))) {
    throw new SettingsError(
      'DIST_DIR',
      "holds a site-config.json with 'submission.email.apiKey', which relay mode must not ship",
    );
  }
}
