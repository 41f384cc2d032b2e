import { readFileSync } from 'node:fs';
import { compareTrees, formatDifference } from './compare';
import { findDifferenceId, REVIEWED_DIFFERENCE_IDS } from './differences';
import { findFaults } from './treeFaults';
import { readObjects, type PlatformNode } from './tree';

type PartialNode = Partial<PlatformNode> & Pick<PlatformNode, 'role'>;

const createNode = (properties: PartialNode): PlatformNode => ({
  name: '',
  description: '',
  text: '',
  states: ['ENABLED', 'VISIBLE'],
  attributes: {},
  relations: {},
  children: [],
  ...properties,
});

const HINT = 'Only letters.';
const FIELD_STATES = ['EDITABLE', 'ENABLED', 'FOCUSABLE', 'REQUIRED', 'VISIBLE'];
const TEXT_LEAF = { role: 'text leaf' } as const;

const HEADING = { role: 'heading', name: 'Write to us', text: 'Write to us', attributes: { level: '2' } };
const CLOSE_BUTTON = createNode({
  role: 'push button',
  name: 'Close',
  states: ['ENABLED', 'FOCUSABLE', 'FOCUSED', 'VISIBLE'],
});
const LIVE_REGION = createNode({ role: 'paragraph', attributes: { live: 'polite', atomic: 'true' } });

/** Returns an object whose text has the placeholder U+FFFC for each child. */
const createContainer = (
  role: string,
  children: PlatformNode['children'],
  properties: Partial<PlatformNode> = {},
): PlatformNode => createNode({ role, text: '\uFFFC'.repeat(children.length), children, ...properties });

const createDialog = (headingPath: number[], children: PlatformNode['children']): PlatformNode =>
  createContainer(
    'document web',
    [createContainer('dialog', children, { name: 'Write to us', relations: { LABELLED_BY: [headingPath] } })],
    { name: 'mark' },
  );

/** Returns the first field of the contact dialog. `formIndex` is the index of the form in the dialog. */
const createField = (formIndex: number, field: Partial<PlatformNode>): PlatformNode =>
  createNode({
    role: 'entry',
    name: 'Whole name',
    description: HINT,
    states: FIELD_STATES,
    relations: { LABELLED_BY: [[0, formIndex, 0]], DESCRIBED_BY: [[0, formIndex, 2]] },
    ...field,
  });

/** Returns the start of the contact dialog, up to its first field, as Firefox ESR 153 exposes it. */
const createFirefoxTree = (field: Partial<PlatformNode> = {}): PlatformNode =>
  createDialog(
    [0, 0, 0],
    [
      createContainer('section', [createNode(HEADING), CLOSE_BUTTON]),
      createContainer('form', [
        createNode({ role: 'label', name: 'Whole name', text: 'Whole name' }),
        createField(1, field),
        createNode({ role: 'section', text: HINT }),
        LIVE_REGION,
      ]),
    ],
  );

/**
 * Returns the start of the contact dialog as Chromium 156 exposes it: without the section, and with an object for each
 * text.
 */
const createChromiumTree = (field: Partial<PlatformNode> = {}, heading: Partial<PlatformNode> = {}): PlatformNode => {
  const label = createNode({ role: 'label', text: 'Whole name', children: [TEXT_LEAF] });
  const hint = createNode({ role: 'section', text: HINT, children: [TEXT_LEAF] });
  return createDialog(
    [0, 0],
    [
      createNode({ ...HEADING, children: [TEXT_LEAF], ...heading }),
      CLOSE_BUTTON,
      createContainer('form', [label, createField(2, field), hint, LIVE_REGION], {
        attributes: { 'xml-roles': 'form' },
      }),
    ],
  );
};

/** Returns the differences that no entry of differences.md explains, one line each. */
const listUnexplainedDifferences = (firefox: PlatformNode, chromium: PlatformNode): string[] =>
  compareTrees(readObjects(firefox), readObjects(chromium))
    .filter((difference) => findDifferenceId(difference) === null)
    .map(formatDifference);

test('4.1.2 the accessibility trees of an unchanged dialog differ only by a reviewed difference', () => {
  expect(listUnexplainedDifferences(createFirefoxTree(), createChromiumTree())).toEqual([]);
  expect(
    compareTrees(readObjects(createFirefoxTree()), readObjects(createChromiumTree())).map(findDifferenceId),
  ).toEqual(['D-1']);
});

test('4.1.2 the comparison finds a name that only one browser computes', () => {
  expect(listUnexplainedDifferences(createFirefoxTree({ name: '', relations: {} }), createChromiumTree())).toEqual([
    "entry 'Whole name': name is '' in Firefox and 'Whole name' in Chromium",
    "entry 'Whole name': relation LABELLED_BY is '' in Firefox and 'Whole name' in Chromium",
    `entry 'Whole name': relation DESCRIBED_BY is '' in Firefox and '${HINT}' in Chromium`,
  ]);
});

test('4.1.2 the comparison finds a wrong role', () => {
  expect(
    listUnexplainedDifferences(createFirefoxTree(), createChromiumTree({}, { role: 'paragraph', attributes: {} })),
  ).toEqual([
    "heading 'Write to us': role is 'heading' in Firefox and 'paragraph' in Chromium",
    "heading 'Write to us': attribute level is '2' in Firefox and '' in Chromium",
  ]);
});

