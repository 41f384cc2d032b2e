import { settings } from '#site/settings';
import { languageFolder } from '../site/pageLanguage';

/** The parameter of a form's URL with the language of the form's page. */
export const LANGUAGE_PARAMETER = 'language';

/** Returns the query with the language of this page after `mark`, or '' on pages in the site's default language. */
export const formatLanguageQuery = (mark: '?' | '&'): string =>
  languageFolder === '' ? '' : `${mark}${LANGUAGE_PARAMETER}=${settings.language}`;
