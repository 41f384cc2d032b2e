import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findKeyLeaks } from '../../server/static/keyLeaks';
import { UsageError } from '../usageError';
import { CONFIG_FILE, readSiteConfig } from './siteConfig';

/**
 * Rejects a built folder that would publish the mail provider's API key (§7.2). In relay mode, `site-config.json` must
 * contain no API key, and no file may contain the value of `apiKey`. In direct mode, only `site-config.json` may
 * contain this value, because browsers send it to the provider. The {@link UsageError} names each file that violates
 * these rules.
 */
export async function rejectKeyLeaks(
  folder: string,
  apiKey = process.env['MAIL_API_KEY']?.trim() ?? '',
): Promise<void> {
  const { mode } = await readSiteConfig(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ path: path.relative(folder, file), readBytes: () => readFileSync(file) }));
  const problems = findKeyLeaks(files, apiKey).flatMap(({ path: file, source }) => {
    if (source === 'settings') return `${file}: 'submission.email.apiKey' must not ship in relay mode`;
    return mode === 'relay' || file !== CONFIG_FILE
      ? `${file}: contains MAIL_API_KEY, which every visitor could read`
      : [];
  });
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}
