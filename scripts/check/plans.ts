import type { Feature } from '../../src/site/types';
import { pagesOf, repeated, type Finding, type Look, type Site } from './site';
import { findingIn } from './walk';

interface AnyPlan {
  readonly id: string;
  readonly name: string;
  readonly distinction?: string;
  readonly features?: readonly Feature[];
  readonly groups?: readonly { readonly features: readonly Feature[] }[];
}

/** The lists of features that a plan shows, each with the way to it. */
const listsOf = ({ features, groups }: AnyPlan): { way: (string | number)[]; features: readonly Feature[] }[] => [
  ...(groups ?? []).map((group, at) => ({ way: ['groups', at, 'features'], features: group.features })),
  ...(groups ? [] : [{ way: ['features'], features: features ?? [] }]),
];

function namesOf(site: Site, id: string, plans: readonly AnyPlan[]): Finding[] {
  const called = plans.map(({ name, distinction = '' }) => `${name}\n${distinction}`);
  return plans.flatMap(({ name }, at) => [
    ...(name?.trim() ? [] : [findingIn(site, id, ['plans', at, 'name'], 'is missing: write what the plan is called.')]),
    ...(name && called.indexOf(called[at] ?? '') !== at
      ? [
          findingIn(
            site,
            id,
            ['plans', at, 'name'],
            `another plan of the page is called ‘${name}’, too: rename one, or write a distinction for each.`,
          ),
        ]
      : []),
  ]);
}

function featuresOf(
  site: Site,
  id: string,
  way: readonly (string | number)[],
  features: readonly Feature[],
): Finding[] {
  return [
    ...(features.length === 0 ? [findingIn(site, id, way, 'is empty: write at least one feature.')] : []),
    ...repeated(features.map(({ name }) => name)).map((name) =>
      findingIn(site, id, way, `names ‘${name}’ twice: take one away.`),
    ),
  ];
}

/** What names a plan of its page must find it there. */
const toPlans = (
  site: Site,
  id: string,
  names: readonly string[],
  rows: readonly (readonly [way: readonly (string | number)[], plan: string])[],
): Finding[] =>
  rows
    .filter(([, plan]) => !names.includes(plan))
    .map(([way, plan]) =>
      findingIn(
        site,
        id,
        way,
        `no plan of the page is called ‘${plan}’: write one of ${names.join(', ') || 'its plans'}.`,
      ),
    );

function bundlesOf(site: Site): Finding[] {
  return pagesOf(site, 'bundle').flatMap(({ id, content: { plans, addons } }) => {
    const names = plans.map(({ name }) => name);
    const known = addons.map(({ name }) => name);
    return [
      ...addons.flatMap(({ features }, at) => featuresOf(site, id, ['addons', at, 'features'], features)),
      ...toPlans(
        site,
        id,
        names,
        addons.map(({ forPlan }, at) => [['addons', at, 'forPlan'], forPlan]),
      ),
      ...plans.flatMap(({ addon }, at) =>
        known.includes(addon)
          ? []
          : [
              findingIn(
                site,
                id,
                ['plans', at, 'addon'],
                `no add-on of the page is called ‘${addon}’: write one of ${known.join(', ')}.`,
              ),
            ],
      ),
    ];
  });
}

function detailsOf(site: Site): Finding[] {
  return pagesOf(site, 'plans').flatMap(({ id, content: { plans, details, examples } }) => {
    const names = plans.map(({ name }) => name);
    return [
      ...toPlans(
        site,
        id,
        names,
        (details?.sections ?? []).map(({ plan }, at) => [['details', 'sections', at, 'plan'], plan]),
      ),
      ...toPlans(
        site,
        id,
        names,
        (examples?.items ?? []).map(({ plan }, at) => [['examples', 'items', at, 'plan'], plan]),
      ),
    ];
  });
}

/** §2.13, §3.8, §4.7: plans, their features, details and add-ons. */
export function checkPlans(site: Site): Look {
  const pages = pagesOf(site, 'plans', 'combo', 'bundle');
  return {
    counts: { plans: pages.reduce((total, { content }) => total + content.plans.length, 0) },
    findings: [
      ...pages.flatMap(({ id, content }) => {
        const plans: readonly AnyPlan[] = content.plans;
        return [
          ...(plans.length === 0
            ? [findingIn(site, id, ['plans'], 'is empty: write at least one plan, or take the page away.')]
            : []),
          ...namesOf(site, id, plans),
          ...plans.flatMap((plan, at) =>
            listsOf(plan).flatMap(({ way, features }) => featuresOf(site, id, ['plans', at, ...way], features)),
          ),
        ];
      }),
      ...detailsOf(site),
      ...bundlesOf(site),
    ],
  };
}
