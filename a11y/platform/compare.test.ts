import { compareTrees, formatDifference } from './compare';
import { findReason } from './differences';
import { findFaults } from './facts';
import { readObjects, type PlatformNode } from './tree';

type Excerpt = Partial<PlatformNode> & Pick<PlatformNode, 'role'>;

const node = (excerpt: Excerpt): PlatformNode => ({
  name: '',
  description: '',
  text: '',
  states: ['ENABLED', 'VISIBLE'],
  attributes: {},
  relations: {},
  children: [],
  ...excerpt,
});

const HINT = 'Letters and spaces only, up to 18 characters.';
const FIELD_STATES = ['EDITABLE', 'ENABLED', 'FOCUSABLE', 'REQUIRED', 'VISIBLE'];
const LEAF = { role: 'text leaf' } as const;

/** Returns the first field of the contact dialog as Firefox ESR 153 exposes it. */
const createFirefox = (field: Partial<PlatformNode> = {}): PlatformNode =>
  node({
    role: 'document web',
    name: 'mark',
    text: '\uFFFC',
    children: [
      node({
        role: 'dialog',
        name: 'Reach Us',
        text: '\uFFFC\uFFFC',
        relations: { LABELLED_BY: [[0, 0, 0]] },
        children: [
          node({
            role: 'section',
            text: '\uFFFC\uFFFC',
            children: [
              node({ role: 'heading', name: 'Reach Us', text: 'Reach Us', attributes: { level: '2' } }),
              node({ role: 'push button', name: 'Close', states: ['ENABLED', 'FOCUSABLE', 'FOCUSED', 'VISIBLE'] }),
            ],
          }),
          node({
            role: 'form',
            text: '\uFFFC\uFFFC\uFFFC\uFFFC',
            children: [
              node({ role: 'label', name: 'Full Name', text: 'Full Name' }),
              node({
                role: 'entry',
                name: 'Full Name',
                description: HINT,
                states: FIELD_STATES,
                relations: { LABELLED_BY: [[0, 1, 0]], DESCRIBED_BY: [[0, 1, 2]] },
                ...field,
              }),
              node({ role: 'section', text: HINT }),
              node({ role: 'paragraph', attributes: { live: 'polite', atomic: 'true' } }),
            ],
          }),
        ],
      }),
    ],
  });

/** Returns the same part as Chromium 156 exposes it: without the section, and with an object for each text. */
const createChromium = (field: Partial<PlatformNode> = {}, heading: Partial<PlatformNode> = {}): PlatformNode =>
  node({
    role: 'document web',
    name: 'mark',
    text: '\uFFFC',
    children: [
      node({
        role: 'dialog',
        name: 'Reach Us',
        text: '\uFFFC\uFFFC\uFFFC',
        relations: { LABELLED_BY: [[0, 0]] },
        children: [
          node({
            role: 'heading',
            name: 'Reach Us',
            text: 'Reach Us',
            attributes: { level: '2' },
            children: [LEAF],
            ...heading,
          }),
          node({ role: 'push button', name: 'Close', states: ['ENABLED', 'FOCUSABLE', 'FOCUSED', 'VISIBLE'] }),
          node({
            role: 'form',
            attributes: { 'xml-roles': 'form' },
            text: '\uFFFC\uFFFC\uFFFC\uFFFC',
            children: [
              node({ role: 'label', text: 'Full Name', children: [LEAF] }),
              node({
                role: 'entry',
                name: 'Full Name',
                description: HINT,
                states: FIELD_STATES,
                relations: { LABELLED_BY: [[0, 2, 0]], DESCRIBED_BY: [[0, 2, 2]] },
                ...field,
              }),
              node({ role: 'section', text: HINT, children: [LEAF] }),
              node({ role: 'paragraph', attributes: { live: 'polite', atomic: 'true' } }),
            ],
          }),
        ],
      }),
    ],
  });

/** Returns the differences without a reason as lines. */
const compare = (firefox: PlatformNode, chromium: PlatformNode): string[] =>
  compareTrees(readObjects(firefox), readObjects(chromium))
    .filter((difference) => findReason(difference) === null)
    .map(formatDifference);

test('4.1.2 the trees of the unchanged dialog are equal but for a reviewed difference', () => {
  expect(compare(createFirefox(), createChromium())).toEqual([]);
  expect(compareTrees(readObjects(createFirefox()), readObjects(createChromium())).map(findReason)).toEqual(['D-1']);
});

test('4.1.2 the comparison finds a name that only one browser computes', () => {
  expect(compare(createFirefox({ name: '', relations: {} }), createChromium())).toEqual([
    "entry 'Full Name': name is '' in Firefox and 'Full Name' in Chromium",
    "entry 'Full Name': relation LABELLED_BY is '' in Firefox and 'Full Name' in Chromium",
    `entry 'Full Name': relation DESCRIBED_BY is '' in Firefox and '${HINT}' in Chromium`,
  ]);
});

test('4.1.2 the comparison finds a wrong role', () => {
  expect(compare(createFirefox(), createChromium({}, { role: 'paragraph', attributes: {} }))).toEqual([
    "heading 'Reach Us': role is 'heading' in Firefox and 'paragraph' in Chromium",
    "heading 'Reach Us': attribute level is '2' in Firefox and '' in Chromium",
  ]);
});

test('1.3.1 the comparison finds a lost relation and a relation to another object', () => {
  const labelled = { LABELLED_BY: [[0, 2, 0]] };
  expect(compare(createFirefox(), createChromium({ relations: labelled }))).toEqual([
    `entry 'Full Name': relation DESCRIBED_BY is '${HINT}' in Firefox and '' in Chromium`,
  ]);
  const wrong = { ...labelled, DESCRIBED_BY: [[0, 0]] };
  expect(compare(createFirefox(), createChromium({ relations: wrong }))).toEqual([
    `entry 'Full Name': relation DESCRIBED_BY is '${HINT}' in Firefox and 'Reach Us' in Chromium`,
  ]);
});

test('4.1.2 the comparison finds a state that only one browser exposes', () => {
  expect(compare(createFirefox(), createChromium({ states: [...FIELD_STATES, 'INVALID_ENTRY'] }))).toEqual([
    "entry 'Full Name': state INVALID_ENTRY is '' in Firefox and 'true' in Chromium",
  ]);
});

test('1.3.2 the comparison finds objects in another order, and objects of one browser', () => {
  const swapped = createChromium();
  swapped.children[0]?.role === 'dialog' && swapped.children[0].children.reverse();
  expect(compare(createFirefox(), swapped)).not.toEqual([]);
  const lost = createChromium();
  const [dialog] = lost.children;
  if (dialog?.role === 'dialog' && 'children' in dialog) {
    dialog.children.splice(1, 1);
    dialog.text = '\uFFFC\uFFFC';
  }
  expect(compare(createFirefox(), lost)).toContain("only Firefox has push button 'Close'");
});
