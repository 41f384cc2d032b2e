import { Light } from '../light';
import { linear, mix, palette } from '../palette';
import { smoothstep } from '../../../../../scripts/pictures/random';
import { element, svg } from '../../../../../scripts/pictures/svg';

/** What the backgrounds of the insights share: size, sky and sheets of drawing. */
export const [width, height] = [1600, 900];

/** Morning light: amber alone would turn green air to khaki. */
export const dawn = mix(palette.amber, palette.mist, 0.6);

/** Soft shade under cards. */
const shadow = element(
  'defs',
  {},
  element(
    'filter',
    { id: 's', x: '-30%', y: '-30%', width: '160%', height: '170%' },
    element('feDropShadow', { dx: 0, dy: 16, stdDeviation: 18, floodColor: '#041510', floodOpacity: 0.4 }),
  ),
);
export const sheet = (...children: readonly string[]): string => svg(width, height, shadow, ...children);

/** A sky from `top` to `low`, with a glow at x, y. */
export function sky(top: string, low: string, glow: string, x: number, y: number, strength: number): Light {
  const [from, to, warm] = [linear(top), linear(low), linear(glow)];
  return new Light(width, height).paint((px, py) => {
    const rise = smoothstep(0, 0.95, py);
    const halo = strength * Math.exp(-(((px - x) / 0.34) ** 2) - ((py - y) / 0.32) ** 2);
    const blend = (channel: 0 | 1 | 2): number =>
      from[channel] * (1 - rise) + to[channel] * rise + warm[channel] * halo;
    return [blend(0), blend(1), blend(2)];
  });
}
