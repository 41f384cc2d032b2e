import { within } from '@testing-library/react';
import { exactly, expectedFeatures, type ExpectedPlanPage } from './planExpectations';
import { buttonsOf, detailParts, planCards, readPlanPage } from './planReading';
import { axeViolations, closeDialog, heard, openDialog, reading, renderSite } from './support';

/** The tests that every page of plans passes (§2.13), with what §9 says of it. Further tests read on from `page`. */
export function describePlanPage(expected: ExpectedPlanPage) {
  const { clause, route, plans, overview, details, quote } = expected;
  const page = reading(route, () => readPlanPage(details.sections));

  const theOverview = () => {
    const sections = page().overviews;
    const section =
      overview.heading === undefined ? sections[0] : sections.find((each) => each.heading === overview.heading);
    if (!section)
      throw new Error(`No overview '${overview.heading}' among ${sections.map((each) => each.heading).join(', ')}`);
    return section;
  };

  test('§2.13 the title and the subtitle', () => {
    expect(page().heading).toBe(expected.title);
    if (expected.subtitle !== undefined) expect(page().text).toContain(expected.subtitle);
  });

  test(`§2.13 four cards, each with a name, a subtitle and one '${expected.callToAction}' that names it`, () => {
    expect(page().cards.map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    expect(page().cards).toHaveLength(4);
    for (const { lines } of page().cards) expect(lines[0]).toMatch(/\w/);
    expect(page().cards.map(({ buttons }) => buttons)).toEqual(
      plans.map(({ name, distinction }) => [
        [expected.callToAction, distinction === undefined ? name : `${name}, ${distinction}`].join(' '),
      ]),
    );
  });

  describe.each(plans.map((plan, at) => ({ plan, at, label: `${plan.name} (card ${at + 1})` })))(
    '$label',
    ({ plan, at }) => {
      const card = () => page().cards[at] ?? { name: '', lines: [], features: [], buttons: [] };
      const wanted = expectedFeatures(plan);

      if (plan.subtitle !== undefined || plan.price !== undefined) {
        test(`${clause} the subtitle and the price`, () => {
          const subtitle = plan.subtitle ?? /\w/;
          expect(card().lines).toEqual([
            typeof subtitle === 'string' ? subtitle : expect.stringMatching(subtitle),
            ...(plan.price === undefined ? [] : [plan.price]),
          ]);
        });
      }

      if (expected.namesSome) {
        test(`${clause} the features that are named are among those of the card`, () => {
          expect(card().features).toEqual(expect.arrayContaining(wanted));
        });
      } else {
        test(`${clause} exactly these features, those that are included first`, () => {
          const further = card().features.slice(wanted.length);
          expect(card().features.slice(0, wanted.length)).toEqual(wanted);
          if (!plan.isOpen) expect(further).toEqual([]);
        });
      }

      if (plan.isOpen) {
        test(`${clause} what else the card has not, a higher plan has`, () => {
          const higher = page()
            .cards.slice(at + 1)
            .flatMap(({ features }) => features)
            .filter((feature) => feature.endsWith(' Included'));
          for (const feature of card().features.slice(wanted.length)) {
            expect(feature).toMatch(/ Not included$/);
            const name = feature.replace(/ Not included$/, '').toLowerCase();
            expect(higher.map((each) => each.toLowerCase())).toEqual(
              expect.arrayContaining([expect.stringContaining(name)]),
            );
          }
        });
      }
    },
  );

  test('§4.8 no card names an included feature after one that is not', () => {
    for (const { features } of page().cards) {
      const marks = features.map((feature) => (feature.endsWith(' Not included') ? 'not' : 'in'));
      expect(marks).toEqual([...marks].sort());
      expect(marks.length).toBeGreaterThan(0);
      expect(new Set(features).size).toBe(features.length);
    }
  });

  test('§2.13 the overview has an item for each plan: plan, name, icon, description', () => {
    const { heading, text, items } = theOverview();
    if (overview.heading !== undefined) expect(heading).toBe(overview.heading);
    if (overview.subtitle !== undefined) expect(text).toContain(overview.subtitle);
    const anything = expect.stringMatching(/\w/);
    expect(items).toEqual(
      plans.map((plan, at) => {
        const { name = anything, description = anything } = overview.items[at] ?? {};
        return { name, lines: [plan.name, description], features: [], drawings: 1 };
      }),
    );
  });

  test('§2.13 detail sections for exactly these plans, with audience, text, lists, two pictures and a quote', () => {
    expect(page().detailHeadings).toEqual(details.sections.map(([heading]) => expect.stringMatching(exactly(heading))));
    for (const { lists, lines, pictures, quote: words } of page().details) {
      expect(lists.map(({ name }) => name)).toEqual(details.lists);
      for (const { items } of lists) expect(items.length).toBeGreaterThan(1);
      expect(lines).toEqual([expect.stringMatching(/^For \w+/), expect.stringMatching(/\w+\. \w+/), words]);
      expect(words).toMatch(/\w+ \w+ \w+/);
      expect(pictures).toEqual([expect.stringMatching(/\w+ \w+/), expect.stringMatching(/\w+ \w+/)]);
    }
  });

  test(`§2.13 each detail section has one '${details.callToAction}' that names its plan`, () => {
    const buttons = page().details.map((section) => section.buttons);
    expect(buttons).toEqual(details.sections.map(([, plan]) => [`${details.callToAction} ${plan}`]));
  });

  test('§2.13 §2.14 §4.7 every button opens the quote of its plan, under its title and with an empty budget; the X closes it', async () => {
    const site = await renderSite(route);
    const openers = [...planCards(), ...detailParts(details.sections)].flatMap(buttonsOf);
    const chosen = [...plans.map(({ name }) => name), ...details.sections.map(([, plan]) => plan)];
    const shown: string[] = [];
    for (const [at, opener] of openers.entries()) {
      await site.user.click(opener);
      const dialog = await openDialog();
      const plan = chosen[at] ?? '';
      expect(dialog).toHaveAccessibleName(quote.title(plan));
      expect(within(dialog).getByText((text) => text.startsWith(quote.helper(plan)))).toBeVisible();
      const budget = within(dialog).getByRole('spinbutton', { name: /^Your Budget/ });
      expect(budget).toHaveValue(null);
      await site.user.type(budget, '7');
      shown.push(
        heard(dialog),
        ...within(dialog)
          .getAllByRole<HTMLInputElement>('textbox')
          .map(({ value }) => value),
      );
      if (at === 0) {
        expect(within(dialog).getByRole('button', { name: quote.confirm })).toBeEnabled();
        for (const name of quote.selects ?? []) expect(within(dialog).getByText(name)).toBeVisible();
        expect(await axeViolations()).toEqual([]);
      }
      await closeDialog(site, dialog, opener);
    }
    expect(openers).toHaveLength(plans.length + details.sections.length);
    for (const key of expected.budgetKeys)
      expect(shown.filter((text) => new RegExp(`\\b${key}\\b`).test(text))).toEqual([]);
  });

  test('§9.5 the keys of the preset budget ranges are on no part of the page', () => {
    const ranges = expected.budgetKeys.filter((key) => /\d/.test(key));
    for (const key of ranges) expect(page().text).not.toContain(key);
    expect(expected.budgetKeys.length).toBeGreaterThan(2);
  });

  test('§2.13 no rule of the audit engine is broken', () => {
    expect(page().violations).toEqual([]);
  });

  return page;
}
