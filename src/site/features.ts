import type { Feature } from './types';

/** Returns a feature for each name, marked as included in the plan. */
export const included = (...names: readonly string[]): Feature[] => names.map((name) => ({ name, included: true }));

/**
 * Returns a feature for each name, marked as not included in the plan. Pages show such a feature with a cross and the
 * text `notIncluded`.
 */
export const excluded = (...names: readonly string[]): Feature[] => names.map((name) => ({ name, included: false }));
