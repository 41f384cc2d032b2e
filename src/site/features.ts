import type { Feature } from './types';

/** Features a plan has. */
export const included = (...names: readonly string[]): Feature[] => names.map((name) => ({ name, included: true }));

/** Features a plan does not have; they are shown with a cross and the words 'Not included'. */
export const excluded = (...names: readonly string[]): Feature[] => names.map((name) => ({ name, included: false }));
