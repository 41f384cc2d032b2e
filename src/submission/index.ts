/**
 * Every page loads this module, so it contains only types, small helpers, and the loader of the sending module. The
 * sending module includes Yup. The browser fetches the sending module when a form opens. Instead of this module, the
 * code in `server` imports the single modules that it needs, for example `rules`.
 */
export { formatLanguageQuery, META_FIELDS, SUBMISSIONS_PATH, SubmissionError, toUnavailableError } from './types';
export type * from './types';
export type { FormRules } from './filters';
export type { FieldErrors } from './rules';

/**
 * Fetches the module that checks and sends forms. A form calls this function when it opens, so that the module is
 * available even if the connection is lost later. Rejects when the download fails.
 */
export const loadSendingModule = () => import(/* webpackChunkName: "sending" */ './sending');
