/** The brand's colours; every picture is mixed from these and nothing else. */
export const palette = {
  ink: '#0d2b23',
  forest: '#123c31',
  green: '#0a5c44',
  leaf: '#2f9e77',
  sapling: '#8ee3bf',
  mist: '#dcefe6',
  paper: '#f7f6f1',
  white: '#ffffff',
  /** A spark of warmth, used sparingly. */
  amber: '#f2b45a',
  /** Used very sparingly: alerts and fruit. */
  clay: '#c96f4a',
} as const;

/** Linear-light red, green and blue, 0 to 1 (light sources may exceed 1). */
export type Rgb = readonly [number, number, number];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** sRGB hex colour → linear light, so that mixing and adding behave as light does. */
export function linear(hex: string, gain = 1): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => toLinear(((value >> shift) & 255) / 255) * gain;
  return [channel(16), channel(8), channel(0)];
}

/** Two hex colours mixed in sRGB, `t` from 0 (a) to 1 (b). */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number];
  const channel = (shift: number): number => {
    const start = (from >> shift) & 255;
    return Math.round(start + (((to >> shift) & 255) - start) * Math.min(1, Math.max(0, t)));
  };
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}
