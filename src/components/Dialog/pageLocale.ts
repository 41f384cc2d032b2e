import { settings } from '#site/settings';
import { directionOf } from '../../site/direction';

/**
 * The language that react-aria speaks and the direction it moves in: the page's. It stands in for the library's own module,
 * which goes by the browser's language instead, and asks the browser for all that it knows: 80 ms on a slow phone, while
 * the page is coming to life (webpack.config.ts).
 */
const PAGE = { locale: settings.language, direction: directionOf(settings.language) };

export const getDefaultLocale = () => PAGE;
export const useDefaultLocale = () => PAGE;