test('1.3.1 the comparison finds a missing relation and a relation to a wrong object', () => {
  const labelRelation = { LABELLED_BY: [[0, 2, 0]] };
  expect(listUnexplainedDifferences(createFirefoxTree(), createChromiumTree({ relations: labelRelation }))).toEqual([
    `entry 'Whole name': relation DESCRIBED_BY is '${HINT}' in Firefox and '' in Chromium`,
  ]);
  const wrongRelations = { ...labelRelation, DESCRIBED_BY: [[0, 0]] };
  expect(listUnexplainedDifferences(createFirefoxTree(), createChromiumTree({ relations: wrongRelations }))).toEqual([
    `entry 'Whole name': relation DESCRIBED_BY is '${HINT}' in Firefox and 'Write to us' in Chromium`,
  ]);
});

test('4.1.2 the comparison finds a state that only one browser exposes', () => {
  expect(
    listUnexplainedDifferences(createFirefoxTree(), createChromiumTree({ states: [...FIELD_STATES, 'INVALID_ENTRY'] })),
  ).toEqual(["entry 'Whole name': state INVALID_ENTRY is '' in Firefox and 'true' in Chromium"]);
});

test('1.3.2 the comparison finds objects whose order differs between the browsers', () => {
  const reversedObjects = readObjects(createChromiumTree());
  reversedObjects.reverse();
  expect(
    compareTrees(readObjects(createFirefoxTree()), reversedObjects).filter(({ property }) => property === 'object'),
  ).not.toEqual([]);
});

test('4.1.2 the comparison finds an object that one browser omits', () => {
  const objectsWithoutClose = readObjects(createChromiumTree()).filter(({ name }) => name !== 'Close');
  const differences = compareTrees(readObjects(createFirefoxTree()), objectsWithoutClose);
  expect(differences.map(formatDifference)).toContain("only Firefox has push button 'Close'");
});

test('4.1.2 differences.md has exactly one entry for each reviewed difference', () => {
  const text = readFileSync('a11y/platform/differences.md', 'utf8');
  expect([...text.matchAll(/^## (D-\d+) · /gm)].map(([, id]) => id)).toEqual(REVIEWED_DIFFERENCE_IDS);
});

test('4.1.2 the checks of a single tree find no fault in a complete dialog', () => {
  expect(findFaults(readObjects(createFirefoxTree()), false)).toEqual([]);
});

test.each([
  ['4.1.2', { name: '' }, "entry '' is focusable without a name"],
  [
    '3.3.1',
    { states: [...FIELD_STATES, 'INVALID_ENTRY'], relations: {} },
    "entry 'Whole name' is invalid without a message",
  ],
  ['2.4.3', { states: ['FOCUSABLE'] }, "entry 'Whole name' is focusable but hidden"],
] as const)('%s the checks of a single tree find a faulty field: %o', (_, field, fault) => {
  expect(findFaults(readObjects(createFirefoxTree(field as Partial<PlatformNode>)), false)).toEqual([fault]);
});

test('4.1.2 the checks of a single tree report a Tab stop without a name, and accept a focusable scroll container of Firefox', () => {
  const tree = createChromiumTree();
  tree.children.push(createNode({ role: 'section', states: ['FOCUSABLE', 'VISIBLE'] }));
  tree.text += '\uFFFC';
  const findNameFaults = (objects: ReturnType<typeof readObjects>) =>
    findFaults(objects, false).filter((fault) => fault.endsWith('without a name'));
  expect(findNameFaults(readObjects(tree))).toEqual(["section '' is focusable without a name"]);
  expect(findNameFaults(readObjects(tree, true))).toEqual([]);
});

test('4.1.2 the checks of a single tree find a dialog without a name, and a control behind a dialog', () => {
  const dialogTree = createFirefoxTree();
  const control = createNode({ role: 'link', name: 'Home', text: 'Home', states: ['FOCUSABLE', 'VISIBLE'] });
  const tree = createContainer('document web', [control, ...dialogTree.children]);
  const objects = readObjects(tree).map((object) =>
    object.role === 'dialog' ? Object.assign(object, { name: '' }) : object,
  );
  expect(findFaults(objects, false)).toEqual(['a dialog without a name', "link 'Home' is focusable behind the dialog"]);
});

test('1.3.1 the checks of a single tree find a second main landmark, and a page heading without the focus', () => {
  const heading = createNode({ role: 'heading', name: 'About', text: 'About', attributes: { level: '1' } });
  const attributes = { 'xml-roles': 'main' };
  const tree = createContainer('document web', [
    createContainer('landmark', [heading], { attributes }),
    createContainer('landmark', [], { attributes }),
  ]);
  expect(findFaults(readObjects(tree), true)).toEqual(['2 main landmarks', "heading 'About' has no focus"]);
});

test('readObjects throws an error when a text lacks the placeholder of a child object', () => {
  const tree = createNode({
    role: 'paragraph',
    text: 'Call us',
    children: [createNode({ role: 'link', name: 'now' })],
  });
  expect(() => readObjects(tree)).toThrow("paragraph '' has 1 children, but its text has 0 placeholders (U+FFFC)");
});
