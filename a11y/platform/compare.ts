import diffSequence from '@jest/diff-sequences';
import type { TreeObject } from './tree';

/** A property that the browsers expose differently, with the value in each browser. */
export interface Difference {
  /**
   * The property's name: 'role', 'name', 'content', 'description', 'parent', or a name such as 'state FOCUSED'. The
   * name is 'object' when only one browser has the object.
   */
  property: string;
  /** The object in Firefox and in Chromium, or null for a browser without the object. */
  firefox: TreeObject | null;
  chromium: TreeObject | null;
  /** The value in each browser. */
  values: readonly [firefox: string, chromium: string];
}

/** Returns a text without spaces, because Chromium exposes no spaces between blocks. */
const removeSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

const getLabel = ({ name, content }: TreeObject): string => removeSpaces(name || content);

/** Returns the text that describes an object in a message: its role, and its name or content. */
export function describeObject(object: TreeObject | null): string {
  if (!object) return 'nothing';
  const label = object.name || object.content;
  return `${object.role} '${label.length > 60 ? `${label.slice(0, 60)}…` : label}'`;
}

type Pair = readonly [firefox: TreeObject, chromium: TreeObject];

/** Pairs objects with the same role or the same label from two lists. Keeps the order of the lists. */
function pairSimilarObjects(firefox: readonly TreeObject[], chromium: readonly TreeObject[]): Pair[] {
  const pairs: Pair[] = [];
  let startIndex = 0;
  for (const object of firefox) {
    const matchIndex = chromium.findIndex(
      (candidate, index) =>
        index >= startIndex && (candidate.role === object.role || getLabel(candidate) === getLabel(object)),
    );
    const matchingObject = chromium[matchIndex];
    if (!matchingObject) continue;
    pairs.push([object, matchingObject]);
    startIndex = matchIndex + 1;
  }
  return pairs;
}

/**
 * Pairs the equal objects that form the longest common subsequence of both lists. Then pairs similar objects in the
 * gaps between these pairs.
 */
function pairObjects(firefox: readonly TreeObject[], chromium: readonly TreeObject[]): Pair[] {
  const pairs: Pair[] = [];
  let [firefoxStart, chromiumStart] = [0, 0];
  const addPairs = (count: number, firefoxEnd: number, chromiumEnd: number) => {
    pairs.push(
      ...pairSimilarObjects(firefox.slice(firefoxStart, firefoxEnd), chromium.slice(chromiumStart, chromiumEnd)),
    );
    for (let offset = 0; offset < count; offset += 1) {
      const [firefoxObject, chromiumObject] = [firefox[firefoxEnd + offset], chromium[chromiumEnd + offset]];
      if (firefoxObject && chromiumObject) pairs.push([firefoxObject, chromiumObject]);
    }
    [firefoxStart, chromiumStart] = [firefoxEnd + count, chromiumEnd + count];
  };
  const isEqual = (firefoxIndex: number, chromiumIndex: number) => {
    const [firefoxObject, chromiumObject] = [firefox[firefoxIndex], chromium[chromiumIndex]];
    return (
      firefoxObject?.role === chromiumObject?.role &&
      !!firefoxObject &&
      !!chromiumObject &&
      getLabel(firefoxObject) === getLabel(chromiumObject)
    );
  };
  diffSequence(firefox.length, chromium.length, isEqual, addPairs);
  addPairs(0, firefox.length, chromium.length);
  return pairs;
}

/** Returns the properties of an object as text. */
function readProperties({ role, name, content, description, states, attributes, relations }: TreeObject) {
  return new Map([
    ['role', role],
    ['name', name],
    // The content of an object with another role consists of separate objects, which are compared separately.
    ['content', role === 'text' ? content : ''],
    ['description', description],
    ...states.map((state) => [`state ${state}`, 'true'] as const),
    ...Object.entries(attributes).map(([key, value]) => [`attribute ${key}`, value] as const),
    ...Object.entries(relations).map(([key, targets]) => [`relation ${key}`, targets.join(' | ')] as const),
  ]);
}

/**
 * Compares the objects of one page in two browsers (`readObjects`). Returns each object that only one browser has, and
 * each property with different values. The comparison ignores spaces.
 */
export function compareTrees(firefox: readonly TreeObject[], chromium: readonly TreeObject[]): Difference[] {
  const pairs = pairObjects(firefox, chromium);
  const partnerByObject = new Map<TreeObject, TreeObject>(
    pairs.flatMap(([firefoxObject, chromiumObject]) => [
      [firefoxObject, chromiumObject],
      [chromiumObject, firefoxObject],
    ]),
  );
  const findPairedParent = ({ parent }: TreeObject): TreeObject | null =>
    parent === null || partnerByObject.has(parent) ? parent : findPairedParent(parent);

  const compareProperties = ([firefoxObject, chromiumObject]: Pair): Difference[] => {
    const [firefoxProperties, chromiumProperties] = [readProperties(firefoxObject), readProperties(chromiumObject)];
    const differences = [...new Set([...firefoxProperties.keys(), ...chromiumProperties.keys()])]
      .map((property) => ({
        property,
        values: [firefoxProperties.get(property) ?? '', chromiumProperties.get(property) ?? ''] as const,
      }))
      .filter(
        ({ values: [firefoxValue, chromiumValue] }) => removeSpaces(firefoxValue) !== removeSpaces(chromiumValue),
      );
    const [firefoxParent, chromiumParent] = [findPairedParent(firefoxObject), findPairedParent(chromiumObject)];
    if (firefoxParent && partnerByObject.get(firefoxParent) !== chromiumParent)
      differences.push({ property: 'parent', values: [describeObject(firefoxParent), describeObject(chromiumParent)] });
    return differences.map((difference) => ({ ...difference, firefox: firefoxObject, chromium: chromiumObject }));
  };
  const isUnpaired = (object: TreeObject) => !partnerByObject.has(object);
  return [
    ...firefox
      .filter(isUnpaired)
      .map((object) => ({ property: 'object', firefox: object, chromium: null, values: ['exists', ''] as const })),
    ...chromium
      .filter(isUnpaired)
      .map((object) => ({ property: 'object', firefox: null, chromium: object, values: ['', 'exists'] as const })),
    ...pairs.flatMap(compareProperties),
  ];
}

/** Returns a difference as one line. */
export function formatDifference({
  property,
  firefox,
  chromium,
  values: [firefoxValue, chromiumValue],
}: Difference): string {
  if (property === 'object')
    return firefox ? `only Firefox has ${describeObject(firefox)}` : `only Chromium has ${describeObject(chromium)}`;
  const labelledObject = firefox && getLabel(firefox) === '' ? chromium : firefox;
  return `${describeObject(labelledObject)}: ${property} is '${firefoxValue}' in Firefox and '${chromiumValue}' in Chromium`;
}
