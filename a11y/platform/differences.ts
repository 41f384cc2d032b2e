import type { Difference } from './compare';
import { isInSelect } from './tree';

interface ReviewedDifference {
  /** The id of the entry in differences.md that explains the difference. */
  id: `D-${number}`;
  matches: (difference: Difference) => boolean;
}

/** The Chromium roles to which the entry D-1 of differences.md applies. */
const UNNAMED_CHROMIUM_ROLES = new Set(['list item', 'label', 'description value']);

const hasRoles = ({ firefox, chromium }: Difference, firefoxRole: string, chromiumRole: string): boolean =>
  firefox?.role === firefoxRole && chromium?.role === chromiumRole;

const REVIEWED_DIFFERENCES: readonly ReviewedDifference[] = [
  {
    id: 'D-1',
    matches: ({ property, firefox, chromium, values: [name, other] }) =>
      property === 'name' &&
      UNNAMED_CHROMIUM_ROLES.has(chromium?.role ?? '') &&
      other === '' &&
      (firefox?.content ?? '').includes(name),
  },
  {
    id: 'D-2',
    matches: (difference) =>
      difference.property === 'role' &&
      (hasRoles(difference, 'list', 'description list') || hasRoles(difference, 'paragraph', 'description value')),
  },
  {
    id: 'D-3',
    matches: (difference) =>
      /^attribute (?:posinset|setsize)$/.test(difference.property) &&
      ((hasRoles(difference, 'description term', 'description term') && difference.values[0] === '') ||
        (hasRoles(difference, 'table row', 'table row') && difference.values[1] === '')),
  },
  {
    id: 'D-4',
    matches: ({ property, firefox, chromium }) =>
      property === 'object' &&
      chromium === null &&
      firefox?.role === 'panel' &&
      firefox.relations['LABELLED_BY']?.join('') === firefox.name,
  },
  {
    id: 'D-5',
    matches: (difference) => difference.property === 'role' && hasRoles(difference, 'dialog', 'alert'),
  },
  {
    id: 'D-6',
    matches: ({ property, values: [description, other] }) =>
      property === 'description' && description.replaceAll('• ', '') === other,
  },
  {
    id: 'D-7',
    matches: (difference) =>
      difference.property === 'description' &&
      hasRoles(difference, 'dialog', 'dialog') &&
      difference.values[1] === '' &&
      difference.firefox?.relations['DESCRIBED_BY'] === undefined,
  },
  {
    id: 'D-8',
    matches: ({ property, firefox, chromium, values: [value] }) =>
      isInSelect(chromium) &&
      (property === 'object'
        ? chromium?.role === 'text'
        : property === 'state VISIBLE' ||
          (firefox?.role === 'combo box' && property.startsWith('attribute ') && value === '')),
  },
];

export const REVIEWED_DIFFERENCE_IDS: readonly string[] = REVIEWED_DIFFERENCES.map(({ id }) => id);

/** Returns the id of the entry that explains a difference, or null for a fault. */
export const findDifferenceId = (difference: Difference): string | null =>
  REVIEWED_DIFFERENCES.find(({ matches }) => matches(difference))?.id ?? null;
