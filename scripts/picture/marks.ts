import sharp from 'sharp';
import { PREVIEW_SIZE, getPreviewPath } from '../../src/site/previews';
import { UsageError } from '../usageError';
import { encodePreview } from './files';
import { makePicture, type GeneratedPicture, type PictureSource } from './make';
import type { Place } from './places';

const MARK_PLACE: Place = {
  path: 'firm.logo',
  location: 'firm.ts, logo',
  folder: 'brand',
  width: 40,
  height: 40,
  widths: [80, 160],
  fit: 'contain',
  shouldKeepVectors: true,
};

/** Makes the mark next to the firm's name, the favicons, and the icon for phone home screens (`apple-touch-icon`). */
export async function makeLogo(source: PictureSource): Promise<GeneratedPicture> {
  const { files, picture } = await makePicture(source, 'mark', MARK_PLACE, 'logo');
  // At 72 dots per inch, sharp draws one pixel for each unit of the SVG. A large SVG needs a lower density, because
  // sharp limits the number of pixels.
  const density = Math.max(1, Math.min(600, (72 * 2048) / Math.max(source.width, source.height)));
  const drawMark = (size: number) =>
    sharp(source.input, source.svg === undefined ? {} : { density })
      .autoOrient()
      .resize(size, size, { fit: 'contain', background: '#0000' });
  const png = (await drawMark(64).png().toBuffer()).toString('base64');
  const iconSvg =
    source.svg ??
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png}"/></svg>`;
  return {
    files: new Map([
      ...files,
      ['brand/favicon.svg', Buffer.from(iconSvg)],
      ['brand/favicon-32.png', await drawMark(32).png().toBuffer()],
      // Phones show transparent areas of this icon in black.
      ['brand/apple-touch-icon.png', await drawMark(180).flatten({ background: '#fff' }).png().toBuffer()],
    ]),
    picture,
  };
}

/**
 * Makes a page's preview picture for social networks and messengers, in place of the drawn placeholder.
 * `languageFolder` is '' for the default language, otherwise a folder such as 'en/'. Throws {@link UsageError} when no
 * page has the id, or when the picture is too small.
 */
export async function makePreview(
  source: PictureSource,
  id: string,
  pageIds: readonly string[],
  languageFolder = '',
): Promise<GeneratedPicture> {
  const { width, height } = PREVIEW_SIZE;
  if (!pageIds.includes(id))
    throw new UsageError(`no page has the id ‘${id}’: use one of ${pageIds.join(', ')} after ‘preview’.`);
  if (source.svg === undefined && (source.width < width || source.height < height))
    throw new UsageError(
      `the picture has ${source.width} by ${source.height} pixels, but ‘preview’ needs ${width} by ${height} or more: use a larger picture.`,
    );
  // JPEG has no transparency. Without a background, transparent areas would be black.
  const preview = await sharp(source.input)
    .autoOrient()
    .resize(width, height)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return { files: new Map([[getPreviewPath(id, languageFolder), await encodePreview(preview)]]), picture: {} };
}
