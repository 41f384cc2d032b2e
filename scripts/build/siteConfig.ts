import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findSiteFolder } from '../../src/site/folder';
import type { Settings } from '../../src/site/types';
import { parseSiteConfig } from '../../src/submission/config';
import { parseDirectSettings } from '../../src/submission/direct/settings';
import { UsageError } from '../usageError';

export const CONFIG_FILE = 'site-config.json';

/** The settings in a checked `site-config.json` that the build needs. */
export interface BuildConfig {
  mode: 'relay' | 'direct';
  /**
   * The URLs that pages call. In direct mode: the URLs of the spreadsheet and of the mail provider. In relay mode: the
   * URL of the relay.
   */
  calledUrls: readonly string[];
  /** The URL of the flag image service (§7.3), or ''. */
  flagsHost: string;
}

/**
 * Returns the folder of the `site-config.json` that the build ships: the content folder if it contains this file,
 * otherwise `public`.
 */
export const findConfigFolder = (contentFolder = findSiteFolder()): string =>
  existsSync(path.join(contentFolder, CONFIG_FILE)) ? contentFolder : 'public';

/**
 * Reads and checks `site-config.json` in a folder. Rejects with {@link UsageError} when the file cannot be read, or
 * when a setting is missing or invalid.
 */
export async function readSiteConfig(folder: string): Promise<BuildConfig> {
  try {
    const text = await readFile(path.join(folder, CONFIG_FILE), 'utf8');
    const { submission, flags } = parseSiteConfig(parseConfigJson(text, folder));
    if (submission.mode === 'relay')
      return { mode: 'relay', calledUrls: [submission.relay.url], flagsHost: flags.host };
    const { spreadsheet, email } = parseDirectSettings(submission.directSettings);
    return { mode: 'direct', calledUrls: [spreadsheet.host, email.host], flagsHost: flags.host };
  } catch (cause) {
    // The properties of a parser's error can contain the mail provider's API key, so only the message may reach the
    // build log.
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function parseConfigJson(text: string, folder: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${CONFIG_FILE}: is not valid JSON. Correct the file in the folder '${path.relative('', folder)}'.`,
    );
  }
}

/**
 * Checks `site-config.json` before a build, so that a mistake stops the build at once. In direct mode no relay accepts
 * quotes (§7.4), so a firm with `quoteDelivery: 'relay'` needs relay mode.
 */
export async function checkSiteConfig(
  folder: string,
  { quoteDelivery }: Pick<Settings, 'quoteDelivery'>,
): Promise<void> {
  const { mode } = await readSiteConfig(folder);
  if (mode === 'direct' && quoteDelivery === 'relay')
    throw new UsageError(
      `${CONFIG_FILE}: submission.mode is 'direct', so no quote could be sent: write quoteDelivery: 'summary' in settings.ts, or use the mode 'relay'.`,
    );
}
