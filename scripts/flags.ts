import path from 'node:path';
import type { ObjectPattern } from 'copy-webpack-plugin';
import type { CountryCode } from '../src/site/types';

/** The width of a flag (§7.3) in CSS pixels. The height is three quarters of the width. */
const FLAG_WIDTH_PX = 20;

/** Returns the path of a flag's SVG in the package flag-icons (MIT). The file may be missing. */
export const getFlagFile = (flag: string): string => path.resolve('node_modules/flag-icons/flags/4x3', `${flag}.svg`);

async function drawFlag(svg: Buffer): Promise<Buffer> {
  // This import is dynamic, so that `npm run check`, which needs only `getFlagFile`, does not load sharp.
  const { default: sharp } = await import('sharp');
  return sharp(svg, { density: 288 })
    .resize(FLAG_WIDTH_PX, (FLAG_WIDTH_PX * 3) / 4, { fit: 'fill' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Returns the patterns with which CopyPlugin copies the flags of a firm's countries into the build. */
export const listFlagPatterns = (countries: readonly CountryCode[]): ObjectPattern[] =>
  [...new Set(countries.map(({ flag }) => flag))].map((flag) => ({
    from: getFlagFile(flag),
    to: `flags/w${FLAG_WIDTH_PX}/${flag}.png`,
    transform: drawFlag,
  }));
