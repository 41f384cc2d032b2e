import { object, string, ValidationError } from 'yup';
import type { ObjectShape } from 'yup';
import { isMailbox } from './mailbox';
import { within } from './transports/deadline';
import type { EmailAddress } from './types';

/**
 * Settings at run time: `/site-config.json`, read once when a form is first used. Nothing is rebuilt to change them.
 */

export interface RelaySettings {
  mode: 'relay';
  /** Address of the relay without a trailing slash, '/api/submissions' or absolute. */
  relay: { url: string };
}

/** §7 to the letter. The key is readable by every visitor: for hosts that can run no server. */
export interface DirectSettings {
  mode: 'direct';
  /** Origin of the spreadsheet's web app without a trailing slash, and the script's id (§7.1). */
  spreadsheet: { host: string; deploymentId: string };
  email: { host: string; apiKey: string; sender: EmailAddress; admin: EmailAddress };
}

export interface SiteConfig {
  submission: RelaySettings | DirectSettings;
  /** Where flag pictures come from (§7.3); '' for those shipped with the site. Without a trailing slash. */
  flags: { host: string };
}

const MISSING = '${path} is missing';
const text = () => string().typeError('${path} must be a text').required(MISSING);
const host = () => text().matches(/^https?:\/\/[^\s/?#][^\s?#]*$/, '${path} must start with https:// or http://');
const group = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).typeError('${path} must be an object').required(MISSING);
const person = () =>
  group({
    name: text(),
    email: text().test('email', '${path} must be an e-mail address', (value) => isMailbox(value)),
  });
/** The file as a whole has no path to name. */
const file = <Fields extends ObjectShape>(fields: Fields) =>
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

const directSchema = file({
  submission: group({
    spreadsheet: group({
      host: host(),
      deploymentId: text().matches(/^[\w-]+$/, '${path} must be the id of a deployment'),
    }),
    email: group({
      host: host(),
      apiKey: text().matches(/^[\x21-\x7e]+$/, '${path} must be a key without spaces'),
      sender: person(),
      admin: person(),
    }),
  }),
});

const trimSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Checked settings, with only what their mode uses.
 * Throws an error that names the field: 'site-config.json: submission.relay is missing'.
 */
export function parseSiteConfig(raw: unknown): SiteConfig {
  try {
    const { submission, flags } = modeSchema.validateSync(raw, { strict: true });
    const flagSettings = { host: trimSlash(flags?.host ?? '') };
    if (submission.mode === 'relay') {
      const { relay } = relaySchema.validateSync(raw, { strict: true }).submission;
      return { submission: { mode: 'relay', relay: { url: trimSlash(relay.url) } }, flags: flagSettings };
    }
    const { spreadsheet, email } = directSchema.validateSync(raw, { strict: true }).submission;
    return {
      submission: {
        mode: 'direct',
        spreadsheet: { host: trimSlash(spreadsheet.host), deploymentId: spreadsheet.deploymentId },
        email: { host: trimSlash(email.host), apiKey: email.apiKey, sender: email.sender, admin: email.admin },
      },
      flags: flagSettings,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`site-config.json: ${error.message}`, { cause: error });
  }
}

/**
 * True when settings in relay mode carry the provider's key, which a browser must never get: a build or a start stops
 * on it.
 */
export function exposesKey(raw: unknown): boolean {
  const { submission } = Object(raw) as { submission?: unknown };
  const { mode, email } = Object(submission) as { mode?: unknown; email?: unknown };
  const { apiKey } = Object(email) as { apiKey?: unknown };
  return mode !== 'direct' && apiKey !== undefined && apiKey !== '';
}

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
