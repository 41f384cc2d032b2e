import type { RefusalReason } from '../../src/site/words/plain';
import { Refusal } from '../http/refusal';

/** A form that came back sooner after it was served than anybody can fill it in. */
export class TooFast extends Refusal {
  constructor() {
    super(429, 'Too fast', { reason: 'too-fast' });
  }
}

/** Something stood in the field that stays empty: a bot wrote it, or a browser that fills fields in by itself. */
export class Trapped extends Refusal {
  constructor() {
    super(422, 'The hidden field was filled in', { reason: 'trapped' });
  }
}

const REASONS: Readonly<Record<number, RefusalReason>> = { 408: 'tooSlow', 413: 'tooLarge', 429: 'tooMany' };

/** What a page says of a refusal, by when it came: before a form was looked at, while it was read, or after. */
export function reasonOf(refusal: Refusal, when: 'before' | 'reading' | 'read'): RefusalReason {
  if (refusal instanceof TooFast) return 'tooFast';
  if (refusal instanceof Trapped) return 'trapped';
  // While one is read, 503 means that others have all the room.
  if (refusal.status === 503) return when === 'reading' ? 'full' : 'down';
  return REASONS[refusal.status] ?? 'foreign';
}
