import { converter, formatHex, wcagLuminance, type Oklch } from 'culori';

/** The chroma and the hue of a colour in OKLCH (CSS Color 4, §9.4). A grey has no hue. */
export interface Tone {
  readonly c: number;
  readonly h: number | undefined;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Returns the tone of '#rgb' or '#rrggbb'. Throws for anything else. */
export function toneOf(hex: string): Tone {
  const colour = toOklch(hex);
  if (!colour) throw new TypeError(`'${hex}' is not a colour`);
  return { c: colour.c, h: colour.h };
}

/** Halves the range between two bounds until they meet; `isBelow` says whether the result is below the middle. */
export function bisect(low: number, high: number, isBelow: (middle: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 24; step++) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) to = middle;
    else from = middle;
  }
  return from;
}

/**
 * Whether sRGB has the colour. The tolerance is a quarter of a byte, which rounding hides. culori's own `displayable` and
 * `clampChroma` have none, and would change the colours of existing firms.
 */
function isInGamut(colour: Oklch): boolean {
  const { r, g, b } = toRgb(colour);
  return [r, g, b].every((channel) => channel > -0.001 && channel < 1.001);
}

function hexAt(l: number, { c, h }: Tone): string {
  const colour = (chroma: number): Oklch => ({ mode: 'oklch', l, c: chroma, h: h ?? 0 });
  const chroma = isInGamut(colour(c)) ? c : bisect(0, c, (middle) => !isInGamut(colour(middle)));
  return formatHex(colour(chroma));
}

/**
 * Returns the colour of a tone with a relative luminance (WCAG, 0 to 1), with less chroma where sRGB does not have it. The
 * contrast of a colour depends on its luminance alone, so colours of one luminance have the same contrasts.
 */
export const withLuminance = (tone: Tone, luminance: number): string =>
  hexAt(
    bisect(0, 1, (lightness) => wcagLuminance(hexAt(lightness, tone)) > luminance),
    tone,
  );
