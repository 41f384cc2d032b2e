import { object, string, ValidationError } from 'yup';
import type { ObjectShape } from 'yup';
import { within } from './deadline';

/**
 * Settings at run time: `/site-config.json`, read once when a form is first used. Nothing is rebuilt to change them.
 */

export interface RelaySettings {
  mode: 'relay';
  /** Address of the relay without a trailing slash, '/api/submissions' or absolute. */
  relay: { url: string };
}

export interface SiteConfig {
  /** `whole`: the settings that only the code of direct mode reads (`direct/settings.ts`). */
  submission: RelaySettings | { mode: 'direct'; whole: unknown };
  /** Where flag pictures come from (§7.3); '' for those shipped with the site. Without a trailing slash. */
  flags: { host: string };
}

const MISSING = '${path} is missing';
export const text = () => string().typeError('${path} must be a text').required(MISSING);
export const group = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).typeError('${path} must be an object').required(MISSING);
/** The file as a whole has no path to name. */
export const file = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).typeError('must hold an object').required('must hold an object');

const modeSchema = file({
  submission: group({ mode: text().oneOf(['relay', 'direct'], "${path} must be 'relay' or 'direct'") }),
  flags: object({
    host: string()
      .typeError('${path} must be a text')
      .matches(/^(?:https?:\/\/\S+)?$/, '${path} must be an address or empty'),
  }).typeError('${path} must be an object'),
});

const relaySchema = file({
  submission: group({
    relay: group({
      url: text().matches(
        /^(?:https?:\/\/[^\s/]|\/(?!\/))[^\s?#]*$/,
        '${path} must be an address or a path that starts with /',
      ),
    }),
  }),
});

export const trimSlash = (address: string): string => address.replace(/\/+$/, '');

/** Runs a check of settings. Throws an error that names the field: 'site-config.json: submission.relay is missing'. */
export function checked<Settings>(check: () => Settings): Settings {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`site-config.json: ${error.message}`, { cause: error });
  }
}

/** Returns checked settings, with only what their mode uses. Throws as {@link checked}. */
export const parseSiteConfig = (raw: unknown): SiteConfig =>
  checked(() => {
    const { submission, flags } = modeSchema.validateSync(raw, { strict: true });
    const flagSettings = { host: trimSlash(flags?.host ?? '') };
    if (submission.mode === 'direct') return { submission: { mode: 'direct', whole: raw }, flags: flagSettings };
    const { relay } = relaySchema.validateSync(raw, { strict: true }).submission;
    return { submission: { mode: 'relay', relay: { url: trimSlash(relay.url) } }, flags: flagSettings };
  });

const CONFIG_TIMEOUT_MS = 10_000;

async function fetchSiteConfig(fetchImpl: typeof fetch, url: string): Promise<SiteConfig> {
  const raw = await within<unknown>(CONFIG_TIMEOUT_MS, async (signal) => {
    // 'no-cache': settings change without a build, so a stored copy is asked after.
    const response = await fetchImpl(url, { signal, cache: 'no-cache' });
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
    return response.json();
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`site-config.json: ${url} could not be fetched (${reason})`, { cause });
  });
  return parseSiteConfig(raw);
}

const loaded = new WeakMap<typeof fetch, Map<string, Promise<SiteConfig>>>();

/**
 * The site's settings, fetched from `{base}site-config.json` at the first call and shared by all later ones. `base` is
 * the path that the site is served under, '/' or '/site/'. Rejects when they can't be read or are wrong; the next call
 * tries again.
 */
export function loadSiteConfig(fetchImpl: typeof fetch = globalThis.fetch, base = '/'): Promise<SiteConfig> {
  const url = `${base.replace(/\/*$/, '/')}site-config.json`;
  const byUrl = loaded.get(fetchImpl) ?? new Map<string, Promise<SiteConfig>>();
  loaded.set(fetchImpl, byUrl);
  const known = byUrl.get(url);
  if (known) return known;
  const attempt = fetchSiteConfig(fetchImpl, url);
  byUrl.set(url, attempt);
  attempt.catch(() => byUrl.delete(url));
  return attempt;
}
