import type { RefusalReason } from '../../src/site/words/plain';

/** What a page says of an answer's status, for a form that was not read to its end. */
export function reasonOf(status: number): RefusalReason {
  const reasons: Readonly<Record<number, RefusalReason>> = {
    408: 'tooSlow',
    413: 'tooLarge',
    429: 'tooMany',
    503: 'full',
  };
  return reasons[status] ?? 'foreign';
}
