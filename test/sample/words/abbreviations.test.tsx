import { cleanup } from '@testing-library/react';
import { notFoundRoute, routes } from '../../../src/app/routing/routes';
import { glossary } from '#site/glossary';
import { openDialog, renderSite } from '../support';
import { installObservers } from '../../setup/browserStubs';
import { findAbbreviations, createVocabulary } from './abbreviations';
import { readLines, renderWholePage } from './wholePage';

/** The path of the page with the glossary. */
const EXPLAINED_AT = '/accessibility';

/** The dialogs with their own words: the page, the beginning of the button's name, and the index of that button. */
const DIALOGS = [
  ['/contact', 'Reach Us', 0],
  ['/careers', 'Apply Now', 0],
  ['/services', 'Choose Plan', 0],
  ['/about', 'Team Hierarchy', 0],
  ['/about', 'Team Hierarchy', 1],
  ['/about', 'Team Hierarchy', 2],
  ['/about', 'Team Hierarchy', 3],
  ['/business-website-pricing', 'CHOOSE PLAN', 0],
  ['/cybersecurity-pricing', 'REQUEST QUOTE', 0],
  ['/sustainability-pricing', 'CHOOSE PLAN', 0],
  ['/ecommerce-marketing-combo', 'CHOOSE PLAN', 0],
  ['/software-marketing-combo', 'CHOOSE PLAN', 0],
] as const;

const readDialogLines = async (path: string, name: string, at: number): Promise<string[]> => {
  const { user } = await renderSite(path);
  // Buttons are found by text, because a search by name is slow on a page of plans.
  const openers = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith(name));
  const opener = openers[at];
  if (!opener) throw new Error(`${path} has no ${at + 1} buttons '${name}'`);
  await user.click(opener);
  const lines = readLines(await openDialog());
  cleanup();
  return lines;
};

describe('on the site', () => {
  /** Every line of the site, by page or dialog. */
  const lines = new Map<string, readonly string[]>();
  const pages = new Map<string, HTMLElement>();

  beforeAll(async () => {
    installObservers();
    for (const route of [...routes, notFoundRoute]) {
      const page = await renderWholePage(route);
      pages.set(route.path, page);
      lines.set(route.path, readLines(page));
    }
    for (const [path, name, at] of DIALOGS)
      lines.set(`${path}, '${name}' ${at + 1}`, await readDialogLines(path, name, at));
  });

  const listExplained = (): string[] =>
    [...(pages.get(EXPLAINED_AT)?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent ?? '');

  test('3.1.4 every abbreviation of every page and dialog is explained in the glossary', () => {
    const vocabulary = createVocabulary([...lines.values()].flat());
    const known = new Set(listExplained());
    const missing = [...lines].flatMap(([place, text]) =>
      [...new Set(text.flatMap((line) => findAbbreviations(line, vocabulary)))]
        .filter((abbreviation) => !known.has(abbreviation))
        .map(
          (abbreviation) => `${place}: add '${abbreviation}' to src/content/banyan-byte/glossary.ts, or write it out`,
        ),
    );
    expect(known.size).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('3.1.4 the footer of every page leads to the glossary', () => {
    const without = [...pages].filter(([, page]) => !page.querySelector(`footer a[href*="${EXPLAINED_AT}"]`));
    expect(without.map(([path]) => path)).toEqual([]);
    expect(pages.size).toBeGreaterThan(routes.length);
  });

  test('3.1.4 the glossary has each abbreviation once, from A to Z, with a meaning', () => {
    const terms = listExplained();
    expect(terms).toEqual([...new Set(terms)].toSorted((one, other) => one.localeCompare(other, 'en')));
    for (const { term, meaning } of glossary.terms ?? [])
      expect([term, meaning.replace(term, '').trim().length > term.length]).toEqual([term, true]);
  });
});

const site = createVocabulary(['Choose the basic plan', 'It is free. Data we hold about you', 'A store']);

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
])("3.1.4 '%s' contains the abbreviations %j", (line, abbreviations) => {
  expect(findAbbreviations(line, site).toSorted()).toEqual([...abbreviations].toSorted());
});

test.each([
  'CHOOSE PLAN Basic',
  'BASIC',
  'DATA & PLAN STORE',
  'E-COMMERCE WEBSITES',
  'LinkedIn, YouTube, PayPal and TypeScript',
  'A plan for Q4, on the 4th, from A to Z',
  '24/7 support at 3 posts/week',
])("3.1.4 '%s' contains no abbreviation", (line) => {
  expect(findAbbreviations(line, site)).toEqual([]);
});
