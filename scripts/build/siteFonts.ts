import path from 'node:path';
import { findSiteFolder } from '../../src/site/folder';
import type { Settings } from '../../src/site/types';
import { collectTexts } from '../collectTexts';
import { collectCodes, findFamilyFolder, planFonts, readFamily, type Family, type FontFile } from './fonts';

const INTER = 'inter';

/** Returns the folders whose `node_modules` can contain a firm's font packages: the content folder and the project. */
const listFontFolders = (): string[] => [findSiteFolder(), process.cwd()];

/**
 * Yields amounts, dates and times in the formats of the locale. These texts contain all letters that the formats add to
 * the content, apart from the names of other time zones.
 */
function* listLocaleTexts({ locale, currency, budgetCurrencies, timeZone = 'UTC' }: Settings): Generator<string> {
  for (const code of [currency, ...(budgetCurrencies ?? [])])
    yield new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(1234567890.5);
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'full', timeZone: 'UTC' });
  const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'full', timeZone });
  // Twelve dates in steps of 32 days and 2 hours include every month, every weekday, and times before and after noon.
  for (let step = 0; step < 12; step += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + 32 * step, 2 * step));
    yield dateFormat.format(date);
    yield timeFormat.format(date);
  }
}

/**
 * Returns the font files for a site's texts ({@link planFonts}). Throws when the package of Inter or of a family in
 * `settings.fonts` is not installed.
 */
export function selectFonts(settings: Settings, content: readonly unknown[]): readonly FontFile[] | undefined {
  const [inter, ...families] = [INTER, ...(settings.fonts ?? [])].map((id) => {
    const folder = findFamilyFolder(id, listFontFolders());
    if (folder === undefined) throw new Error(`@fontsource/${id} is not installed: run npm run check`);
    return readFamily(id, folder);
  });
  const codes = collectCodes([...collectTexts(content), ...listLocaleTexts(settings)], settings.language);
  return inter && planFonts(codes, inter, families);
}

/** Returns the font files for the texts of the firm that SITE selects. */
export async function selectSiteFonts(): Promise<readonly FontFile[] | undefined> {
  const [{ default: site }, { loadContents }] = await Promise.all([import('#site/site'), import('./contents')]);
  const contents = await loadContents();
  return selectFonts(site.settings, [site, [...contents.values()]]);
}

/** Returns the path of the WOFF2 file for a subset and a weight of a family. */
export function getFontPath(
  { family, subset }: { family: Pick<Family, 'id'>; subset: string },
  weight: number,
): string {
  const folder = findFamilyFolder(family.id, listFontFolders()) ?? '';
  return path.join(folder, 'files', `${family.id}-${subset}-${weight}-normal.woff2`);
}
