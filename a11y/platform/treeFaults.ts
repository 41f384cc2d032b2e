import { describeObject } from './compare';
import { isInSelect, type TreeObject } from './tree';

const DIALOG_ROLES = new Set(['dialog', 'alert']);

const hasState = ({ states }: TreeObject, state: string): boolean => states.includes(state);

const isInside = (object: TreeObject, outerObject: TreeObject): boolean =>
  object.parent !== null && (object.parent === outerObject || isInside(object.parent, outerObject));

/**
 * Returns the faults of the main landmark and the main heading of a page without a dialog. `isOpenedByLink` is true if
 * a link has opened the page. The heading must then have the focus.
 */
function findPageFaults(objects: readonly TreeObject[], isOpenedByLink: boolean): string[] {
  const mainLandmarks = objects.filter(({ role }) => role === 'main');
  const headings = objects.filter(({ role, attributes }) => role === 'heading' && attributes['level'] === '1');
  return [
    ...(mainLandmarks.length === 1 ? [] : [`${mainLandmarks.length} main landmarks`]),
    ...(headings.length === 1 ? [] : [`${headings.length} headings of level 1`]),
    ...headings
      .filter((heading) => isOpenedByLink && !hasState(heading, 'FOCUSED'))
      .map((heading) => `${describeObject(heading)} has no focus`),
  ];
}

/** Returns the faults of open dialogs. No control outside the last dialog may be focusable. */
function findDialogFaults(controls: readonly TreeObject[], dialogs: readonly TreeObject[]): string[] {
  const [topDialog] = dialogs.slice(-1);
  const isBehind = (control: TreeObject) =>
    topDialog !== undefined && control !== topDialog && !isInside(control, topDialog) && !isInside(topDialog, control);
  return [
    ...dialogs.filter(({ name }) => name === '').map(() => 'a dialog without a name'),
    ...controls.filter(isBehind).map((control) => `${describeObject(control)} is focusable behind the dialog`),
  ];
}

/** Returns true when the object refers to an error message or a description with text. */
const hasMessage = ({ relations }: TreeObject): boolean =>
  [...(relations['ERROR_MESSAGE'] ?? []), ...(relations['DESCRIBED_BY'] ?? [])].some((content) => content !== '');

/**
 * Returns the faults of one accessibility tree, without a comparison with the other browser's tree. Checks the names
 * and the visibility of focusable controls, and the messages of invalid fields. Also checks the open dialogs. Without a
 * dialog, checks the main landmark and its heading instead. `isOpenedByLink` is true if a link has opened the page.
 * Without a dialog, the main heading must then have the focus.
 */
export function findFaults(objects: readonly TreeObject[], isOpenedByLink: boolean): string[] {
  const dialogs = objects.filter(({ role }) => DIALOG_ROLES.has(role));
  const controls = objects.filter((object) => hasState(object, 'FOCUSABLE') && object.parent);
  return [
    ...(dialogs.length > 0 ? findDialogFaults(controls, dialogs) : findPageFaults(objects, isOpenedByLink)),
    ...controls
      .filter(({ name }) => name === '')
      .map((control) => `${describeObject(control)} is focusable without a name`),
    // Chromium reports the options of a closed `select` element as hidden.
    ...controls
      .filter((control) => !hasState(control, 'VISIBLE') && !isInSelect(control))
      .map((control) => `${describeObject(control)} is focusable but hidden`),
    ...objects
      .filter((object) => hasState(object, 'INVALID_ENTRY') && !hasMessage(object))
      .map((object) => `${describeObject(object)} is invalid without a message`),
  ];
}
