import { pageDirection } from '../../site/pageDirection';
import type { Picture as PictureData } from '../../site/types';
import { SITE_BASE } from '../../hooks/siteBase';

export interface PictureProps {
  picture: PictureData;
  /** The displayed width, in the format of the attribute `sizes`. Used only for raster pictures. */
  sizes?: string;
  /** The loading mode. Use 'eager' for pictures in the first view, which are then fetched with high priority. */
  loading?: 'lazy' | 'eager';
  /**
   * Mirrors the picture in right-to-left languages (src/styles/rightToLeft.css), unless the content sets `mirror:
   * false`.
   */
  isDirectional?: boolean;
  className?: string | undefined;
  onError?: () => void;
}

/** Returns the URL of a file in the firm's folder `pictures/`. */
export const getPictureUrl = (file: string): string => `${SITE_BASE}pictures/${file}`;

const buildSourceSet = ({ src, widths = [] }: Pick<PictureData, 'src' | 'widths'>, extension: string): string =>
  widths.map((width) => `${getPictureUrl(`${src}-${width}.${extension}`)} ${width}w`).join(', ');

/**
 * The media query and `sizes` of the portrait variants of pictures. These variants are as high as the viewport.
 * Browsers use these variants in viewports with an aspect ratio of 3:4 or less.
 */
const PORTRAIT_PROPS = { media: '(max-aspect-ratio: 3/4)', sizes: '75vh' };

function PortraitSources({ upright }: { upright: NonNullable<PictureData['upright']> }) {
  const { width, height } = upright;
  return ['avif', 'webp'].map((extension) => (
    <source
      key={extension}
      {...PORTRAIT_PROPS}
      type={`image/${extension}`}
      srcSet={buildSourceSet(upright, extension)}
      width={width}
      height={height}
    />
  ));
}

/**
 * Renders a picture from the content folder. A vector picture is one file. A raster picture is offered as AVIF and WebP
 * in each of its `widths`.
 */
export function Picture({ picture, sizes = '100vw', loading = 'lazy', isDirectional = false, ...rest }: PictureProps) {
  const { src, width, height, alt, widths, upright, mirror = true } = picture;
  const isMirrored = isDirectional && mirror && pageDirection === 'rtl';
  const image = (
    <img
      src={getPictureUrl(widths ? `${src}-${widths.at(-1)}.webp` : src)}
      {...(widths && { srcSet: buildSourceSet(picture, 'webp'), sizes })}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding={loading === 'eager' ? 'sync' : 'async'}
      {...(loading === 'eager' && { fetchPriority: 'high' as const })}
      {...(isMirrored && { 'data-mirrored': '' })}
      {...rest}
    />
  );
  if (!widths) return image;
  return (
    <picture>
      {upright && <PortraitSources upright={upright} />}
      <source type="image/avif" srcSet={buildSourceSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
