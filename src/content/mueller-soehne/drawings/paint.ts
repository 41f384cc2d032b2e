import { element } from '../../../../scripts/pictures/svg';

/** What every drawing of this firm is mixed from: the blues of ../colours.ts, brick and wood. */
export const paint = {
  ink: '#0f1f3d',
  night: '#0a1630',
  deep: '#14305c',
  wall: '#1b3f7a',
  brand: '#1b4488',
  bright: '#a9c8ff',
  pale: '#dbe7ff',
  paper: '#f8f7f4',
  brick: '#b4502f',
  clay: '#f0a885',
  wood: '#d8a26b',
  woodDark: '#a86f3f',
  steel: '#c2cede',
  steelDark: '#8291ad',
} as const;

/** A filled shape. */
export const shape = (d: string, fill: string): string => element('path', { d, fill });

/** A line of one width, round at its ends. */
export const line = (d: string, stroke: string, strokeWidth: number): string =>
  element('path', { d, stroke, strokeWidth, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  element('rect', { x, y, width, height, rx, fill });

export const disc = (cx: number, cy: number, r: number, fill: string): string => element('circle', { cx, cy, r, fill });

/** Something drawn around the origin, put somewhere else. */
export const put = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  element('g', { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, drawing);
