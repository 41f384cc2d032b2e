import { firm } from './firm';

/**
 * The line under the title on a page's preview picture, by the page's id: at most 60 letters. A page without has the beginning
 * of its description. Once a title or a line has changed: npm run picture -- placeholders social
 */
export const previewLines: Readonly<Record<string, string>> = {
  home: firm.tagline,
  contact: 'Write to us, call us or visit us',
  'site-map': 'Every page of this website in one list',
};
