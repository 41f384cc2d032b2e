import { act, screen, within } from '@testing-library/react';
import { quoteClosed, selectQuoteSelection } from '../../src/store/quote/quoteSlice';
import { COMBO_PAGES, splitEntries, PLAN_PAGES, SHOP_COMBO, type PlanRow } from './planTable';
import {
  listCards,
  closeDialog,
  readScreenReaderTexts,
  formatExcludedFeatures,
  readScreenReaderText,
  readCardTexts,
  getMain,
  findOpenDialog,
  readOnce,
  renderSite,
  getSection,
  listSections,
  type RenderedSite,
} from './support';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyWords = expect.stringMatching(/\w/) as unknown;

/** Returns a matcher for a text of the table, in which '…' matches any text. */
const createTextMatcher = (text: string): unknown =>
  text.includes('…') ? expect.stringMatching(new RegExp(`^${text.split('…').map(escapePattern).join('.+')}$`)) : text;

/** Returns a pattern that matches an included feature whose text contains these words. */
const createFeaturePattern = (words: string) =>
  new RegExp(`(?<!\\w)${escapePattern(words)}(?!\\w).*(?<!Not) Included$`, 'i');

const hasOpenExclusions = ({ excluded }: PlanRow) => excluded.at(-1) === '…';
const listFeatures = ({ included, excluded }: PlanRow) => [
  ...included.map((name) => createTextMatcher(`${name} Included`)),
  ...formatExcludedFeatures(...excluded.filter((name) => name !== '…')),
];
const listCardLines = ({ subtitle, price }: PlanRow) => [createTextMatcher(subtitle), ...(price === '' ? [] : [price])];
const getButtonName = ({ name, distinction }: PlanRow) => (distinction === '' ? name : `${name}, ${distinction}`);

const listButtons = (container: HTMLElement) => within(container).getAllByRole('button');
const readCard = (card: HTMLElement) => ({ ...readCardTexts(card), buttons: readScreenReaderTexts(listButtons(card)) });
const readLabel = (list: HTMLElement) =>
  readScreenReaderText(document.getElementById(list.getAttribute('aria-labelledby') ?? '') ?? list);
const readItems = (list: HTMLElement) => readScreenReaderTexts(within(list).getAllByRole('listitem'));

interface QuotePage {
  plans: readonly PlanRow[];
  dialogTitle: string;
  helper: string;
  confirm: string;
  selects: readonly string[];
}

/**
 * Expects that each button chooses its plan and add-on (§4.7, §9.5). Closes each dialog at once, except the last one.
 * Expects that the last dialog is a quote request for its plan (§2.14). One dialog is enough, because a dialog depends
 * only on the chosen plan.
 */
async function expectQuoteDialogs(
  site: RenderedSite,
  page: QuotePage,
  openers: readonly (readonly [button: HTMLElement, plan: PlanRow | undefined, addon?: string | undefined])[],
) {
  for (const [button, plan, addon] of openers) {
    await site.user.click(button);
    expect(selectQuoteSelection(site.store.getState())).toEqual({
      page: expect.any(String) as unknown,
      plan: plan?.name,
      budgetKey: plan?.budgetKey,
      ...(plan?.distinction && { distinction: plan.distinction }),
      ...(addon && { addon }),
    });
    if (button !== openers.at(-1)?.[0]) act(() => void site.store.dispatch(quoteClosed()));
  }
  const [button = getMain(), plan, addon = ''] = openers.at(-1) ?? [];
  const fillNames = (text: string) => text.replace('{plan}', plan?.name ?? '').replace('{addon}', addon);
  const dialog = await findOpenDialog();
  expect(dialog).toHaveAccessibleName(fillNames(page.dialogTitle));
  expect(within(dialog).getByText((text) => text.startsWith(fillNames(page.helper)))).toBeVisible();
  expect(within(dialog).getByRole('spinbutton', { name: /^Your Budget/ })).toHaveValue(null);
  expect(within(dialog).getByRole('button', { name: page.confirm })).toBeEnabled();
  for (const name of page.selects) expect(within(dialog).getByText(name)).toBeVisible();
  const values = within(dialog)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
  for (const { budgetKey } of page.plans)
    expect([readScreenReaderText(dialog), ...values].join(' ')).not.toMatch(new RegExp(`(?<!\\w)${budgetKey}(?!\\w)`));
  await closeDialog(site, dialog, button);
}

