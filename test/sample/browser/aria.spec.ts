import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pages } from '#site/pages';
import { loadStates, type State } from '../../../a11y/states';
import { isPageState } from '../../../a11y/states/state';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { findRoute } from '../../../src/app/routing/routes';
import { KIND_PATHS } from '../../pagePaths';
import { expect, test } from '../../e2e/fixtures';
import { goTo } from '../../e2e/harness';

/**
 * Compares the accessibility trees of pages, dialogs and messages (roles, names, states and texts in reading order)
 * with the snapshots in `test/sample/aria`. `npx playwright test aria --update-snapshots` rewrites the snapshots.
 * Review the diff before you commit.
 */

const DESKTOP_VIEWPORT = { width: 1280, height: 800 };
const PHONE_VIEWPORT = { width: 390, height: 844 };
/** Selects dialogs and messages. The last match is the topmost dialog or message. */
const TOPMOST_SELECTOR = '[popover] [role], [role="dialog"]';

/**
 * Matches states that other tests cover. `carousels.spec.ts` and the Orca suites test the focus and the carousels. The
 * snapshot 'header, menu open' contains the open menu. `ComparisonTable.test.tsx` tests the rows and cells of the
 * comparisons, and `QuoteDialog.test.tsx` tests the texts that depend on currency and add-on.
 */
const TESTED_ELSEWHERE_PATTERN =
  /^(skip link|motion paused|menu open|home, slides|board, member|contact page, left|comparison of \/mobile|quote (in another|for plan))/;
/**
 * Matches states that need no snapshot, because the snapshots 'apply, sending', 'contact, failed' and 'contact, sent'
 * cover them.
 */
const COVERED_BY_OTHER_SNAPSHOTS_PATTERN = /^contact(, sending| page, (failed|sent))$/;

interface SnapshotCase {
  name: string;
  state: State;
  isMobile?: boolean;
  getRoot: (page: Page) => Locator;
  /** The number of levels in the snapshot. Without `depth`, the snapshot has all levels. */
  depth?: number;
  /** True if the browser runs no scripts. Without scripts, a carousel is a list of all slides. */
  isNoscript?: boolean;
}

/** The sections and criteria that a snapshot proves, by the name of its case. */
const PROVED_CRITERIA: Partial<Record<string, string>> = {
  header: '§2.2',
  footer: '§2.3',
  'page /': '§2.4 HERO-3 INS-5 LOG-5',
  'page /, noscript': '§2.4 HERO-2 INS-5',
  'page /about': '§2.6 §2.7 HIE-1 HIE-2 HIE-4',
  'page /about, noscript': '§2.5 BRD-3',
  'page /clients': '§2.9 §3.7',
  'page /services': '§2.10 §9.4',
  'page /careers': '§2.11 §3.11',
  'hierarchy of the first leader': '§2.8 HIE-20 HIE-21',
  'hierarchy, other version': '§2.8 HIE-12',
};

const getMain = (page: Page): Locator => page.getByRole('main');
const getTopmostLayer = (page: Page): Locator => page.locator(TOPMOST_SELECTOR).last();

function listSnapshotCases(state: State): SnapshotCase[] {
  const { name, route, reachState } = state;
  if (TESTED_ELSEWHERE_PATTERN.test(name) || COVERED_BY_OTHER_SNAPSHOTS_PATTERN.test(name)) return [];
  if (!reachState) {
    // The audits change dates and figures in the accessibility statement and the accessibility report.
    // textPages.test.tsx and test/contracts/content.test.ts test these two pages.
    if (route === pages['accessibility']?.path || route === pages['accessibility-report']?.path) return [];
    // The first page of each kind and the pages of jobs have complete snapshots. The snapshots of other pages contain
    // only the order of their sections.
    const isComplete = KIND_PATHS.includes(route) || findRoute(route).kind === 'job';
    return [{ name, state, getRoot: getMain, ...(!isComplete && { depth: 1 }) }];
  }
  // A depth of 3 is enough, because the accessible name of a row contains the texts of its cells.
  if (/^(add-ons|comparison)/.test(name))
    return [{ name, state, getRoot: (page) => page.getByRole('tabpanel'), depth: 3 }];
  if (name === 'contact page, errors') return [{ name, state, getRoot: (page) => getMain(page).locator('form') }];
  if (/^page (that|not)|sent and closed/.test(name)) return [{ name, state, getRoot: getMain, depth: 2 }];
  if (state.layout === 'mobile') return [{ name, state, isMobile: true, getRoot: getTopmostLayer }];
  // The hierarchy is a chart in a wide viewport and a list in a narrow viewport.
  return name === 'hierarchy of the first leader'
    ? [
        { name, state, getRoot: getTopmostLayer },
        { name: `${name} ${PHONE_VIEWPORT.width}`, state, isMobile: true, getRoot: getTopmostLayer },
      ]
    : [{ name, state, getRoot: getTopmostLayer }];
}

