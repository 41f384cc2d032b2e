import { converter, formatHex, wcagLuminance, type Oklch } from 'culori';

/** The chroma and the hue of a colour in OKLCH (CSS Color 4, section 9.4). Greys have no hue. */
export interface Chromaticity {
  readonly c: number;
  readonly h: number | undefined;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Returns the chromaticity of a CSS colour. Throws when `cssColour` is not a colour. */
export function toChromaticity(cssColour: string): Chromaticity {
  const colour = toOklch(cssColour);
  if (!colour) throw new TypeError(`'${cssColour}' is not a colour`);
  return { c: colour.c, h: colour.h };
}

/**
 * Returns the threshold between two bounds, found by bisection. `isAbove` returns whether `middle` is above the
 * threshold.
 */
export function bisect(low: number, high: number, isAbove: (middle: number) => boolean): number {
  let [lower, upper] = [low, high];
  for (let step = 0; step < 24; step++) {
    const middle = (lower + upper) / 2;
    if (isAbove(middle)) upper = middle;
    else lower = middle;
  }
  return lower;
}

/**
 * Returns whether a colour is in the sRGB gamut. The tolerance is a quarter of a step of an 8-bit channel, so that
 * rounding removes the difference. culori's `displayable` and `clampChroma` have no tolerance and would change the
 * colours of existing firms.
 */
function isInGamut(colour: Oklch): boolean {
  const { r, g, b } = toRgb(colour);
  return [r, g, b].every((channel) => channel > -0.001 && channel < 1.001);
}

function toHex(l: number, { c, h }: Chromaticity): string {
  const createColour = (chroma: number): Oklch => ({ mode: 'oklch', l, c: chroma, h: h ?? 0 });
  const chroma = isInGamut(createColour(c)) ? c : bisect(0, c, (middle) => !isInGamut(createColour(middle)));
  return formatHex(createColour(chroma));
}

/**
 * Returns the colour with the given chromaticity and relative luminance (WCAG, 0 to 1) as '#rrggbb'. Reduces the chroma
 * of a colour outside of the sRGB gamut. Contrast depends on luminance alone, so two colours of the same luminance have
 * the same contrast with any third colour.
 */
export const createColourWithLuminance = (chromaticity: Chromaticity, luminance: number): string =>
  toHex(
    bisect(0, 1, (lightness) => wcagLuminance(toHex(lightness, chromaticity)) > luminance),
    chromaticity,
  );
