import { loadContents, type Contents } from '../../../scripts/build/contents';
import { collectTexts } from '../../../scripts/collectTexts';
import { notFoundRoute, indexableRoutes } from '../../../src/app/routing/routes';
import { glossary } from '#site/glossary';
import { hierarchy, team } from '#site/leadership';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as noscript } from '#site/words/noscript';
import { words as outcomes } from '#site/words/outcomes';
import { formatReceivedData } from '../../../src/forms/shared/formatReceivedData';
import { findAbbreviations, createVocabulary } from './abbreviations';
import { findReadingProblem, measureReadingLevel } from './readingLevel';
import { readLines, renderWholePage } from './wholePage';

/** The path of the page with the glossary. */
const GLOSSARY_PATH = '/accessibility';

/** Returns the texts that only the quote dialogs and the team hierarchy show. */
const listDialogTexts = (contents: Contents): string[] => [
  ...collectTexts(
    [...contents.values()].map((content) => {
      if (!('quote' in content)) return [];
      const { title, titleWithoutAddon, helper, submitLabel, selects } = content.quote;
      const selectTexts = selects.map(({ label, options }) => [label, options.map((option) => option.label)]);
      return [title, titleWithoutAddon, helper, submitLabel, selectTexts];
    }),
  ),
  ...collectTexts([hierarchy, team.members.map(({ name, role }) => [name, role])]),
];

/**
 * Matches the verb of an instruction. SENSORY_WORD_PATTERN matches shapes, colours, positions and sounds, by which an
 * instruction must not identify a control.
 */
const INSTRUCTION_PATTERN = /\b(?:click|press|choose|select|tap|use|open|see|find)\b/i;
const SENSORY_WORD_PATTERN =
  /\b(?:(?:red|green|blue|yellow|grey|round|square) (?:button|link|icon|field|box)|on the (?:left|right)|(?:to|at) the (?:left|right|top|bottom)|upper|lower|beep|sound)\b/i;

/** Matches frequent words of German, French and Spanish that are not English words. */
const FOREIGN_WORD_PATTERN =
  // cspell:disable-next-line
  /(?<![\p{L}@.-])(?:und|oder|für|nicht|wir|eine|avec|nous|vous|dans|pour|para|usted|nosotros|donde)(?![\p{L}@.-])/iu;

const isSensoryInstruction = (line: string): boolean =>
  INSTRUCTION_PATTERN.test(line) && SENSORY_WORD_PATTERN.test(line);

