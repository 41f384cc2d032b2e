import { settings } from '#site/settings';
import { pageDirection } from '../../site/pageDirection';

/**
 * The language and direction of the page, for react-aria. This module replaces the library's own module
 * (webpack.config.ts), which uses the browser's language instead. It also queries all of the browser's locale data,
 * which takes 80 ms on a slow phone during hydration.
 */
const PAGE = { locale: settings.language, direction: pageDirection };

export const getDefaultLocale = () => PAGE;
export const useDefaultLocale = () => PAGE;
