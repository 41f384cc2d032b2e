import type { ContentByKind, PageKind, Pages } from '../../../src/site/pages';
import type { AccessibilityResults, CountryCode, Firm, Picture, Settings } from '../../../src/site/types';
import { checkSite, formatFinding } from '../index';
import type { PictureFile } from '../pictureFiles';
import { splitPages, type Check, type Site } from '../site';
import { readThemes } from '../../tokens';
import { createContents } from './smallContents';

/**
 * A type with all properties required and writable, so that a test can insert a mistake. The type of a text with
 * placeholders becomes `string`.
 */
type Draft<T> = T extends `${string}{${string}}${string}`
  ? string
  : T extends string | ((...args: never[]) => unknown)
    ? T
    : T extends object
      ? { -readonly [K in keyof T]-?: Draft<NonNullable<T[K]>> }
      : T;

type SmallContents = ReturnType<typeof createContents>;

type DraftedContents = { [K in keyof SmallContents]: Draft<SmallContents[K]> };

/**
 * The data of the small firm that a test may change before the site is created. The content of each page is available
 * in `contents`, and also directly under the id of the page.
 */
export interface DraftedSite extends DraftedContents {
  firm: Draft<Firm>;
  settings: Omit<Draft<Settings>, 'languages' | 'headingDecoration'> & { headingDecoration?: Picture };
  pages: Record<string, Draft<Pages[string]>>;
  contents: DraftedContents;
  pictures: Map<string, PictureFile>;
  previewLines: Record<string, string>;
  countries: readonly Partial<CountryCode>[];
  words: Record<string, unknown>;
  colours: Record<string, string>;
  audit: Draft<AccessibilityResults>;
  auditedStates: string[];
}

const KIND_BY_PAGE_ID: Readonly<Record<keyof SmallContents, PageKind>> = {
  home: 'home',
  team: 'people',
  shops: 'plans',
  combos: 'combo',
  bundles: 'bundle',
  services: 'services',
  contact: 'contact',
  imprint: 'text',
  'site-map': 'site-map',
  lost: 'not-found',
};

const createDescription = (id: string): string =>
  `This is what a visitor finds on the page called ${id}, in one sentence.`;

function createPages(): DraftedSite['pages'] {
  const entries = Object.entries(KIND_BY_PAGE_ID).map(([id, kind]) => {
    const page = {
      kind,
      path: kind === 'home' ? '/' : `/${id}`,
      title: `Title of ${id}`,
      description: createDescription(id),
      ...(['home', 'team'].includes(id) && { menu: { label: `Menu ${id}`, in: 'bar' } }),
      content: () =>
        Promise.reject(
          new Error(
            `Page '${id}' of the small site has no content file. Read the page's content from the site's contents.`,
          ),
        ),
    };
    return [id, page] as const;
  });
  return Object.fromEntries(entries) as unknown as DraftedSite['pages'];
}

const createRaster = (width: number, height: number, bytes = 1000): PictureFile => ({ bytes, width, height });
export const createVector = (width: number, height: number, content = ''): PictureFile => ({
  bytes: 1000,
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
});

const logo: Picture = { src: 'brand/mark.svg', width: 40, height: 40, alt: '' };
const createFirm = (): Firm => ({
  name: 'Acme',
  legalName: 'Acme Ltd',
  referencePrefix: 'AC',
  origin: 'https://acme.example',
  tagline: 'Anvils that last',
  description: 'We forge anvils for people in a hurry.',
  inbox: 'post@acme.example',
  phone: { display: '+49 30 901820', dial: '+4930901820' },
  address: { street: 'Anvil Road 1', postalCode: '10115', city: 'Berlin', country: 'Germany', countryCode: 'DE' },
  hours: 'Every day, 10:00 to 16:00',
  social: [{ label: 'LinkedIn', href: 'https://linkedin.example/acme' }],
  logo: { ...logo },
});

/** The English words with which the check compares the words of the small firm. */
const ENGLISH_WORDS = {
  'words/controls.ts': {
    contact: 'Reach us',
    slide: '{number} of {count}',
    left: { one: '{count} character left', other: '{count} characters left' },
    lines: ['{street}', '{city}'],
    names: { '-': 'hyphen' },
  },
  'words/addresses.ts': { apply: 'apply', quote: 'quote', customRequest: 'own' },
};

