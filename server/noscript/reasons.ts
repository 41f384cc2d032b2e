import type { RefusalReason } from '../../src/site/words/noscript';
import type { Refusal } from '../http/refusal';

const REASONS: Readonly<Record<number, RefusalReason>> = {
  400: 'malformed',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooMany',
};

/** Of a form that was sent to an address of no form of this site. */
export const NO_SUCH_FORM = 'no-such-form';

/** Returns what a page says of a refusal, by when it came: before a form was looked at, while it was read, or after. */
export function reasonOf(refusal: Refusal, when: 'before' | 'reading' | 'read'): RefusalReason {
  if (refusal.reason === NO_SUCH_FORM) return 'foreign';
  // While one is read, 503 means that others have all the room.
  if (refusal.status === 503) return when === 'reading' ? 'full' : 'down';
  return REASONS[refusal.status] ?? 'foreign';
}
