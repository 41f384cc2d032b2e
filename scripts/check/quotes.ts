import { pagesOf, repeated, type Finding, type Look, type Site } from './site';
import { findingIn } from './walk';

/** Values for the placeholders of the quote dialog's texts (§2.14). */
const PLACES = { title: ['plan', 'addon'], titleWithoutAddon: ['plan'], helper: ['plan'] } as const;
const TEXTS = Object.keys(PLACES) as (keyof typeof PLACES)[];

const placesOf = (text = ''): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' and ');

/** §2.14, §9.5: what the quote dialogs of the plan pages ask and fill in. */
export function checkQuotes(site: Site): Look {
  const pages = pagesOf(site, 'plans', 'combo', 'bundle');
  const findings = pages.flatMap(({ id, content: { plans, quote } }): Finding[] => {
    const { budgetKeys, otherBudgetKey, preselect, selects } = quote;
    const select = selects.find(({ name }) => name === preselect?.select);
    return [
      ...plans
        .filter(({ name }) => name && !(budgetKeys[name] ?? otherBudgetKey)?.trim())
        .map(({ name }) =>
          findingIn(
            site,
            id,
            ['quote', 'budgetKeys'],
            `has no budget key for the plan ‘${name}’: add one, such as '${name}': '5k-12k'.`,
          ),
        ),
      ...(preselect && !select
        ? [
            findingIn(
              site,
              id,
              ['quote', 'preselect', 'select'],
              `no select of the form is called ‘${preselect.select}’: add it to ‘selects’, or take ‘preselect’ away.`,
            ),
          ]
        : []),
      ...Object.entries(select ? (preselect?.byPlan ?? {}) : {})
        .filter(([, value]) => !select?.options.some((option) => option.value === value))
        .map(([plan, value]) =>
          findingIn(
            site,
            id,
            ['quote', 'preselect', 'byPlan', plan],
            `‘${value}’ is no option of ‘${select?.label}’: write the value of one.`,
          ),
        ),
      ...selects.flatMap(({ options }, at) => [
        ...(options.length < 2
          ? [
              findingIn(
                site,
                id,
                ['quote', 'selects', at, 'options'],
                'leaves nothing to choose: write two options or more.',
              ),
            ]
          : []),
        ...repeated(options.map(({ value }) => value)).map((value) =>
          findingIn(
            site,
            id,
            ['quote', 'selects', at, 'options'],
            `two options have the value ‘${value}’: give each its own.`,
          ),
        ),
      ]),
      ...TEXTS.flatMap((field) => {
        const places: readonly string[] = PLACES[field];
        return placesOf(quote[field])
          .filter((name) => !places.includes(name))
          .map((name) =>
            findingIn(
              site,
              id,
              ['quote', field],
              `nothing fills {${name}}: ${places.length > 1 ? 'the places here are' : 'the one place here is'} ${inBraces(places)}.`,
            ),
          );
      }),
      ...(placesOf(quote.title).includes('addon') && quote.titleWithoutAddon === undefined
        ? [
            findingIn(
              site,
              id,
              ['quote'],
              'has a title with {addon} and none for a visitor who wants no add-on: add ‘titleWithoutAddon’.',
            ),
          ]
        : []),
    ];
  });
  return { counts: { 'quote forms': pages.length }, findings };
}