describe('the texts of the site', () => {
  const fillInPlaceholders = (text: string) => text.replaceAll(/\{\w+\}/g, '1');
  /**
   * The texts that pages and dialogs show after an interaction: the words, and the time in the zones of a server and a
   * visitor.
   */
  const interactionLines = [
    ...collectTexts([controls, forms, messages, noscript, outcomes]),
    ...['UTC', 'Europe/Berlin'].flatMap((timeZone) => formatReceivedData({ at: '2026-03-02T10:00:00Z' }, timeZone)),
  ].map(fillInPlaceholders);
  /** The lines of the site, by page. */
  const linesByLocation = new Map<string, readonly string[]>([
    ['the texts that appear during interaction', interactionLines],
  ]);
  const pagesByPath = new Map<string, HTMLElement>();
  /** The texts that appear after an interaction, and the texts of all pages outside of elements with `lang`. */
  const englishLines: string[] = [];

  beforeAll(async () => {
    interactionLines.push(...listDialogTexts(await loadContents()).map(fillInPlaceholders));
    englishLines.push(...interactionLines);
    for (const route of [...indexableRoutes, notFoundRoute]) {
      const page = await renderWholePage(route);
      pagesByPath.set(route.path, page);
      linesByLocation.set(route.path, readLines(page));
      const pageCopy = page.cloneNode(true) as HTMLElement;
      for (const element of pageCopy.querySelectorAll('[lang]')) element.remove();
      englishLines.push(...readLines(pageCopy).map((line) => `${route.path}: ${line}`));
    }
  });

  const listGlossaryTerms = (): string[] =>
    [...(pagesByPath.get(GLOSSARY_PATH)?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent ?? '');

  test('1.3.3 no instruction identifies a control by shape, colour, position or sound alone', () => {
    expect(englishLines.length).toBeGreaterThan(500);
    expect(englishLines.filter(isSensoryInstruction)).toEqual([]);
  });

  test.each([...indexableRoutes, notFoundRoute])('3.1.5 nine years of school are enough to read $path', ({ path }) => {
    const main = pagesByPath.get(path)?.querySelector('main');
    expect(main && measureReadingLevel(main).wordCount).toBeGreaterThan(0);
    expect(main && findReadingProblem(path, main)).toBeNull();
  });

  test('3.1.2 no text outside of elements with a `lang` attribute has words of German, French or Spanish', () => {
    expect(englishLines.filter((line) => FOREIGN_WORD_PATTERN.test(line))).toEqual([]);
  });

  test('3.1.4 every abbreviation of every page, dialog, message and result is explained in the glossary', () => {
    const vocabulary = createVocabulary([...linesByLocation.values()].flat());
    const knownTerms = new Set(listGlossaryTerms());
    const missingTerms = [...linesByLocation].flatMap(([location, lines]) =>
      [...new Set(lines.flatMap((line) => findAbbreviations(line, vocabulary)))]
        .filter((abbreviation) => !knownTerms.has(abbreviation))
        .map(
          (abbreviation) =>
            `${location}: add '${abbreviation}' to src/content/banyan-byte/glossary.ts, or write it out`,
        ),
    );
    expect(knownTerms.size).toBeGreaterThan(0);
    expect(missingTerms).toEqual([]);
  });

  test('3.1.4 the footer of every page leads to the glossary', () => {
    const pagesWithoutLink = [...pagesByPath].filter(
      ([, page]) => !page.querySelector(`footer a[href*="${GLOSSARY_PATH}"]`),
    );
    expect(pagesWithoutLink.map(([path]) => path)).toEqual([]);
    expect(pagesByPath.size).toBeGreaterThan(indexableRoutes.length);
  });

  test('3.1.4 the glossary has each abbreviation once, from A to Z, with a meaning', () => {
    const terms = listGlossaryTerms();
    expect(terms).toEqual([...new Set(terms)].toSorted((one, other) => one.localeCompare(other, 'en')));
    for (const { term, meaning } of glossary.terms ?? [])
      expect([term, meaning.replace(term, '').trim().length > term.length]).toEqual([term, true]);
  });
});

const siteVocabulary = createVocabulary(['Choose the basic plan', 'It is free. Data we hold about you', 'A store']);

test.each([
  ['Basic SEO, two APIs and an SLA', ['SEO', 'API', 'SLA']],
  ['UI/UX for B2B on iOS, by Banyan Byte GmbH', ['UI', 'UX', 'B2B', 'iOS', 'GmbH']],
  ['GDPR, HIPAA and CCPA', ['GDPR', 'HIPAA', 'CCPA']],
  ['SEO', ['SEO']],
  ['1-Year Free H & D', ['H & D']],
  ['Accepted formats: PDF (Max 5MB)', ['PDF', 'MB', 'Max']],
  ['₹8k–₹12k, $899/mo, 6m to 1yr', ['k', 'm', 'yr', 'mo']],
  ['Mr. Iyer helps with logos, icons etc., e.g. for shops', ['Mr.', 'e.g.', 'etc.']],
  ['Greener IT for you', ['IT']],
  ['FREE SEO PLAN', ['SEO']],
])("3.1.4 in '%s', the check finds the abbreviations %j", (line, abbreviations) => {
  expect(findAbbreviations(line, siteVocabulary).toSorted()).toEqual([...abbreviations].toSorted());
});

test.each([
  'CHOOSE PLAN Basic',
  'BASIC',
  'DATA & PLAN STORE',
  'E-COMMERCE WEBSITES',
  'LinkedIn, YouTube, PayPal and TypeScript',
  'A plan for Q4, on the 4th, from A to Z',
  '24/7 support at 3 posts/week',
  'OK',
])("3.1.4 in '%s', the check finds no abbreviation", (line) => {
  expect(findAbbreviations(line, siteVocabulary)).toEqual([]);
});

test('1.3.3 3.1.2 the check finds a sensory instruction and foreign words', () => {
  expect(isSensoryInstruction('Press the green button on the right.')).toBe(true);
  expect(FOREIGN_WORD_PATTERN.test('Websites und Apps')).toBe(true);
});
