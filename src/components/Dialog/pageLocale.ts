import { settings } from '#site/settings';
import { pageDirection } from '../../site/pageDirection';

/**
 * The language and direction of the page, for react-aria. webpack.config.ts replaces a module of react-aria with this
 * module, because react-aria's module uses the browser's language. react-aria's module also queries all locale data of
 * the browser, which takes 80 ms during hydration on a slow phone.
 */
const PAGE_LOCALE = { locale: settings.language, direction: pageDirection };

export const getDefaultLocale = () => PAGE_LOCALE;
export const useDefaultLocale = () => PAGE_LOCALE;
