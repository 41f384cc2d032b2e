import type { BrandColours } from '#kit';

/**
 * The firm's colours, all derived from one colour. src/site/colours.ts lists their names, and src/styles/tokens.css
 * shows the use of each. A colour that is missing here has the value of tokens.css. Change the colours: npm run
 * new-firm -- colour '#07402f'
 */
export const colours: BrandColours = {
  brand: '#1f4e79',
  brandDeep: '#073a64',
  brandPressed: '#002749',
  ink: '#14273b',
  slate: '#3d4c5c',
  snow: '#edf4fa',
  frost: '#c4d2e2',
  paper: '#f3f7fc',
  tint: '#e3effb',
  night: '#0c151f',
  nightRaised: '#131f2c',
  nightHigh: '#1d2d3e',
  decoration: '#d0e0f2',
  decorationNight: '#2a435d',
  tileNight: '#f2f5f9',
  bright: '#aed6ff',
  brightHigh: '#cee6ff',
  brightSoft: '#e4f1ff',
  badgeNight: '#213b55',
  coal: '#05111c',
  deep: '#193550',
  bandNight: '#122131',
  bandMuted: '#d4e2f2',
  bandLine: '#446485',
  line: '#728293',
  lineSoft: '#d5dde6',
  lineNight: '#7f93a9',
  lineNightSoft: '#2c3e51',
  shade: '#08121d',
  scrim: 'rgb(8 18 29 / 62%)',
  heroShade: 'rgb(6 16 26 / 70%)',
  heroShadeDeep: 'rgb(6 16 26 / 84%)',
  focus: '#835000',
  focusNight: '#eab77c',
};
