import { luminance } from '../tokens';

/** A colour by how colourful it is and by its hue in degrees (Oklab, Björn Ottosson 2020); its lightness is found. */
export interface Tone {
  readonly chroma: number;
  readonly hue: number;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** '#rrggbb' of '#rgb' or '#rrggbb', in small letters. */
export const wholeHex = (hex: string): string =>
  `#${hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)}`.toLowerCase();

/** The tone of '#rgb' or '#rrggbb'. */
export function toneOf(hex: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(wholeHex(hex).slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Red, green and blue of 0 to 1; outside of it where no screen shows the colour. */
function channelsOf(lightness: number, { chroma, hue }: Tone): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toGamma);
}

const isShown = (channels: readonly number[]): boolean => channels.every((value) => value > -0.001 && value < 1.001);

/** Halves the way between two bounds until they meet; `isBelow` says on which side of the middle the answer lies. */
export function bisect(low: number, high: number, isBelow: (middle: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 24; step++) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) to = middle;
    else from = middle;
  }
  return from;
}

function hexAt(lightness: number, tone: Tone): string {
  const shown = (chroma: number) => channelsOf(lightness, { ...tone, chroma });
  const chroma = isShown(shown(tone.chroma))
    ? tone.chroma
    : bisect(0, tone.chroma, (middle) => !isShown(shown(middle)));
  const bytes = shown(chroma).map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colour of a tone that is as bright as asked for (WCAG's relative luminance, 0 to 1), less colourful where no screen could
 * show it. Contrasts go by luminance alone, so a colour that is exchanged for one of the same keeps all of its contrasts.
 */
export const withLuminance = (tone: Tone, wanted: number): string =>
  hexAt(
    bisect(0, 1, (lightness) => luminance(hexAt(lightness, tone)) > wanted),
    tone,
  );
