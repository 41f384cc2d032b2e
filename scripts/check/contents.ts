import type { Schema } from 'yup';
import { ICONS } from '../../src/site/icons';
import type { PageKind } from '../../src/site/pages';
import { isDate } from '../build/buildDay';
import { currency, isLocale } from './firm';
import { template } from './placeholders';
import { findPriceFault } from './prices';
import {
  distinct,
  nonEmptyText,
  flag,
  list,
  listOf,
  number,
  oneOf,
  part,
  picture,
  rule,
  text,
  texts,
  textWith,
  validate,
  wholeNumber,
} from './schema';
import { joinNames, type Finding, type Site } from './site';
import { createContentRoot } from './contentNodes';

const findDateFault = (value: string): string | undefined =>
  isDate(value) ? undefined : `‘${value}’ is not a date: write year, month and day, such as ‘2026-11-20’.`;

/** Returns the schema of a date that is not in the future. `advice` names the day that the author must write. */
const pastDate = (advice: string) =>
  textWith((value, { site }) =>
    value > site.today && isDate(value) ? `‘${value}’ is in the future: ${advice}.` : findDateFault(value),
  );
const datePosted = pastDate('write today, or the day on which the job was posted');

const price = (key: string) =>
  textWith((value, { site: { settings } }) =>
    // A price can be parsed only with a valid locale. The schema of settings.ts reports an invalid locale.
    isLocale(settings.locale) ? findPriceFault(key, value, settings) : undefined,
  );

const icon = textWith((value) =>
  ICONS.some((name) => name === value) ? undefined : `‘${value}’ is not an icon: write one of ${ICONS.join(', ')}.`,
);

const memberTemplate = template(['name']);
const strings = list(text());
const link = part(texts('label', 'href'));
const labelled = part({ heading: text(), items: strings });

/* ---------- plans and quotes (§2.13, §2.14, §3.8, §3.9) ---------- */

const features = listOf(1, part({ name: text(), included: flag() }), 'is empty: write at least one feature.').test(
  distinct((name) => `lists ‘${name}’ twice: remove one.`, 'name'),
);
const planName = nonEmptyText('write the name of the plan');
const planList = (fields: Record<string, Schema>) =>
  listOf(1, part({ id: text(), name: planName, ...fields }), 'is empty: write at least one plan, or remove the page.');
const plan = { subtitle: text(), distinction: text().optional(), features };

const select = part({
  ...texts('name', 'label'),
  options: listOf(2, part(texts('value', 'label')), 'has fewer than two options: write at least two.').test(
    distinct((value) => `two options have the value ‘${value}’: give each its own.`, 'value'),
  ),
});
const quote = part({
  title: template(['plan'], ['addon']),
  titleWithoutAddon: template(['plan']).optional(),
  service: text().optional(),
  helper: template(['plan']),
  submitLabel: text(),
  selects: list(select),
  budgetKeys: part({}),
  otherBudgetKey: text().optional(),
  preselect: part({ select: text(), byPlan: part({}) }).optional(),
});

/* ---------- jobs (§2.11, §3.11) ---------- */

const employmentType = oneOf(
  ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
);
const workplace = part({}).test(
  rule<object>((placeOfWork) => {
    const missingFields = ['street', 'postalCode', 'city', 'country'].filter((name) => !(name in placeOfWork));
    if ('remoteIn' in placeOfWork)
      return Array.isArray(placeOfWork.remoteIn) && placeOfWork.remoteIn.length > 0
        ? undefined
        : 'lacks a country: write the countries of remote workers into ‘remoteIn’.';
    return missingFields.length > 0
      ? `lacks ${joinNames(missingFields)}: write a whole address, or ‘remoteIn’ and its countries.`
      : undefined;
  }),
);
const amount = number().test(
  rule<number>((value) => (value > 0 ? undefined : `${value} is not an amount: write a number above zero.`)),
);
const salary = part({
  currency,
  least: amount,
  most: amount
    .optional()
    .test(
      rule<number>((value, { parent }) =>
        value < Number(parent['least']) ? `${value} is less than ‘least’: write the larger amount here.` : undefined,
      ),
    ),
  per: oneOf('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'),
});

/* ---------- the accessibility statement ---------- */

/** The fields of Annex V of the European Accessibility Act, with the advice for each empty field. */
const serviceInformation = part({
  description: nonEmptyText('say what people can do with your service (Annex V of the European Accessibility Act)'),
  accessibility: nonEmptyText('say how your service is accessible, for example by which standard'),
  contact: nonEmptyText('write the contact for questions about accessibility'),
  authority: part({
    name: nonEmptyText('write the market surveillance authority of your country'),
    address: nonEmptyText('write the postal address of that authority'),
    link: part({
      label: nonEmptyText('write the words of the link to that authority'),
      href: nonEmptyText('write the web address of that authority'),
    }),
  }),
});

/**
 * The schema of the content of each kind of page. The page of a job has the content of the page that lists the jobs, so
 * `job` has no schema.
 */
