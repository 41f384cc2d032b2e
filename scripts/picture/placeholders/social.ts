import { existsSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import site from '#site/site';
import { languageFolder as folder } from '../../../src/site/pageLanguage';
import { readPicture } from '../../check/pictureFiles';
import { createPreviewMark } from '../../check/previewMarks';
import { pageDirection } from '../../../src/site/pageDirection';
import { PREVIEW_SIZE, getPreviewPath, getPreviewSubtitle } from '../../../src/site/previews';
import { listArtNames } from '../art';
import { getArtPath, getPicturePath, encodePreview, saveFile } from '../files';
import { getColour } from './paint';
import { readPreviewArt } from './previewArt';
import { runWithTypesetter, type Typesetter } from './type';

const { firm, pages, previewLines } = site;
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 96;
const MAX_TEXT_WIDTH = WIDTH - 2 * MARGIN;

/** The words on a page's preview picture. */
interface PreviewWords {
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

const IS_RIGHT_TO_LEFT = pageDirection === 'rtl';

/** Returns a picture as an overlay, `inset` pixels from the side at which lines of the current language begin. */
async function createOverlay(input: Buffer, inset: number, top: number): Promise<OverlayOptions> {
  const { width: pictureWidth } = await sharp(input).metadata();
  return { input, left: IS_RIGHT_TO_LEFT ? WIDTH - inset - pictureWidth : inset, top };
}

const backgroundSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${getColour('paper')}"/><rect x="${IS_RIGHT_TO_LEFT ? WIDTH - 28 : 0}" width="28" height="100%" fill="${getColour('brand')}"/></svg>`;

/** Returns a logo of any shape as a PNG of 56 by 56 pixels. */
export const renderLogo = (file: string): Promise<Buffer> =>
  sharp(file, { density: 300 }).resize(56, 56, { fit: 'contain', background: '#0000' }).png().toBuffer();

/** Returns a function that draws a preview without art: logo, name of the firm, title, and the line below the title. */
const createPreviewComposer = (typeset: Typesetter, logo: Buffer, nameImage: Buffer) =>
  async function ({ title, line }: PreviewWords): Promise<Buffer> {
    const titleImage = await typeset(title, {
      color: getColour('brand'),
      weight: 700,
      size: 84,
      width: MAX_TEXT_WIDTH,
      height: 250,
    });
    const lineImage = await typeset(line, {
      color: getColour('ink'),
      weight: 400,
      size: 34,
      width: MAX_TEXT_WIDTH,
      height: 90,
    });
    return sharp(Buffer.from(backgroundSvg))
      .composite([
        await createOverlay(logo, MARGIN, 64),
        await createOverlay(nameImage, MARGIN + 76, 74),
        await createOverlay(titleImage, MARGIN, 200),
        await createOverlay(lineImage, MARGIN, 492),
      ])
      .png()
      .toBuffer();
  };

/**
 * Draws the words of a page into the art of the default language, in place of the original words. In a right-to-left
 * language, the lines begin at the right edge of the area for the words.
 */
export async function composeTranslatedPreview(
  typeset: Typesetter,
  file: string,
  { title, line }: Pick<PreviewWords, 'title' | 'line'>,
  isRightToLeft = IS_RIGHT_TO_LEFT,
): Promise<Buffer> {
  const art = await readPreviewArt(file);
  const getLeft = (width: number): number => (isRightToLeft ? art.left + art.maxWidth - width : art.left);
  const titleImage = await typeset(title, {
    color: art.title.color,
    weight: 700,
    size: 68,
    width: art.maxWidth,
    height: 260,
  });
  const lineImage = await typeset(line, {
    color: art.line.color,
    weight: 400,
    size: 28,
    width: art.maxWidth,
    height: 84,
  });
  const [titleSize, lineSize] = [await sharp(titleImage).metadata(), await sharp(lineImage).metadata()];
  return sharp(art.background)
    .composite([
      { input: titleImage, left: getLeft(titleSize.width), top: Math.round(art.title.middle - titleSize.height / 2) },
      { input: lineImage, left: getLeft(lineSize.width), top: art.line.bottom - lineSize.height },
    ])
    .png()
    .toBuffer();
}

const getPreviewFile = (id: string): string => getPicturePath(getPreviewPath(id, folder));

/** Returns whether a page has a readable preview picture that {@link drawPreviews} did not draw. */
async function hasCustomPreview(id: string): Promise<boolean> {
  if (!existsSync(getPreviewFile(id))) return false;
  const { width, previewMark } = await readPicture(getPreviewFile(id));
  return width > 0 && previewMark === undefined;
}

/**
 * Draws the preview picture (Open Graph) of every page that has no art in the current language. If the page has art in
 * the default language, draws the translated words into that art. Draws no pictures for jobs, because firms often add
 * and remove jobs. By default, jobs use the picture of the page that lists all jobs. Draws no picture for the not-found
 * page, which has no link preview. Keeps the firm's own pictures, and prints their names.
 */
export async function drawPreviews(): Promise<void> {
  const artNames = new Set(listArtNames(getArtPath('social')));
  const previews = Object.entries(pages)
    .filter(([id, { kind }]) => !artNames.has(folder + id) && kind !== 'job' && kind !== 'not-found')
    .map(([id, page]) => ({ id, title: page.title, line: getPreviewSubtitle(page, previewLines[id]) }));
  const text = [firm.name, ...previews.flatMap(({ title, line }) => [title, line])].join('');
  const logoFile = getPicturePath(firm.logo.src);
  // A raster logo has one file for each width, but no file named `logo.src`. In this case, the preview shows the icon
  // for phones.
  const logo = await renderLogo(existsSync(logoFile) ? logoFile : getPicturePath('brand/apple-touch-icon.png'));
  const keptNames: string[] = [];
  await runWithTypesetter(text, async (typeset) => {
    const nameImage = await typeset(firm.name, {
      color: getColour('ink'),
      weight: 700,
      size: 34,
      width: MAX_TEXT_WIDTH - 76,
      height: 56,
    });
    const composePreview = createPreviewComposer(typeset, logo, nameImage);
    for (const words of previews) {
      if (await hasCustomPreview(words.id)) {
        keptNames.push(getPreviewPath(words.id, folder));
        continue;
      }
      const artFile = getArtPath(`social/${words.id}.svg`);
      const picturePromise =
        folder && existsSync(artFile) ? composeTranslatedPreview(typeset, artFile, words) : composePreview(words);
      const mark = createPreviewMark(firm.name, words.title, words.line);
      await saveFile(getPreviewFile(words.id), await encodePreview(await picturePromise, mark));
    }
  });
  if (keptNames.length > 0)
    process.stdout.write(`Kept your own pictures ${keptNames.join(', ')}: delete a file to draw its preview.\n`);
}