/**
 * Expects that a text contains no preset key. Skips keys without digits, because such keys are words that the text may
 * contain.
 */
const expectNoBudgetKeys = (text: string, { plans }: QuotePage) => {
  for (const { budgetKey } of plans) if (/\d/.test(budgetKey)) expect(text).not.toContain(budgetKey);
};

/** Returns the cards with a list of features and a button. */
const listPlanCards = () =>
  listCards(getMain()).filter((card) => card.querySelector('li') && card.querySelector('button'));

const readDetail = (heading: string) => {
  const section = within(getSection(heading));
  return {
    heading,
    lists: section.getAllByRole('list').map((list) => ({ name: readLabel(list), items: readItems(list) })),
    lines: readScreenReaderTexts(section.getAllByRole('paragraph')),
    quote: readScreenReaderText(section.getByRole('blockquote')),
    pictures: section.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt),
    buttons: readScreenReaderTexts(section.getAllByRole('button')),
  };
};

describe.each(PLAN_PAGES)('$route', (row) => {
  const { route, plans, details } = row;
  const findPlan = (heading: string) => {
    const plan = plans.find(({ name }) => heading.toUpperCase().startsWith(name.toUpperCase()));
    if (!plan) throw new Error(`${route}: the heading '${heading}' does not begin with a plan's name`);
    return plan;
  };
  const getPage = readOnce(route, () => ({
    heading: readScreenReaderText(screen.getByRole('heading', { level: 1 })),
    title: document.title,
    text: readScreenReaderText(getMain()),
    cards: listPlanCards().map(readCard),
    /** The sections with four items and no button. */
    overviews: listSections(2)
      .filter((section) => listCards(section).length === 4 && within(section).queryAllByRole('button').length === 0)
      .map((section) => ({
        heading: readScreenReaderText(within(section).getByRole('heading', { level: 2 })),
        text: readScreenReaderText(section),
        items: listCards(section).map((card) => ({
          ...readCardTexts(card),
          drawings: card.querySelectorAll('svg').length,
        })),
      })),
    detailHeadings: listSections(3)
      .filter((section) => within(section).queryByRole('blockquote'))
      .map((part) => readScreenReaderText(within(part).getByRole('heading', { level: 3 }))),
    details: details.map(readDetail),
  }));

  test('§2.13 §9.5 the page has its title and subtitle, and shows no preset key', () => {
    expect(getPage().heading).toBe(row.title);
    expect(getPage().text).toContain(row.subtitle);
    expectNoBudgetKeys(getPage().text, row);
  });

  test(`${row.section} §2.13 §4.8 the four plan cards are in order, each with name, lines of text, features and '${row.callToAction}'`, () => {
    const shownCards = getPage().cards.map(({ features, ...card }, index) => {
      const plan = plans[index];
      return {
        ...card,
        features: plan && hasOpenExclusions(plan) ? features.slice(0, listFeatures(plan).length) : features,
      };
    });
    expect(shownCards).toEqual(
      plans.map((plan) => ({
        name: plan.name,
        lines: listCardLines(plan),
        features: row.isPartial ? expect.anything() : listFeatures(plan),
        buttons: [`${row.callToAction} ${getButtonName(plan)}`],
      })),
    );
    expect(plans).toHaveLength(4);
  });

  if (row.isPartial)
    test(`${row.section} §4.8 the given features are only on the cards of their plans, and each card lists included features first`, () => {
      for (const { included, name } of plans)
        for (const words of included) {
          const matchingCards = getPage().cards.filter(({ features }) =>
            features.some((feature) => createFeaturePattern(words).test(feature)),
          );
          expect([words, matchingCards.map((card) => card.name)]).toEqual([words, [name]]);
        }
      for (const { features } of getPage().cards) {
        const marks = features.map((feature) => (feature.endsWith(' Not included') ? 'not' : 'in'));
        expect(marks).toEqual(marks.toSorted());
        expect(new Set(features).size).toBe(features.length);
      }
    });

  for (const plan of plans.filter(hasOpenExclusions))
    test(`${row.section} after its given features, the card ${plan.name} lists only excluded features that higher plans include`, () => {
      const index = plans.indexOf(plan);
      const higherPlanFeatures = getPage()
        .cards.slice(index + 1)
        .flatMap(({ features }) => features);
      for (const feature of getPage().cards[index]?.features.slice(listFeatures(plan).length) ?? []) {
        const [, name = feature] = /^(.+) Not included$/.exec(feature) ?? [];
        expect(
          higherPlanFeatures.filter((higherFeature) =>
            new RegExp(`${escapePattern(name)}.*(?<!Not) Included$`, 'i').test(higherFeature),
          ),
        ).not.toEqual([]);
        expect(feature).toMatch(/ Not included$/);
      }
    });

  test('§2.13 the page has an overview with an item for each plan, with plan, name, icon and description', () => {
    const [heading = '', subtitle = '', names, descriptions] = row.overview;
    const overview = getPage().overviews.find((candidate) => heading === '' || candidate.heading === heading);
    expect(overview?.text).toContain(subtitle);
    expect(overview?.items).toEqual(
      plans.map((plan, index) => ({
        name: splitEntries(names)[index] ?? anyWords,
        lines: [plan.name, splitEntries(descriptions)[index] ?? anyWords],
        features: [],
        drawings: 1,
      })),
    );
  });

  test('§2.13 each specified plan has a detail section with audience, text, lists, two pictures, a quotation and a button', () => {
    expect(getPage().detailHeadings).toEqual(details);
    for (const { heading, lists, lines, pictures, quote, buttons } of getPage().details) {
      expect(lists.map(({ name }) => name)).toEqual(row.detailLists);
      for (const { items } of lists) expect(items.length).toBeGreaterThan(1);
      expect(lines).toEqual([expect.stringMatching(/^For \w+/), expect.stringMatching(/\w+\. \w+/), quote]);
      expect(quote).toMatch(/\w+ \w+ \w+/);
      expect(pictures).toEqual([expect.stringMatching(/\w+ \w+/), expect.stringMatching(/\w+ \w+/)]);
      expect(buttons).toEqual([`${row.detailCallToAction} ${findPlan(heading).name}`]);
    }
  });

  test('§2.14 §4.7 §9.5 each button opens the quote dialog of its plan with an empty budget, and the X closes the dialog', async () => {
    const site = await renderSite(route);
    const cards = listPlanCards().flatMap((card, index) =>
      listButtons(card).map((button) => [button, plans[index]] as const),
    );
    const detailButtons = details.map(
      (heading) => [within(getSection(heading)).getByRole('button'), findPlan(heading)] as const,
    );
    await expectQuoteDialogs(site, row, [...cards, ...detailButtons]);
  });

  if (row.alias !== '')
    describe(row.alias, () => {
      const getAliasPage = readOnce(row.alias, () => ({
        text: readScreenReaderText(getMain()),
        title: document.title,
        hash: window.location.hash,
      }));

      test(`§2.1 the second address of ${route} shows the same page`, () => {
        const { text, title } = getPage();
        expect(getAliasPage()).toEqual({ text, title, hash: `#${row.alias}` });
      });
    });

  if (route === '/business-website-pricing') {
    test('§9.6 the details state 1-5 and 5-10 pages, although the cards state 3-5 and 5-7 pages', () => {
      const pageCounts = getPage().details.map(({ lists }) =>
        lists[0]?.items.filter((item) => /^\d+-\d+ pages/.test(item)),
      );
      expect(pageCounts).toEqual([['1-5 pages'], ['5-10 pages'], [expect.stringMatching(/^10-15 pages/)]]);
    });

    test("§2.13 §3.8 'Check our works in each plans' has an example client for each plan, with logo, name and description", async () => {
      await renderSite(route);
      const examples = listCards(getSection('Check our works in each plans')).map((card) => ({
        ...readCardTexts(card),
        logos: within(card)
          .getAllByRole<HTMLImageElement>('img')
          .map(({ alt }) => alt),
      }));
      const description = expect.stringMatching(/\w+ \w+ \w+/) as unknown;
      expect(examples.map(({ lines }) => lines)).toEqual(plans.map(({ name }) => [name, description]));
      for (const { name, logos } of examples) expect(logos).toEqual([expect.stringContaining(name)]);
      expect(new Set(examples.map(({ name }) => name)).size).toBe(4);
    });
  }

  if (route === '/cybersecurity-pricing')
    test('§9.12 §2.13 each of the four cards has eight included features and no excluded feature', () => {
      for (const { features } of getPage().cards)
        expect(features.filter((feature) => !feature.endsWith(' Not included'))).toHaveLength(8);
      expect(getPage().cards.flatMap(({ features }) => features)).toHaveLength(32);
    });

  if (route === '/sustainability-pricing') {
    test('§9.13 only one of the two Premium cards shows a duration of support, and their subtitles differ', () => {
      const supportFeatures = getPage().cards.map(({ features }) =>
        features.filter((feature) => /-(month|year) support/.test(feature)),
      );
      expect(supportFeatures.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
      const [, , firstSubtitle, secondSubtitle] = getPage().cards.map(({ lines }) => lines[0]);
      expect(firstSubtitle).not.toBe(secondSubtitle);
    });

    test.each(plans.filter(({ distinction }) => distinction !== ''))(
      '§9.13 §7.4 the quote form shows Premium with $distinction, and its summary also shows the name of the page',
      async (plan) => {
        const { user } = await renderSite(route);
        await user.click(await screen.findByRole('button', { name: `CHOOSE PLAN ${getButtonName(plan)}` }));
        const dialog = await findOpenDialog();
        expect(within(dialog).getByText(getButtonName(plan))).toBeVisible();
        await user.click(within(dialog).getByRole('button', { name: row.confirm }));
        const readValue = async (label: string) => (await within(dialog).findByText(label)).nextSibling?.textContent;
        expect(await readValue('Plan')).toBe(getButtonName(plan));
        expect(await readValue('Service')).toBe('Sustainability Solutions');
      },
    );
  }
});

const getPanel = (name: string) => screen.getByRole('tabpanel', { name });
async function openTab({ user }: RenderedSite, name: string) {
  await user.click(within(getMain()).getByRole('tab', { name }));
  return getPanel(name);
}
/** Returns the names of the tabs, of the selected tab, and of the panels that screen readers can reach. */
const readTabs = () => ({
  tabs: within(getMain()).getAllByRole('tab').map(readScreenReaderText),
  selected: within(getMain()).getAllByRole('tab', { selected: true }).map(readScreenReaderText),
  open: screen.getAllByRole('tabpanel').map(readLabel),
});

/** Returns the texts of a card and its two groups of features. 'Blog Not included' becomes ['Blog', 'Not included']. */
function readComboCard(card: HTMLElement) {
  const groups = within(card)
    .getAllByRole('list')
    .map((list) => ({
      heading: readLabel(list),
      features: readItems(list).map(
        (itemText) => /^(.+?) (Included|Not included)$/.exec(itemText)?.slice(1) ?? [itemText, 'nothing'],
      ),
    }));
  const headings = readScreenReaderTexts(within(card).getAllByRole('heading', { level: 4 }));
  return { ...readCard(card), headings, groups };
}

/**
 * Returns the screen reader texts of the table: its caption, the column headers of the first row group, and the other
 * row groups.
 */
function readTable(table: HTMLElement) {
  const [head = table, ...bodies] = within(table).getAllByRole('rowgroup');
  const readHeaders = (cell: HTMLElement) =>
    (cell as HTMLTableCellElement).headers
      .split(' ')
      .map((id) => readScreenReaderText(document.getElementById(id) ?? getMain()));
  return {
    caption: readScreenReaderText(within(table).getByRole('caption')),
    columns: readScreenReaderTexts(within(head).getAllByRole('columnheader')),
    groups: bodies.map((body) => {
      const [heading = body, ...rows] = within(body).getAllByRole('row');
      return {
        heading: readScreenReaderText(heading),
        rows: rows.map((row) => [
          readScreenReaderText(within(row).getByRole('rowheader')),
          ...readScreenReaderTexts(within(row).getAllByRole('cell')),
        ]),
        headers: rows.map((row) => within(row).getAllByRole('cell').map(readHeaders)),
      };
    }),
  };
}

/**
 * Returns the expected rows of a group (§4.8): the features of Basic, then the features of Premium that Basic lacks.
 * Each row has a cell for each plan.
 */
function buildExpectedRows(cards: readonly ReturnType<typeof readComboCard>[], groupIndex: number) {
  const features = cards.map(({ groups }) => groups[groupIndex]?.features ?? []);
  const names = [...(features[0] ?? []), ...(features[3] ?? [])].map(([name]) => name);
  return [...new Set(names)].map((name) => [
    name,
    ...features.map((columnFeatures) => columnFeatures.find((feature) => feature[0] === name)?.[1] ?? 'Not included'),
  ]);
}

describe.each(COMBO_PAGES)('$route', (row) => {
  const { route, plans, tabs, groups } = row;
  const names = plans.map(({ name }) => name);
  const getPage = readOnce(route, async (site) => {
    const heading = readScreenReaderText(screen.getByRole('heading', { level: 1 }));
    const initialTabs = readTabs();
    const cards = listCards(getPanel(tabs[0])).map(readComboCard);
    const table = readTable(within(await openTab(site, tabs[1])).getByRole('table'));
    return { heading, initialTabs, finalTabs: readTabs(), cards, table };
  });

  test(`§2.13 §4.8 the page has its title and two tabs, and the tab '${tabs[0]}' is open at first`, () => {
    expect(getPage().heading).toBe(row.title);
    expect(getPage().initialTabs).toEqual({ tabs, selected: [tabs[0]], open: [tabs[0]] });
    expect(getPage().finalTabs).toEqual({ tabs, selected: [tabs[1]], open: [tabs[1]] });
  });

  test("§2.13 each of the four cards has a tagline, two groups of features, 'Ideal For:' and 'CHOOSE PLAN'", () => {
    expect(getPage().cards).toMatchObject(
      names.map((name) => ({
        name,
        lines: [expect.stringMatching(/\w+ \w+/), expect.stringMatching(/\w+ \w+/)],
        headings: [...groups, 'Ideal For:'],
        groups: groups.map((heading) => ({ heading })),
        buttons: [`${row.callToAction} ${name}`],
      })),
    );
  });

  test.each(plans)(
    `${row.section} the card of the plan $name has the given features`,
    ({ name, included, excluded }) => {
      const features = getPage().cards.find((card) => card.name === name)?.features ?? [];
      for (const words of included)
        expect([words, features.filter((feature) => createFeaturePattern(words).test(feature))]).toEqual([
          words,
          [anyWords],
        ]);
      expect(features).toEqual(expect.arrayContaining(formatExcludedFeatures(...excluded)));
    },
  );

  test('§4.8 §2.13 the comparison table has a caption, column headers, and the specified rows and cells', () => {
    const { caption, columns, groups: shownGroups } = getPage().table;
    expect(caption).toMatch(/\w+ \w+/);
    expect(columns).toEqual(['Feature', ...names]);
    expect(shownGroups.map(({ heading, rows }) => ({ heading, rows }))).toEqual(
      groups.map((heading, index) => ({ heading, rows: buildExpectedRows(getPage().cards, index) })),
    );
    for (const { rows } of shownGroups) expect(rows.length).toBeGreaterThan(3);
  });

  test('1.3.1 each cell of the comparison names its group, its feature and its plan as headers', () => {
    for (const { heading, rows, headers } of getPage().table.groups)
      expect(headers).toEqual(rows.map(([feature]) => names.map((name) => [heading, feature, name])));
  });

  test('§2.14 §4.7 §9.5 each button opens the quote dialog of its plan', async () => {
    const site = await renderSite(route);
    const buttons = listCards(getPanel(tabs[0])).flatMap(listButtons);
    await expectQuoteDialogs(
      site,
      row,
      buttons.map((button, index) => [button, plans[index]]),
    );
  });
});

describe(SHOP_COMBO.route, () => {
  const { route, tabs, plans, addons } = SHOP_COMBO;
  const getPage = readOnce(route, async (site) => {
    const heading = readScreenReaderText(screen.getByRole('heading', { level: 1 }));
    const initialTabs = readTabs();
    const text = readScreenReaderText(getMain());
    const cards = listCards(getPanel(tabs[0])).map(readCard);
    const addonCards = listCards(await openTab(site, tabs[1])).map(readCard);
    const reasonCards = listCards(getSection('Why Choose Our Combo Plans?')).map((card) => readCardTexts(card));
    return {
      heading,
      initialTabs,
      text: text + readScreenReaderText(getMain()),
      cards,
      addonCards,
      reasons: reasonCards,
    };
  });

  test(`§2.13 §4.8 §9.5 the page has its title and two tabs, opens the tab '${tabs[0]}' first, and shows no preset key`, () => {
    expect(getPage().heading).toBe(SHOP_COMBO.title);
    expect(getPage().initialTabs).toEqual({ tabs, selected: [tabs[0]], open: [tabs[0]] });
    expectNoBudgetKeys(getPage().text, SHOP_COMBO);
  });

  test('§9.7 the page has four plans, each with price, suggested add-on and exactly its features', () => {
    expect(getPage().cards).toEqual(
      plans.map((plan) => ({
        name: plan.name,
        lines: [...listCardLines(plan), `Suggested Add-on: ${plan.addon}`],
        features: listFeatures(plan),
        buttons: [`CHOOSE PLAN ${plan.name}`],
      })),
    );
  });

  test('§9.8 the page has four add-ons, each with price, monthly range and the plan for which it is recommended', () => {
    expect(getPage().addonCards).toEqual(
      addons.map(([price, range], index) => ({
        name: plans[index]?.addon,
        lines: [anyWords, price, range, `Recommended For: ${plans[index]?.name}`],
        features: expect.arrayContaining([anyWords]) as unknown,
        buttons: [`CHOOSE PLAN ${plans[index]?.addon}`],
      })),
    );
    for (const { features } of getPage().addonCards) expect(features.length).toBeGreaterThan(2);
  });

  test("§2.13 the page gives reasons under 'Why Choose Our Combo Plans?'", () => {
    expect(getPage().reasons.length).toBeGreaterThan(1);
    for (const { name, lines } of getPage().reasons) {
      expect(name).toMatch(/\w/);
      expect(lines).toEqual([expect.stringMatching(/\w+ \w+ \w+/)]);
    }
  });

  test('§4.7 §7.4 a URL with a plan opens its quote dialog, whose summary shows the service name in mixed case', async () => {
    const { user } = await renderSite(`${route}?plan=basic`);
    const dialog = await findOpenDialog();
    expect(dialog).toHaveAccessibleName('Request Quote for Basic + Spark Marketing Add-on');
    await user.click(within(dialog).getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
    const label = await within(dialog).findByText('Service');
    expect(label.nextSibling).toHaveTextContent(/^E-commerce Website \+ Digital Marketing Combo$/);
  });

  test.each(tabs)(
    '§4.7 §9.5 in the tab %s the button of each card opens the quote dialog of its plan and add-on',
    async (tab) => {
      const site = await renderSite(route);
      const buttons = listCards(await openTab(site, tab)).flatMap(listButtons);
      expect(buttons).toHaveLength(4);
      await expectQuoteDialogs(
        site,
        SHOP_COMBO,
        buttons.map((button, index) => [button, plans[index], plans[index]?.addon]),
      );
    },
  );
});