/** Returns the site of a small firm. Without `insertMistake`, the site has no mistakes. */
export function createSmallSite(insertMistake: InsertMistake = () => undefined): Site {
  const pages = createPages();
  const states = Object.values(pages).map(({ path }) => `page ${path}`);
  const contents = createContents() as DraftedContents;
  const siteDraft: DraftedSite = {
    ...contents,
    firm: createFirm() as Draft<Firm>,
    settings: {
      language: 'en',
      locale: 'en-IE',
      timeZone: 'Europe/Dublin',
      currency: 'EUR',
      budgetCurrencies: ['EUR'],
      quoteDelivery: 'summary',
      formRules: 'inclusive',
      fonts: [],
      privacyPath: '/contact',
    },
    pages,
    contents,
    countries: [
      { code: '+49', country: 'DE', flag: 'de', name: 'Germany' },
      { code: '+90', country: 'TR', flag: 'tr', name: 'Turkey' },
    ],
    previewLines: { home: 'Anvils that last' },
    words: {
      'words/controls.ts': {
        contact: 'Write to us',
        slide: 'Slide {number} ({count})',
        left: { one: 'One letter left', two: 'Two letters left', other: '{count} letters left' },
        lines: ['{street}, {city}'],
        names: {},
      },
      'words/addresses.ts': { apply: 'apply', quote: 'quote', customRequest: 'own' },
    },
    colours: {},
    pictures: new Map([
      ['brand/mark.svg', createVector(40, 40)],
      ['brand/favicon.svg', createVector(32, 32)],
      ['brand/favicon-32.png', createRaster(32, 32)],
      ['brand/apple-touch-icon.png', createRaster(180, 180)],
      ['hero/anvil.svg', createVector(1600, 900)],
      ['people/ada-320.avif', createRaster(320, 320)],
      ['people/ada-320.webp', createRaster(320, 320)],
      ['mockups/one.svg', createVector(800, 560)],
      ...Object.keys(pages)
        .filter((id) => id !== 'lost')
        .map((id): [string, PictureFile] => [`social/${id}.jpg`, createRaster(1200, 630)]),
    ]),
    audit: {
      firm: 'Acme',
      date: '2026-11-20',
      browser: 'Chromium 156',
      engines: [],
      states: states.length,
      widths: [320],
      modes: ['light'],
      engineChecks: 9,
      measurements: 9,
      failures: 0,
      falsePositives: 0,
    },
    auditedStates: [...states],
  };
  insertMistake(siteDraft);
  const allPages = siteDraft.pages as Pages;
  return {
    folder: 'src/content/acme',
    isFictional: true,
    firm: siteDraft.firm as Firm,
    settings: siteDraft.settings,
    ...splitPages(allPages),
    registry: Object.keys(splitPages(allPages).pages).map((id) => ({ id, chunk: id })),
    contents: new Map(Object.entries(siteDraft.contents as object as Record<string, ContentByKind[PageKind]>)),
    previewLines: siteDraft.previewLines,
    countries: siteDraft.countries as Site['countries'],
    words: siteDraft.words,
    englishWords: ENGLISH_WORDS,
    exportLocations: new Map(
      Object.entries(siteDraft.contents).map(([id, content]) => [content, { file: `${id}.ts`, name: id }]),
    ),
    pictures: siteDraft.pictures,
    ownColours: siteDraft.colours,
    themes: readThemes(siteDraft.colours),
    audit: { results: siteDraft.audit, auditedStates: siteDraft.auditedStates, states },
    today: '2026-11-22',
  };
}

/** A function that inserts a mistake into the small firm. */
export type InsertMistake = (siteDraft: DraftedSite) => void;

/** Returns a function that writes a text into the introduction of the page 'imprint', at {@link INTRO_LOCATION}. */
export const writeIntro =
  (text: string): InsertMistake =>
  ({ imprint }) =>
    (imprint.intro = text);
export const INTRO_LOCATION = 'imprint.ts › imprint › intro';

const checkEverything: Check = (site) => {
  const { findings, notices } = checkSite(site);
  return [...findings, ...(notices ?? [])];
};

/** Returns the lines that a check prints about a site, without the folder at their beginning. */
export const listFindingLines = (site: Site, check: Check = checkEverything): string[] =>
  [...check(site)].map((finding) => formatFinding(site.folder, finding).replace('src/content/acme/', ''));

/**
 * Defines a test for each entry of `mistakes`. The key of an entry is the expected output of the check, and the value
 * inserts the mistake.
 */
export function testMistakes(
  criterion: string,
  mistakes: Readonly<Record<string, InsertMistake>>,
  check?: Check,
): void {
  test.each(Object.entries(mistakes))(`${criterion} the check reports “%s”`, (lines, insertMistake) => {
    expect(listFindingLines(createSmallSite(insertMistake), check)).toEqual(lines.split('\n'));
  });
}
