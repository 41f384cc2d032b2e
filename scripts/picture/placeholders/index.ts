import { drawBrand } from './brand';
import { drawHero } from './hero';
import { drawPreviews } from './social';

/** Draws each group of pictures from the firm's name and colours. The previews show the mark, so they come last. */
export const placeholders: Readonly<Record<string, () => Promise<void>>> = {
  brand: drawBrand,
  hero: drawHero,
  social: drawPreviews,
};
