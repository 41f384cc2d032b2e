import { pageDirection } from '../../site/pageDirection';
import type { Picture as PictureData } from '../../site/types';
import { SITE_BASE } from '../../hooks/siteBase';

export interface PictureProps {
  picture: PictureData;
  /** The displayed width, as in `sizes`; needed for raster pictures only. */
  sizes?: string;
  /** The loading mode: 'eager', with the browser's highest priority, for pictures in the first view. */
  loading?: 'lazy' | 'eager';
  /**
   * Mirrors the picture in right-to-left languages (src/styles/rightToLeft.css), unless the content sets `mirror:
   * false`.
   */
  isDirected?: boolean;
  className?: string | undefined;
  onError?: () => void;
}

/** Returns the address of a file in the firm's `pictures/`. */
const getPictureUrl = (file: string): string => `${SITE_BASE}pictures/${file}`;

const buildSourceSet = ({ src, widths = [] }: Pick<PictureData, 'src' | 'widths'>, ending: string): string =>
  widths.map((width) => `${getPictureUrl(`${src}-${width}.${ending}`)} ${width}w`).join(', ');

/**
 * The media query and `sizes` of pictures in portrait format, which are as high as the viewport. They apply to
 * viewports of 3:4 or narrower.
 */
const UPRIGHT = { media: '(max-aspect-ratio: 3/4)', sizes: '75vh' };

function UprightSources({ upright }: { upright: NonNullable<PictureData['upright']> }) {
  const { width, height } = upright;
  return ['avif', 'webp'].map((ending) => (
    <source
      key={ending}
      {...UPRIGHT}
      type={`image/${ending}`}
      srcSet={buildSourceSet(upright, ending)}
      width={width}
      height={height}
    />
  ));
}

/**
 * Renders a picture of the content: vector pictures unchanged, raster pictures as AVIF and WebP in the existing widths.
 */
export function Picture({ picture, sizes = '100vw', loading = 'lazy', isDirected = false, ...rest }: PictureProps) {
  const { src, width, height, alt, widths, upright, mirror = true } = picture;
  const isMirrored = isDirected && mirror && pageDirection === 'rtl';
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
      {upright && <UprightSources upright={upright} />}
      <source type="image/avif" srcSet={buildSourceSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
