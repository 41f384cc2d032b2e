import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import site from '#site/site';
import { getPicturePath, savePictures } from '../files';
import { CAPITALS } from './capitals';
import { getColour } from './paint';

/** The attribute that marks an SVG as a placeholder, so that the command does not overwrite a firm's own icons. */
const PLACEHOLDER_ATTRIBUTE = 'data-drawn="plain"';

const roundNumber = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns an SVG of the first letter of the firm's reference prefix (A to Z), in white on the brand's colour. */
function renderTile(size: number, radius: number): string {
  const [letterPath, width] = CAPITALS[site.firm.referencePrefix.slice(0, 1)] ?? ['', 0];
  const scale = (size * 0.48) / 70;
  const [left, top] = [(size - width * scale) / 2, size * 0.26];
  return `<svg ${PLACEHOLDER_ATTRIBUTE} xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${getColour('brand')}"/><path d="${letterPath}" transform="translate(${roundNumber(left)} ${roundNumber(top)}) scale(${roundNumber(scale)})" fill="none" stroke="${getColour('white')}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}

const isCustomIcon = (file: string): boolean =>
  existsSync(file) && !readFileSync(file, 'utf8').includes(PLACEHOLDER_ATTRIBUTE);

/**
 * Draws the mark next to the firm's name, the favicons, and the icon for phone home screens, unless the firm has its
 * own favicon. Skips the mark if the firm has its own mark, or if the firm's logo is another file.
 */
export async function drawBrand(): Promise<void> {
  if (isCustomIcon(getPicturePath('brand/favicon.svg'))) return;
  const isMarkNeeded = site.firm.logo.src === 'brand/mark.svg' && !isCustomIcon(getPicturePath('brand/mark.svg'));
  const icon = renderTile(32, 7);
  // iOS rounds the corners itself, so the tile is square.
  const squareIcon = sharp(Buffer.from(renderTile(40, 0))).resize(180);
  await savePictures([
    ...(isMarkNeeded ? ([['brand/mark.svg', renderTile(40, 9)]] as const) : []),
    ['brand/favicon.svg', icon],
    ['brand/favicon-32.png', await sharp(Buffer.from(icon)).png().toBuffer()],
    ['brand/apple-touch-icon.png', await squareIcon.png({ palette: true }).toBuffer()],
  ]);
}
