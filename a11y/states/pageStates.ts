import type { Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { buildTree, findTreeOwnerId } from '../../src/components/TeamHierarchy/tree';
import { fillPlaceholders } from '../../src/site/fill';
import type { HomeContent, HierarchyVersion, PeopleContent } from '../../src/site/types';
import type { PageSubject } from '../../test/subjects';
import { createPlaceholderPattern } from '../../test/subjects';
import { clickButton, combineSteps, type OptionalState, type State } from './state';

const showTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
};

/** Moves every carousel to its second slide. */
async function showSecondSlides(page: Page): Promise<void> {
  for (const dot of await page
    .getByRole('button', { name: fillPlaceholders(words.carousel.goTo, { number: 2 }), exact: true })
    .all()) {
    await dot.click();
    await page.waitForFunction((element) => element?.getAttribute('aria-current'), await dot.elementHandle());
  }
}

/** Returns the states of the header, which every page shares, on the page `route`. */
export const createHeaderStates = (route: string, barLinkLabel: string | undefined): OptionalState[] => [
  { name: 'skip link', route, reachState: (page) => page.getByRole('link', { name: words.skipLink }).focus() },
  barLinkLabel !== undefined && {
    name: 'menu open',
    route,
    layout: 'mobile',
    reachState: combineSteps(clickButton(words.menu), (page) =>
      page.getByRole('banner').getByRole('link', { name: barLinkLabel, exact: true }).waitFor(),
    ),
  },
];

/**
 * Returns the states of the home page's carousels. One later slide of each carousel is enough for two reasons:
 * `a11y/noscript.spec.ts` audits the page with all slides in a list, and `a11y/hero-contrast.spec.ts` measures the
 * contrast on every slide.
 */
export function createHomeStates({ hero, insights, testimonials }: HomeContent): OptionalState[] {
  const hasCarousel = [hero, insights?.entries, testimonials?.items].some((slides = []) => slides.length > 1);
  if (!hasCarousel) return [];
  const route = '/';
  return [
    { name: 'motion paused', route, reachState: clickButton(words.footer.pauseMotion) },
    { name: 'home, slides 2', route, reachState: showSecondSlides },
  ];
}

/** Returns the states that show the second tab of bundle and combo pages (§2.13). */
export const createTabStates = (
  bundles: readonly PageSubject<'bundle'>[],
  combos: readonly PageSubject<'combo'>[],
): State[] => [
  ...bundles.map(({ path, content }) => ({
    name: `add-ons of ${path}`,
    route: path,
    reachState: showTab(content.tabs.addons),
  })),
  ...combos.map(({ path, content }) => ({
    name: `comparison of ${path}`,
    route: path,
    reachState: showTab(content.tabs.comparison),
  })),
];

type Leader = { readonly id: number; readonly path: string; readonly dialogTitle: string; readonly buttonName: string };

/** Opens the dialog with a leader's hierarchy. Selects `version` if there are several versions. */
const openHierarchy =
  ({ buttonName, dialogTitle }: Leader, versions: readonly HierarchyVersion[], version: HierarchyVersion | undefined) =>
  async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name: buttonName, exact: true }).click();
    await page.getByRole('dialog', { name: dialogTitle }).waitFor();
    if (version && versions.length > 1) await showTab(version.label)(page);
  };

/**
 * Returns the state of the board's second member (§2.5), and the states of the hierarchies (§2.8) of the first and a
 * later leader. In the mobile layout, another state shows the next lower level of the hierarchy of a leader with
 * reports.
 */
export function createPeopleStates(
  path: string,
  { board, team, hierarchy }: PeopleContent,
  leaders: readonly Leader[],
): OptionalState[] {
  const { versions = [], words: hierarchyWords } = hierarchy ?? {};
  const [firstLeader, laterLeader] = [leaders[0], leaders[2] ?? leaders[1]];
  const hasReports = ({ id }: Leader): boolean =>
    buildTree(findTreeOwnerId(id), versions[0]?.hierarchy ?? {}, team?.members ?? [])?.hasReports ?? false;
  const leaderWithReports = [laterLeader, ...leaders].find((leader) => leader && hasReports(leader));
  const openLeaderHierarchy = (leader: Leader, version = versions[0]) => openHierarchy(leader, versions, version);
  const drillDown = async (page: Page) => {
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await page.getByRole('heading', { name: createPlaceholderPattern(hierarchyWords?.drillDownTitle ?? '') }).waitFor();
  };
  return [
    // `a11y/noscript.spec.ts` audits the page with all members in a list.
    board?.members[1] && { name: 'board, member 2', route: path, reachState: showSecondSlides },
    firstLeader && {
      name: 'hierarchy of the first leader',
      route: path,
      reachState: openLeaderHierarchy(firstLeader),
    },
    firstLeader &&
      versions[1] && {
        name: 'hierarchy, other version',
        route: path,
        reachState: openLeaderHierarchy(firstLeader, versions[1]),
      },
    laterLeader && { name: 'hierarchy of a later leader', route: path, reachState: openLeaderHierarchy(laterLeader) },
    leaderWithReports && {
      name: 'hierarchy, drill-down',
      route: path,
      layout: 'mobile',
      reachState: combineSteps(openLeaderHierarchy(leaderWithReports), drillDown),
    },
  ];
}
