import { screen, within } from '@testing-library/react';
import { axeViolations, cardsIn, closeDialog, heard, hearCard, main, openDialog, reading, renderSite } from './support';
import { describeTabs, openTab, panel } from './tabs';

const PLANS = 'Combo Plans';
const COMPARISON = 'Feature Comparison';
const NAMES = ['Basic', 'Startup', 'Standard', 'Premium'];

export interface ExpectedComboPage {
  clause: string;
  route: string;
  title: string;
  /** The two groups of features. */
  groups: readonly [string, string];
  /** What §9 says of each plan: the start of a feature's name. */
  plans: readonly { included: readonly RegExp[]; excluded?: readonly string[] }[];
  budgetKeys: readonly string[];
}

interface Feature {
  name: string;
  isIncluded: boolean;
}

/** 'Blog Not included' as a feature. */
function feature(words: string): Feature {
  const [, name = '', mark] = /^(.+?) (Included|Not included)$/.exec(words) ?? [];
  if (mark === undefined) throw new Error(`'${words}' does not say whether it is included`);
  return { name, isIncluded: mark === 'Included' };
}

function readPlan(card: HTMLElement) {
  const headings = within(card)
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heard(heading));
  const groups = within(card)
    .getAllByRole('list')
    .map((list) => ({
      heading: heard(document.getElementById(list.getAttribute('aria-labelledby') ?? '') ?? list),
      features: within(list)
        .getAllByRole('listitem')
        .map((item) => feature(heard(item))),
    }));
  const { name, lines } = hearCard(card);
  return { name, lines, headings, groups, buttons: within(card).getAllByRole('button').map(heard) };
}

type Plan = ReturnType<typeof readPlan>;

/**
 * §4.8, worked out from what the cards say: in each group the Basic plan's features, then the Premium plan's whose names
 * are not in Basic; a check where the plan has a feature of exactly that name, marked included.
 */
function expectedTable(plans: readonly Plan[]) {
  const featuresOf = (plan: Plan | undefined, group: number) => plan?.groups[group]?.features ?? [];
  return [0, 1].map((group) => {
    const rows = featuresOf(plans[0], group).map(({ name }) => name);
    for (const { name } of featuresOf(plans[3], group)) if (!rows.includes(name)) rows.push(name);
    return {
      heading: plans[0]?.groups[group]?.heading,
      rows: rows.map((row) => [
        row,
        ...plans.map((plan) =>
          featuresOf(plan, group).some(({ name, isIncluded }) => name === row && isIncluded)
            ? 'Included'
            : 'Not included',
        ),
      ]),
    };
  });
}

const wordsOf = (id: string): string => heard(document.getElementById(id) ?? document.body);

/** The table as it is heard, group by group. The first group of rows is the head. */
function readTable(table: HTMLElement) {
  const [head, ...bodies] = within(table).getAllByRole('rowgroup');
  return {
    caption: heard(within(table).getByRole('caption')),
    columns: within(head ?? table)
      .getAllByRole('columnheader')
      .map((cell) => heard(cell)),
    groups: bodies.map((body) => {
      const [heading, ...rows] = within(body).getAllByRole('row');
      return {
        heading: heard(heading ?? body),
        rows: rows.map((row) => ({
          header: heard(within(row).getByRole('rowheader')),
          /** What each cell names as its headers. */
          headers: within(row)
            .getAllByRole('cell')
            .map((cell) => (cell as HTMLTableCellElement).headers.split(' ').map(wordsOf)),
          cells: within(row).getAllByRole('cell').map(heard),
        })),
      };
    }),
  };
}

