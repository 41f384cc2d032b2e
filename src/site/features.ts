import type { Feature } from './types';

/** Returns features that a plan includes. */
export const included = (...names: readonly string[]): Feature[] => names.map((name) => ({ name, included: true }));

/** Returns features that a plan lacks. Pages show them with a cross and the text `notIncluded`. */
export const excluded = (...names: readonly string[]): Feature[] => names.map((name) => ({ name, included: false }));