const states = await loadStates();
const createLandmarkCases = (
  name: string,
  stateName: string,
  role: 'banner' | 'contentinfo',
  isMobile = false,
): SnapshotCase[] =>
  states
    .filter((state) => state.name === stateName)
    .map((state) => ({ name, state, isMobile, getRoot: (page: Page) => page.getByRole(role) }));
const snapshotCases: readonly SnapshotCase[] = [
  ...createLandmarkCases('header', 'page /', 'banner'),
  ...createLandmarkCases('header, menu open', 'menu open', 'banner', true),
  ...createLandmarkCases('footer', 'page /', 'contentinfo'),
  ...states.flatMap(listSnapshotCases),
  ...states
    .filter(({ name }) => /^page \/(about)?$/.test(name))
    .map((state) => ({
      name: `${state.name}, noscript`,
      state,
      getRoot: state.route === '/' ? getMain : (page: Page) => page.getByRole('group', { name: 'Executive Board' }),
      isNoscript: true,
    })),
];

const getSnapshotFile = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/-$/, '')}.yml`;

/**
 * Returns the ARIA snapshot without empty paragraphs and without the URLs of links to fields, because React generates
 * the ids in these URLs. The test compares the snapshot as text, because `toMatchAriaSnapshot` ignores new states and
 * names, and treats all numbers as equal.
 */
const readSnapshot = async (root: Locator, depth?: number): Promise<string> =>
  `${await root.ariaSnapshot(depth === undefined ? {} : { depth })}\n`
    .replace(/:\n +- \/url: "#(?!\/).*"/g, '')
    .replace(/^ +- paragraph\n/gm, '');

test.use({ viewport: DESKTOP_VIEWPORT, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

/** The browser page in which the tests open, one after the other, all states that need no action. */
let sharedPage: Page;
test.beforeAll(async ({ browser }) => {
  sharedPage = await browser.newPage({ viewport: DESKTOP_VIEWPORT, reducedMotion: 'reduce' });
});
test.afterAll(() => sharedPage.close());

for (const { name, state, isMobile, getRoot, depth, isNoscript } of snapshotCases)
  test(
    `${PROVED_CRITERIA[name] ?? ''} 1.3.1 1.3.2 4.1.2 ${name} matches its ARIA snapshot`.trim(),
    async ({ openPage, openState, site }) => {
      let page = sharedPage;
      if (isNoscript) {
        page = await openPage({ javaScriptEnabled: false });
        await page.goto(site.url + state.route);
      } else if (isPageState(state)) {
        await goTo(page, site.url, state.route);
        await expect(page).toHaveTitle(formatDocumentTitle(findRoute(state.route)));
      } else {
        page = await openState(state, isMobile ? { viewport: PHONE_VIEWPORT } : {});
      }
      expect(await readSnapshot(getRoot(page), depth)).toMatchSnapshot(getSnapshotFile(name));
    },
  );

test('every ARIA snapshot belongs to a state', () => {
  const expectedFiles = snapshotCases.map(({ name }) => basename(test.info().snapshotPath(getSnapshotFile(name))));
  expect(readdirSync(dirname(test.info().snapshotPath('page.yml'))).sort()).toEqual(expectedFiles.sort());
});

test.describe('1.3.1 4.1.2 properties that ARIA snapshots omit', () => {
  const findState = (name: string): State => {
    const state = states.find((candidate) => candidate.name === name);
    if (!state) throw new Error(`No state is called '${name}'`);
    return state;
  };

  test('a contact form with errors has descriptions, required fields and a country code button with a popup', async ({
    openState,
  }) => {
    const page = await openState(findState('contact, errors'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(/^We'd love to hear from you\./);
    for (const field of await dialog.getByRole('textbox').all())
      await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleDescription(
      /Letters from A to Z and spaces only, up to 18 characters\. Name is required$/,
    );
    await expect(dialog.getByRole('button', { name: 'Country code' })).toHaveAttribute('aria-haspopup', 'listbox');
    // Screen readers announce the messages of the other invalid fields once, when the text appears.
    await expect(dialog.getByText('Also: Email is required.')).toHaveAttribute('aria-live', 'polite');
  });

  test('the buttons of a plan and of a leader have a description', async ({ openRoute, openState }) => {
    const planPage = await openRoute(pages['business-website']?.path ?? '');
    await expect(planPage.getByRole('button', { name: 'CHOOSE PLAN Basic' }).first()).toHaveAccessibleDescription(
      'Small businesses & simple websites',
    );
    const phonePage = await openState(findState('hierarchy of the first leader'), { viewport: PHONE_VIEWPORT });
    await expect(phonePage.getByRole('button', { name: /^Rohan Iyer/ }).last()).toHaveAccessibleDescription(
      'Opens their team',
    );
  });
});
