import type { Page } from '@playwright/test';
import { createCheckResult, type CheckResult, type Finding } from '../findings';
import { readControls, type Control } from './readControls';

type Fault = Pick<Finding, 'code' | 'summary'>;

/** The largest overlap of two boxes that rounding can cause, in CSS pixels. */
const TOLERANCE_PX = 1;

/** Returns a text as voice control compares it: in lower case, with single spaces, without punctuation or symbols. */
const normaliseText = (text: string): string =>
  text
    .normalize('NFKC')
    // The upper-case form of 'ß' is 'SS', so 'ß' and 'ss' become equal.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns the controls that Dragon and Voice Access find for spoken words: all controls whose names contain the words,
 * in document order.
 */
const findControlsByWords = (words: string, controls: readonly Control[]): Control[] =>
  controls.filter(({ name }) => ` ${name} `.includes(` ${words} `));

/**
 * Returns true when a control is above another control, or precedes the other control in the same line. Returns false
 * for a control in a later column than the other control.
 */
function isVisuallyBefore({ box }: Control, { box: otherBox }: Control): boolean {
  if (box.bottom <= otherBox.top + TOLERANCE_PX) return box.start < otherBox.end - TOLERANCE_PX;
  return box.top < otherBox.bottom - TOLERANCE_PX && box.end <= otherBox.start + TOLERANCE_PX;
}

/**
 * Returns true for two links with different URLs. Also returns true for two controls that are not links, if the same
 * landmark, section, group or form contains both.
 */
const hasDifferentEffect = (control: Control, otherControl: Control): boolean =>
  control.href && otherControl.href
    ? control.href !== otherControl.href
    : !control.href && !otherControl.href && control.containerIndex === otherControl.containerIndex;

/** Returns the faults of a control for a person who says its painted text. */
function findFaults(control: Control, controls: readonly Control[]): Fault[] {
  const { name, paintedText, unsupportedPattern } = control;
  if (unsupportedPattern) return [{ code: '4.1.2', summary: `voice control does not support ${unsupportedPattern}` }];
  if (!paintedText) return [];
  if (!`${name} `.startsWith(`${paintedText} `))
    return [{ code: '2.5.3', summary: `the name '${name}' does not begin with the painted text '${paintedText}'` }];
  const matchingControls = findControlsByWords(paintedText, controls);
  const invisibleControl = matchingControls.find(({ isVisible }) => !isVisible);
  const sameNameControl = matchingControls.find(
    (matchingControl) =>
      matchingControl !== control && matchingControl.name === name && hasDifferentEffect(control, matchingControl),
  );
  const nextControl = matchingControls[matchingControls.indexOf(control) + 1];
  return [
    ...(invisibleControl
      ? [{ code: '2.5.3', summary: `'${paintedText}' also finds the invisible ${invisibleControl.html}` }]
      : []),
    ...(sameNameControl ? [{ code: '2.4.9', summary: `'${name}' is also the name of ${sameNameControl.html}` }] : []),
    ...(nextControl?.layerIndex === control.layerIndex && isVisuallyBefore(nextControl, control)
      ? [
          {
            code: '1.3.2',
            summary: `'${paintedText}' also finds ${nextControl.html}, which precedes this control on the screen`,
          },
        ]
      : []),
  ];
}

/**
 * Checks that a person who sees the page can press each control by speaking its visible words. The name of a control
 * must begin with the painted text (2.5.3). Voice Control on macOS does not find a control whose name has hidden words
 * at its start or in its middle. The painted text must not match an invisible control, or another control with the same
 * name but a different effect. If the text matches several controls, voice control software numbers them. These numbers
 * must follow the visual order. The check skips the text of a control that shows only an icon, because a person selects
 * such a control by its number.
 */
export async function measureVoiceControl(page: Page): Promise<CheckResult> {
  const controls = (await page.evaluate(readControls)).map((control) => ({
    ...control,
    name: normaliseText(control.name),
    paintedText: normaliseText(control.paintedText),
  }));
  const violations = controls.flatMap((control) =>
    findFaults(control, controls).map((fault) => ({ ...fault, context: control.html })),
  );
  const faultyMarkup = new Set(violations.map(({ context }) => context));
  return createCheckResult('voice control', 'light', controls.length - faultyMarkup.size, violations);
}
