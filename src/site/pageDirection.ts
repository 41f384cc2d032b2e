import { settings } from '#site/settings';
import { getDirection } from './direction';

/**
 * The reading direction of the pages and mails. Webpack replaces PAGE_DIRECTION with a constant (webpack.config.ts), so
 * that the minifier omits the code of the other direction.
 */
export const pageDirection =
  (process.env['PAGE_DIRECTION'] as 'ltr' | 'rtl' | undefined) ?? getDirection(settings.language);
