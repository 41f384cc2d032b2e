import { notFoundRoute, routes } from '../../../src/app/routing/routes';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as noscript } from '#site/words/noscript';
import { words as outcomes } from '#site/words/outcomes';
import { installObservers } from '../../setup/browserStubs';
import { readLines, renderWholePage } from './wholePage';

/** An instruction, and a shape, colour, position or sound that identifies its object. */
const ACTION = /\b(?:click|press|choose|select|tap|use|open|see|find)\b/i;
const SENSE =
  /\b(?:(?:red|green|blue|yellow|grey|round|square) (?:button|link|icon|field|box)|on the (?:left|right)|(?:to|at) the (?:left|right|top|bottom)|upper|lower|beep|sound)\b/i;

/** Frequent words of German, French and Spanish that are no words of English. */
const FOREIGN =
  // cspell:disable-next-line
  /(?<![\p{L}@.-])(?:und|oder|für|nicht|wir|eine|avec|nous|vous|dans|pour|para|usted|nosotros|donde)(?![\p{L}@.-])/iu;

const isSensory = (line: string): boolean => ACTION.test(line) && SENSE.test(line);

/** Returns the texts in a value at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];

const lines: string[] = textsIn([controls, forms, messages, noscript, outcomes]);

beforeAll(async () => {
  installObservers();
  for (const route of [...routes, notFoundRoute]) {
    const page = await renderWholePage(route);
    for (const part of page.querySelectorAll('[lang]')) part.remove();
    lines.push(...readLines(page).map((line) => `${route.path}: ${line}`));
  }
});

test('1.3.3 no instruction names its object by shape, colour, position or sound alone', () => {
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter(isSensory)).toEqual([]);
});

test('3.1.2 no text outside an element with its own language has words of German, French or Spanish', () => {
  expect(lines.filter((line) => FOREIGN.test(line))).toEqual([]);
});

test('both searches find a planted text', () => {
  expect(isSensory('Press the green button on the right.')).toBe(true);
  expect(FOREIGN.test('Websites und Apps')).toBe(true);
});
