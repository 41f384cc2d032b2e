/**
 * Every page loads this module, so it contains only types, a few constants and small functions, and the loader of the
 * sending code. The sending code includes Yup. The browser fetches the sending code when a form opens. The server does
 * not use this module. The server imports the modules that it needs directly, for example `rules`.
 */
export { formatLanguageQuery, META_FIELDS, SUBMISSIONS_PATH, SubmissionError, toUnavailableError } from './types';
export type * from './types';
export type { FormRules } from './filters';
export type { FieldErrors } from './rules';

/**
 * Fetches the code that checks and sends forms. A form calls this function when it opens, so that the code is available
 * even if the connection is lost later. Rejects when the download fails.
 */
export const loadSendingCode = () => import(/* webpackChunkName: "sending" */ './sending');
