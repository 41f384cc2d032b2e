/**
 * This module adds nothing to the initial download: it exports types, and the loader of the sending code (with Yup).
 * That code is fetched while the visitor fills in a form. The server imports the heavier modules (`rules`, `payloads`,
 * `emails`, `sequence`, `text`) directly.
 */
export { formatLanguageQuery, META_FIELDS, RELAY_PREFIX, SubmissionError, toUnavailableError } from './types';
export type * from './types';
export type { FormRules } from './filters';
export type { FieldErrors } from './rules';

/**
 * Fetches the code that checks and sends. A form calls it on opening, so that going offline afterwards loses no data.
 * Rejects when the download fails.
 */
export const loadSendingCode = () => import(/* webpackChunkName: "sending" */ './sending');
