import path from 'node:path';
import { findFamilyFolder, readFamily, WEIGHTS } from '../build/fonts';
import { selectFonts } from '../build/siteFonts';
import type { Site } from './site';

/**
 * Returns the fault of an entry in `settings.fonts`, or undefined. The faults are an invalid name, a missing package, a
 * missing weight, and a family that no text needs.
 */
export function findFontFault(
  id: string,
  { folder, firm, settings, contents, countries, words }: Site,
): string | undefined {
  if (!/^[a-z0-9-]+$/.test(id))
    return `‘${id}’ is not the name of a font package: write one such as ‘noto-sans-arabic’.`;
  const packageFolder = findFamilyFolder(id, [path.resolve(folder), process.cwd()]);
  if (packageFolder === undefined)
    return `‘${id}’ is not installed: run ‘npm install @fontsource/${id}’ in the firm's folder, or correct the name (fontsource.org lists all names).`;
  const { name, weights } = readFamily(id, packageFolder);
  const missingWeights = WEIGHTS.filter((weight) => !weights.includes(weight));
  if (missingWeights.length > 0)
    return `${name} has no weight ${missingWeights.join(' and ')}: use a family with 400 and 700.`;
  const files = selectFonts({ ...settings, fonts: [id] }, [firm, words, countries, [...contents.values()]]);
  return files?.some(({ family }) => family.id === id)
    ? undefined
    : `the texts contain no letter that ${name} has and Inter lacks: remove the font.`;
}
