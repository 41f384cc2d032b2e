import { drawBrand } from './brand';
import { drawHero } from './hero';
import { drawPreviews } from './social';

/**
 * The functions that draw the groups of placeholder pictures from the firm's name and colours. The command calls these
 * functions in this order. Previews without art contain the logo, which `brand` may draw. The previews therefore come
 * last.
 */
export const PLACEHOLDER_DRAW_FUNCTIONS: Readonly<Record<string, () => Promise<void>>> = {
  brand: drawBrand,
  hero: drawHero,
  social: drawPreviews,
};
