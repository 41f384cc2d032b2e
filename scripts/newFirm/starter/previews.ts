import { firm } from './firm';

/**
 * The line under the title on each page's preview picture, by the page's id. A line has at most 60 characters. The
 * default is the first clause of the page's description. After a change of a title or a line, run this command:
 * `npm run picture -- placeholders social`
 */
export const previewLines: Readonly<Record<string, string>> = {
  home: firm.tagline,
  contact: 'Write to us, call us or visit us',
  'site-map': 'Every page of this website in one list',
};
