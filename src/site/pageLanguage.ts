import { settings } from '#site/settings';
import { getLanguageFolder } from './languages';

/**
 * The folder of the pages in the current language, below the site's base path: '' for the default language, otherwise a
 * folder such as 'en/'.
 */
export const languageFolder = getLanguageFolder(settings.languages, settings.language);
