/**
 * The part of this folder that costs the first download nothing: types, and the loader of the code that sends (Yup among it), which
 * arrives while a form is filled in. The heavier modules (`rules`, `payloads`, `emails`, `sequence`, `text`) are for the server.
 */
export { META_FIELDS, RELAY_PREFIX, SubmissionError, unavailable } from './types';
export type * from './types';
export type { FormRules } from './filters';
export type { FieldErrors } from './rules';

/**
 * Fetches the code that checks and sends. A form asks for it when it opens: going offline afterwards loses nothing. Rejects
 * when it can't be had.
 */
export const loadSending = () => import(/* webpackChunkName: "sending" */ './sending');
