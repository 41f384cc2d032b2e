import type { RefusalReason } from '../../src/site/words/noscript';
import type { Refusal } from '../http/refusal';

const REASONS: Readonly<Record<number, RefusalReason>> = {
  400: 'malformed',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooMany',
};

/** The reason of a refusal when the page named in the URL has no such form. */
export const NO_SUCH_FORM = 'no-such-form';

/**
 * Returns the reason that a page shows for a refusal. `when` is the phase of the refusal: before the form was read,
 * while it was read, or after.
 */
export function getPageReason(refusal: Refusal, when: 'before' | 'reading' | 'read'): RefusalReason {
  if (refusal.reason === NO_SUCH_FORM) return 'foreign';
  // While a form is read, 503 means that the limit of uploads is reached.
  if (refusal.status === 503) return when === 'reading' ? 'full' : 'down';
  return REASONS[refusal.status] ?? 'foreign';
}