const SCHEMAS: Readonly<Record<Exclude<PageKind, 'job'>, Schema>> = {
  home: part({
    heroLabel: text(),
    hero: list(part({ id: wholeNumber(), ...texts('title', 'description', 'credit'), image: picture })),
    heroActions: part({ link, contactLabel: text() }),
    insights: part({
      heading: text(),
      entries: list(
        part({
          ...texts('title', 'description'),
          background: picture,
          imageGroup: oneOf('german', 'sustainability', 'web'),
        }),
      ),
    }).optional(),
    stats: part({ heading: text(), items: list(part(texts('number', 'label'))) }).optional(),
    testimonials: part({
      ...texts('heading', 'label', 'subtitle'),
      items: list(part({ id: wholeNumber(), ...texts('name', 'role', 'review'), image: picture.optional() })),
    }).optional(),
    partners: part({ heading: text(), partners: list(part({ name: text(), logo: picture })) }).optional(),
  }),
  people: part({
    subtitle: text(),
    cards: list(
      part({
        ...texts('title', 'text'),
        icon,
        parts: list(part({ ...texts('title', 'text'), icon })).optional(),
      }),
    ),
    board: part({
      heading: text(),
      members: list(part({ ...texts('name', 'role', 'text'), img: picture.optional() })),
    }).optional(),
    team: part({
      ...texts('heading', 'subtitle'),
      members: list(
        part({
          id: wholeNumber(),
          ...texts('name', 'role', 'bio'),
          image: picture.optional(),
          linkedin: text().optional(),
        }),
      ),
      shownIds: list(wholeNumber()).test(distinct((id) => `has the id ${id} twice: remove one.`)),
      leaderIds: list(wholeNumber()),
      vacantIds: list(wholeNumber()).optional(),
      profileLink: part({ label: text(), suffix: template(['name']) }).optional(),
    }).optional(),
    hierarchy: part({
      words: part({
        ...texts('title', 'opensTeam', 'noReports'),
        titleSuffix: memberTemplate,
        leader: memberTemplate,
        drillDownTitle: memberTemplate,
        back: memberTemplate,
        reportsTo: memberTemplate,
      }),
      versions: list(
        part({ ...texts('id', 'label'), hierarchy: part({}), unlistedIds: list(wholeNumber()).optional() }),
      ),
    }).optional(),
  }),
  clients: part({
    subtitle: text(),
    items: list(part({ id: wholeNumber(), ...texts('name', 'description', 'year'), logo: picture })),
  }),
  services: part({
    subtitle: text(),
    services: list(
      part({
        icon,
        ...texts('title', 'description'),
        plans: list(part({ ...texts('name', 'link'), price: price('price') })),
        comboPlan: part(texts('name', 'link')).optional(),
      }),
    ),
    undecided: part({ text: text(), link }).optional(),
    combos: part({
      ...texts('heading', 'callToAction'),
      cards: list(part({ icon, ...texts('title', 'description', 'link'), isCustom: flag() })),
    }).optional(),
  }),
  jobs: part({
    datePosted,
    employmentType,
    ...texts('intro', 'requirementsHeading', 'skillsHeading', 'callToAction'),
    jobs: list(
      part({
        ...texts('id', 'title', 'description'),
        requirements: listOf(2, text(), 'has too few entries: write the engagement type and the duration first.'),
        skills: strings,
        datePosted: datePosted.optional(),
        validThrough: textWith(findDateFault).optional(),
        employmentType: employmentType.optional(),
        workplace: workplace.optional(),
        salary: salary.optional(),
      }),
    ),
  }),
  plans: part({
    ...texts('subtitle', 'plansHeading', 'callToAction'),
    quote,
    featureOrder: oneOf('included-first', 'as-given'),
    plans: planList({ ...plan, price: price('price').optional() }),
    overview: part({
      heading: text(),
      subtitle: text().optional(),
      items: list(part({ icon, ...texts('plan', 'name', 'description') })),
    }).optional(),
    examples: part({
      heading: text(),
      items: list(part({ ...texts('plan', 'name', 'description'), logo: picture })),
    }).optional(),
    details: part({
      ...texts('heading', 'callToAction'),
      sections: list(
        part({
          ...texts('heading', 'plan', 'audience', 'paragraph', 'quote'),
          offer: labelled,
          pictures: list(picture).optional(),
          suitability: labelled,
        }),
      ),
    }).optional(),
  }),
  combo: part({
    subtitle: text(),
    quote,
    tabs: part(texts('plans', 'comparison')),
    plans: planList({
      ...texts('tagline', 'idealFor'),
      groups: listOf(2, part({ heading: text(), features }), 'has too few entries: write two groups of features.'),
    }),
  }),
  bundle: part({
    subtitle: text(),
    quote,
    tabs: part(texts('plans', 'addons')),
    plans: planList({ ...plan, price: price('price'), addon: text() }),
    addons: list(
      part({
        ...texts('id', 'name', 'description', 'forPlan'),
        price: price('price'),
        range: price('range'),
        features,
        addons: strings,
      }),
    ),
    why: part({ heading: text(), items: list(part({ icon, ...texts('title', 'description') })) }),
  }),
  contact: part({
    ...texts('intro', 'formHeading'),
    details: part(texts('heading', 'address', 'phone', 'email', 'hours', 'social')),
  }),
  text: part({
    intro: text(),
    updated: pastDate('write the day of the last change'),
    sections: list(
      part({
        heading: text(),
        paragraphs: strings,
        items: strings.optional(),
        link: link.optional(),
        terms: list(part(texts('term', 'meaning'))).optional(),
      }),
    ),
    service: serviceInformation.optional(),
  }),
  conformance: part({
    words: part({}),
    report: part({ ...texts('firm', 'date', 'oldestEvidence'), chapters: list(part({})) }),
  }),
  'site-map': part({ intro: text(), groups: list(part({ heading: text(), kinds: strings })) }),
  'not-found': part(texts('text', 'homeLabel')),
};

export const KINDS = Object.keys(SCHEMAS);

/** §3: yields a finding for each field that is missing from a page's content or has an invalid value. */
export function* checkContents(site: Site): Generator<Finding> {
  for (const [id, { kind }] of Object.entries(site.pages)) {
    // The check of pages.ts reports an unknown kind.
    const schema: Schema | undefined = kind === 'job' ? undefined : SCHEMAS[kind];
    if (schema) yield* validate(site, schema, createContentRoot(site, id));
  }
}
