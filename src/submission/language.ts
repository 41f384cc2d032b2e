import { settings } from '#site/settings';
import { folderOfLanguage } from '../site/languages';

/** The parameter of a form's URL that tells the relay the language of the form's page. */
export const LANGUAGE_PARAMETER = 'language';

/** Returns the query with the language of this page, after `mark`; '' on pages in the site's default language. */
export const languageQuery = (mark: '?' | '&'): string =>
  folderOfLanguage(settings.languages, settings.language) === ''
    ? ''
    : `${mark}${LANGUAGE_PARAMETER}=${settings.language}`;
