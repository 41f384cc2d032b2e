import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandColours } from '../../src/site/colours';
import { findSiteFolder } from '../../src/site/folder';
import { formatSite } from '../siteCommand';
import { UsageError } from '../usageError';
import { findColourFault } from './options';
import { createPalette, type Palette } from './palette';

/** Formats a text with the Prettier options of this project, even for a file outside of the project. */
export async function formatWithPrettier(file: string, text: string): Promise<string> {
  // Jest cannot load prettier, so the tests of messages must not load it.
  const { format, resolveConfig } = await import('prettier');
  const config = await resolveConfig(path.resolve('src/content/site.ts'));
  return format(text, { ...config, parser: file.endsWith('.json') ? 'json' : 'typescript' });
}

/** Returns the source of a firm's `colours.ts`, not yet formatted. */
export const renderColoursFile = (colours: BrandColours): string => `
  import type { BrandColours } from '#kit';

  /**
   * The firm's colours, all derived from one colour. src/site/colours.ts lists their names, and src/styles/tokens.css
   * shows the use of each. A colour that this file omits has the value of tokens.css. Change the colours: npm run
   * new-firm -- colour '#07402f'
   */
  export const colours: BrandColours = ${JSON.stringify(colours)};
`;

/** If text in the requested colour has too little contrast, prints the colours that replace the requested colour. */
export function printColourReplacement(requestedColour: string, { brand, requestedContrast, colours }: Palette): void {
  if (requestedContrast >= 7) return;
  process.stdout.write(
    `With ‘${requestedColour}’ some text would have a contrast of ${(Math.floor(requestedContrast * 10) / 10).toFixed(1)}:1, but it needs 7:1. The site uses the nearest colour of that hue, ‘${brand}’, and ‘${colours.bright}’ on dark backgrounds.\n`,
  );
}

/**
 * Draws the placeholder pictures of a firm. With `language`, draws only the previews of that language. `folder` is the
 * firm's content folder. Runs the command in a separate process, because SITE selects the active firm only at the start
 * of a process. Throws {@link UsageError} when the command fails.
 */
export function drawPlaceholders(folder: string, language?: string): void {
  const args = ['placeholders', ...(language === undefined ? [] : ['social'])];
  const { status } = spawnSync(process.execPath, ['scripts/command.cjs', 'picture/index', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SITE: folder, ...(language !== undefined && { SITE_LANGUAGE: language }) },
  });
  const variables = `${language === undefined ? '' : `SITE_LANGUAGE=${language} `}${formatSite(path.relative(process.cwd(), folder))}`;
  if (status !== 0)
    throw new UsageError(
      `Drawing the placeholder pictures failed, see the error above. Run again: ${variables} npm run picture -- ${args.join(' ')}`,
    );
}

/**
 * `npm run new-firm -- colour '#07402f'`: derives all colours of the active firm (SITE) from one colour. Writes
 * `colours.ts` and redraws the placeholder pictures, with the previews of each language. Pictures from the firm's `art`
 * folder keep their colours. Rejects with {@link UsageError} when the colour is missing or invalid, when the firm has
 * no `colours.ts`, or when the pictures cannot be drawn.
 */
export async function recolour(colour: string | undefined): Promise<void> {
  if (colour === undefined) throw new UsageError("The colour is missing. Run: npm run new-firm -- colour '#07402f'");
  const fault = findColourFault(colour);
  if (fault !== undefined) throw new UsageError(fault);
  const folder = findSiteFolder();
  const file = path.join(folder, 'colours.ts');
  if (!existsSync(file)) throw new UsageError(`${file} does not exist: set SITE to the folder of a firm.`);
  const palette = createPalette(colour);
  writeFileSync(file, await formatWithPrettier(file, renderColoursFile(palette.colours)));
  printColourReplacement(colour, palette);
  drawPlaceholders(folder);
  const { settings } = await import('#site/settings');
  for (const language of Object.keys(settings.languages ?? {}).slice(1)) drawPlaceholders(folder, language);
  process.stdout.write(`${path.relative(process.cwd(), file)} and the placeholder pictures are written.\n`);
}
