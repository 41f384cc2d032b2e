import { settings } from '#site/settings';
import { getDirection } from './direction';

/**
 * The reading direction of the pages and mails. Webpack inserts it (webpack.config.ts), so that browsers do not load the
 * list of languages.
 */
export const pageDirection =
  (process.env['PAGE_DIRECTION'] as 'ltr' | 'rtl' | undefined) ?? getDirection(settings.language);
