import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { BrandColours } from '../../src/site/colours';
import { Unusable } from '../unusable';
import type { Palette } from './palette';

/** A file as this project writes its own, wherever it will lie. */
export async function inOurStyle(file: string, text: string): Promise<string> {
  const config = await resolveConfig(path.resolve('src/content/site.ts'));
  return format(text, { ...config, parser: file.endsWith('.json') ? 'json' : 'typescript' });
}

/** What stands in a firm's `colours.ts`. */
export const coloursFile = (colours: BrandColours): string => `
  import type { BrandColours } from '#kit';

  /**
   * The firm's colours, mixed from the one that it was made with. Their names stand in src/site/colours.ts, and what each is
   * for in src/styles/tokens.css; what is left out stays as it is there. Another one: npm run new-firm -- colour '#07402f'
   */
  export const colours: BrandColours = ${JSON.stringify(colours)};
`;

/** Says which colour stands in for one that can't be read; nothing for one that can. */
export function sayColour(wanted: string, { brand, contrast, colours }: Palette): void {
  if (contrast >= 7) return;
  process.stdout.write(
    `With ‘${wanted}’ some text would have a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1, and it needs 7:1. The site has ‘${brand}’ instead, the nearest of its hue, and ‘${colours.bright}’ on dark.\n`,
  );
}

/** Draws the placeholders of a folder's firm, in a process of its own, for which that firm is the active one. */
export function drawPlaceholders(folder: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/command.cjs', 'picture/index', 'placeholders'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE: folder },
  });
  if (status !== 0)
    throw new Unusable('The pictures could not be drawn (above is why): run npm run picture -- placeholders again.');
}
