import { object, string, ValidationError } from 'yup';
import type { ObjectShape } from 'yup';

/**
 * This module reads the site's run-time settings from `site-config.json`. The browser fetches the file once, when
 * `CountrySelect` is first rendered or when the visitor first sends a form. A change of the settings needs no new
 * build.
 */

export interface RelaySettings {
  mode: 'relay';
  /** The relay's path on the site's own origin, without a trailing slash, such as '/api/submissions'. */
  relay: { url: string };
}

export interface SiteConfig {
  /**
   * `directSettings` is the content of the complete file. Only direct mode reads and checks the remaining settings
   * (`direct/settings.ts`).
   */
  submission: RelaySettings | { mode: 'direct'; directSettings: unknown };
  /** The base URL of the flag images (§7.3) without a trailing slash, or '' for the images shipped with the site. */
  flags: { host: string };
}

const MISSING_MESSAGE = '${path} is missing';
export const createTextSchema = () => string().typeError('${path} must be a string').required(MISSING_MESSAGE);
export const createObjectSchema = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).typeError('${path} must be an object').required(MISSING_MESSAGE);
/**
 * Returns a schema for a complete settings file. The messages of this schema name no field, because they apply to the
 * complete file.
 */
export const createSettingsFileSchema = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).typeError('must contain an object').required('must contain an object');

const commonSchema = createSettingsFileSchema({
  submission: createObjectSchema({
    mode: createTextSchema().oneOf(['relay', 'direct'], "${path} must be 'relay' or 'direct'"),
  }),
  flags: object({
    host: string()
      .typeError('${path} must be a string')
      .matches(/^(?:https?:\/\/\S+)?$/, '${path} must be a URL or empty'),
  }).typeError('${path} must be an object'),
});

const relaySchema = createSettingsFileSchema({
  submission: createObjectSchema({
    relay: createObjectSchema({
      url: createTextSchema().matches(
        /^\/(?!\/)[^\s?#]*$/,
        "${path} must be a path on the site's own origin that starts with /",
      ),
    }),
  }),
});

export const trimTrailingSlashes = (url: string): string => url.replace(/\/+$/, '');

/**
 * Returns the result of `check`. For an invalid setting, throws an error that names the file and the field, such as
 * 'site-config.json: submission.relay is missing'.
 */
export function runSettingsCheck<Settings>(check: () => Settings): Settings {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`site-config.json: ${error.message}`, { cause: error });
  }
}

/**
 * Returns the settings for the mode that a parsed `site-config.json` selects. Throws the errors of {@link
 * runSettingsCheck}.
 */
export const parseSiteConfig = (rawConfig: unknown): SiteConfig =>
  runSettingsCheck(() => {
    const { submission, flags } = commonSchema.validateSync(rawConfig, { strict: true });
    const flagSettings = { host: trimTrailingSlashes(flags?.host ?? '') };
    if (submission.mode === 'direct')
      return { submission: { mode: 'direct', directSettings: rawConfig }, flags: flagSettings };
    const { relay } = relaySchema.validateSync(rawConfig, { strict: true }).submission;
    return { submission: { mode: 'relay', relay: { url: trimTrailingSlashes(relay.url) } }, flags: flagSettings };
  });

const CONFIG_TIMEOUT_MS = 10_000;

async function fetchSiteConfig(url: string): Promise<SiteConfig> {
  let rawConfig: unknown;
  try {
    // 'no-cache' revalidates a cached copy, because the operator can change the settings without a new build.
    const response = await fetch(url, { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS), cache: 'no-cache' });
    if (!response.ok) throw new Error(`the response was ${response.status}`);
    rawConfig = await response.json();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`site-config.json: ${url} could not be fetched (${reason})`, { cause });
  }
  return parseSiteConfig(rawConfig);
}

let cachedConfigPromise: Promise<SiteConfig> | undefined;

/**
 * Fetches the site's settings from `{base}site-config.json` on the first call. Later calls return the same settings.
 * `base` is the path below which the site is served, such as '/' or '/site/'. Rejects when the settings cannot be loaded
 * or are invalid. The next call then fetches them again.
 */
export function loadSiteConfig(base: string): Promise<SiteConfig> {
  if (cachedConfigPromise) return cachedConfigPromise;
  const configPromise = fetchSiteConfig(`${base}site-config.json`);
  cachedConfigPromise = configPromise;
  configPromise.catch(() => (cachedConfigPromise = undefined));
  return configPromise;
}
