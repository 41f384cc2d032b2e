import type { Picture as PictureData } from '../../site/types';
import { SITE_BASE } from '../../hooks/siteBase';

export interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, as in `sizes`; needed for raster pictures only. */
  sizes?: string;
  /** 'eager' for what is seen first, with the browser's highest priority. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
  onError?: () => void;
}

/** Address of a picture of the firm's `pictures/`. */
export const pictureUrl = (file: string): string => `${SITE_BASE}pictures/${file}`;

const sourceSet = ({ src, widths = [] }: Pick<PictureData, 'src' | 'widths'>, ending: string): string =>
  widths.map((width) => `${pictureUrl(`${src}-${width}.${ending}`)} ${width}w`).join(', ');

/** As high as the window, which is at most three quarters as wide. */
const UPRIGHT = { media: '(max-aspect-ratio: 3/4)', sizes: '75vh' };

function UprightSources({ upright }: { upright: NonNullable<PictureData['upright']> }) {
  const { width, height } = upright;
  return ['avif', 'webp'].map((ending) => (
    <source
      key={ending}
      {...UPRIGHT}
      type={`image/${ending}`}
      srcSet={sourceSet(upright, ending)}
      width={width}
      height={height}
    />
  ));
}

/** A picture of the content: vector as it is, raster as AVIF and WebP in the widths that exist. */
export function Picture({ picture, sizes = '100vw', loading = 'lazy', className, onError }: PictureProps) {
  const { src, width, height, alt, widths, upright } = picture;
  const image = (
    <img
      src={pictureUrl(widths ? `${src}-${widths.at(-1)}.webp` : src)}
      {...(widths && { srcSet: sourceSet(picture, 'webp'), sizes })}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding={loading === 'eager' ? 'sync' : 'async'}
      {...(loading === 'eager' && { fetchPriority: 'high' as const })}
      className={className}
      onError={onError}
    />
  );
  if (!widths) return image;
  return (
    <picture>
      {upright && <UprightSources upright={upright} />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