/** The tests that both combos with a comparison pass (§2.13), with what §9 says of each. */
export function describeComboPage(expected: ExpectedComboPage): void {
  const { clause, route, groups } = expected;
  describeTabs(route, PLANS, COMPARISON);

  const page = reading(route, async (site) => {
    const heading = heard(screen.getByRole('heading', { level: 1 }));
    const plans = cardsIn(panel(PLANS)).map(readPlan);
    const violations = await axeViolations();
    const comparison = await openTab(site, COMPARISON);
    const table = readTable(within(comparison).getByRole('table'));
    return { heading, plans, table, text: heard(main()), violations: [...violations, ...(await axeViolations())] };
  });

  test('§2.13 the title', () => {
    expect(page().heading).toBe(expected.title);
  });

  test("§2.13 four cards: two groups of features, 'Ideal For:', 'CHOOSE PLAN'", () => {
    expect(page().plans.map(({ name }) => name)).toEqual(NAMES);
    for (const { name, lines, headings, groups: shown, buttons } of page().plans) {
      expect(headings).toEqual([...groups, 'Ideal For:']);
      expect(shown.map(({ heading }) => heading)).toEqual(groups);
      // Tagline and whom it is ideal for.
      expect(lines).toEqual([expect.stringMatching(/\w+ \w+/), expect.stringMatching(/\w+ \w+/)]);
      expect(buttons).toEqual([`CHOOSE PLAN ${name}`]);
    }
  });

  test.each(expected.plans.map((plan, at) => ({ ...plan, at, name: NAMES[at] })))(
    `${clause} $name has what the specification names`,
    ({ at, included, excluded = [] }) => {
      const features = page().plans[at]?.groups.flatMap((group) => group.features) ?? [];
      const names = features.filter(({ isIncluded }) => isIncluded).map(({ name }) => name);
      for (const wanted of included) expect(names.filter((name) => wanted.test(name))).toHaveLength(1);
      expect(features.filter(({ isIncluded }) => !isIncluded).map(({ name }) => name)).toEqual(
        expect.arrayContaining([...excluded]),
      );
    },
  );

  test('§2.13 the comparison has a caption, a Feature column and one column a plan', () => {
    expect(page().table.caption).toMatch(/\w+ \w+/);
    expect(page().table.columns).toEqual(['Feature', ...NAMES]);
  });

  test('§4.8 rows and cells follow the rule, group by group', () => {
    const shown = page().table.groups.map(({ heading, rows }) => ({
      heading,
      rows: rows.map(({ header, cells }) => [header, ...cells]),
    }));
    expect(shown).toEqual(expectedTable(page().plans));
    expect(shown.map(({ heading }) => heading)).toEqual(groups);
    for (const { rows } of shown) expect(rows.length).toBeGreaterThan(3);
  });

  test("§2.13 a row's header is its feature alone, and each cell names its group, its feature and its plan", () => {
    for (const { heading, rows } of page().table.groups)
      for (const { header, headers } of rows) expect(headers).toEqual(NAMES.map((name) => [heading, header, name]));
  });

  test('§2.13 §4.7 every button opens the quote of its plan', async () => {
    const site = await renderSite(route);
    const openers = cardsIn(panel(PLANS)).map((card) => within(card).getByRole('button'));
    const shown: string[] = [];
    for (const [at, opener] of openers.entries()) {
      await site.user.click(opener);
      const dialog = await openDialog();
      expect(dialog).toHaveAccessibleName(`Request Quote for ${NAMES[at]} Plan`);
      expect(within(dialog).getByText(new RegExp(`^Please enter your budget for the ${NAMES[at]} plan`))).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'CONFIRM PLAN SELECTION' })).toBeEnabled();
      expect(within(dialog).getByText('Business Type')).toBeVisible();
      shown.push(heard(dialog));
      await closeDialog(site, dialog, opener);
    }
    expect(shown).toHaveLength(4);
    for (const key of expected.budgetKeys) {
      expect(shown.filter((text) => new RegExp(`(?<!\\w)${key}(?!\\w)`).test(text))).toEqual([]);
    }
  });

  test('§2.13 no rule of the audit engine is broken in either tab', () => {
    expect(page().violations).toEqual([]);
  });
}
