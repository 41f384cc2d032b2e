import type { Difference } from './compare';
import { normaliseText } from './tree';

interface Reviewed {
  /** The id of the entry in differences.md with the reason. */
  id: `D-${number}`;
  matches: (difference: Difference) => boolean;
}

/** Roles that Firefox names by their content, and that ARIA allows no name, or that Chromium names by an author only. */
const UNNAMED_IN_CHROMIUM = new Set(['list item', 'label', 'description value']);

const REVIEWED: readonly Reviewed[] = [
  {
    id: 'D-1',
    matches: ({ property, firefox, chromium, values: [name, other] }) =>
      property === 'name' &&
      UNNAMED_IN_CHROMIUM.has(chromium?.role ?? '') &&
      other === '' &&
      name === normaliseText(firefox?.content ?? ''),
  },
];

export const REVIEWED_IDS: readonly string[] = REVIEWED.map(({ id }) => id);

/** Returns the entry that explains a difference, or null for a fault. */
export const findReason = (difference: Difference): string | null =>
  REVIEWED.find(({ matches }) => matches(difference))?.id ?? null;
