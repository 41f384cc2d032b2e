import { settings } from '#site/settings';
import { pageDirection } from '../../site/pageDirection';

/**
 * The language and direction of the page, for react-aria. This module replaces the library's own module
 * (webpack.config.ts), which uses the browser's language. The library's module also queries all locale data of the
 * browser, which takes 80 ms during hydration on a slow phone.
 */
const PAGE = { locale: settings.language, direction: pageDirection };

export const getDefaultLocale = () => PAGE;
export const useDefaultLocale = () => PAGE;
