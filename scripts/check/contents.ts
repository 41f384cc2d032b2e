import { readFileSync } from 'node:fs';
import { mixed, type Schema } from 'yup';
import type { ConformanceReport } from '../../src/site/conformance';
import type { ContentByKind, PageKind } from '../../src/site/pages';
import type {
  AboutCard,
  BoardMember,
  ComboPlan,
  DetailSection,
  EcommercePlan,
  Hierarchy,
  HierarchyVersion,
  Job,
  MarketingAddon,
  PeopleContent,
  PlansContent,
  QuoteSettings,
  Salary,
  Service,
  ServiceInformation,
  TeamMember,
  Testimonial,
  TextSection,
} from '../../src/site/types';
import { QUOTE_SELECT_NAMES } from '../../src/submission/forms/quoteSelects';
import { isDate } from '../build/buildDay';
import { findCountryFault } from './countries';
import { currencySchema, isLocale } from './firm';
import { createTemplateSchema } from './placeholders';
import { findPriceFault } from './prices';
import {
  createDistinctRule,
  findIdFault,
  dictionaryOf,
  nonEmptyText,
  trueOrFalse,
  listOf,
  listOfAtLeast,
  anyNumber,
  oneOf,
  objectOf,
  pictureSchema,
  createRule,
  anyText,
  textFields,
  checkedText,
  validate,
  wholeNumber,
} from './schema';
import { joinNames, type Finding, type Site } from './site';
import { createPageContentNode } from './contentNodes';

const findDateFault = (value: string): string | undefined =>
  isDate(value) ? undefined : `‘${value}’ is not a date: write year, month and day, such as ‘2026-11-20’.`;

/** Returns the schema of a date that is not in the future. `advice` names the day that the author must write. */
const createPastDateSchema = (advice: string) =>
  checkedText((value, { site }) =>
    value > site.today && isDate(value) ? `‘${value}’ is in the future: ${advice}.` : findDateFault(value),
  );
const datePostedSchema = createPastDateSchema('write today’s date, or the date on which the job was posted');

/** Returns the schema of a price. `advice` is the last sentence of the message about a text that is not a price. */
const createPriceSchema = (advice = '') =>
  checkedText((value, { site: { settings } }) =>
    // A price can be parsed only with a valid locale. The schema of settings.ts reports an invalid locale.
    isLocale(settings.locale) ? findPriceFault(value, settings, advice) : undefined,
  );
const priceSchema = createPriceSchema();

/**
 * The names of the icons. This module reads the names from the source, because an import of icons.ts would take half a
 * second. The import would load every icon of lucide-react.
 */
const ICON_NAMES = [...readFileSync('src/site/icons.ts', 'utf8').matchAll(/ as '?([a-z-]+)/g)].map(
  ([, name = '']) => name,
);
const iconSchema = checkedText((value) =>
  ICON_NAMES.includes(value) ? undefined : `‘${value}’ is not an icon: write one of ${ICON_NAMES.join(', ')}.`,
);

/** The schema of a number that a counter shows (§2.4). The counter shows only digits and a plus sign. */
const statNumberSchema = checkedText((value) =>
  /^\d+\+$/.test(value)
    ? undefined
    : `‘${value}’ is not a number that the counter can show: write digits and a plus sign only, such as ‘1200+’.`,
);

const memberTemplateSchema = createTemplateSchema(['name']);
const textListSchema = listOf(anyText());
/**
 * Returns the schema of a list that must not be empty, because the site would show an empty section. `optionalField` is
 * the field that the author can remove instead: the list or the section with the list.
 */
const nonEmptyListOf = (entrySchema: Schema, optionalField?: string) =>
  listOfAtLeast(
    1,
    entrySchema,
    `is empty: add an entry${optionalField === undefined ? '' : `, or remove ‘${optionalField}’`}.`,
  );
/** The site would show a member twice if a list such as `shownIds` contained the id of the member twice. */
const distinctIdsRule = createDistinctRule((id) => `has the id ${id} twice: remove one of them.`);
const distinctIdsSchema = listOf(wholeNumber()).test(distinctIdsRule);
/** The schema of a link to a page of the site. links.ts checks that the page exists. */
const pagePathSchema = checkedText((value) =>
  /^[a-z]+:/i.test(value)
    ? `‘${value}’ leads away from the site, but this field needs a page: write the path of a page, such as ‘/contact’.`
    : undefined,
);
const pageLinkSchema = objectOf({ label: anyText(), href: pagePathSchema });
const linkSchema = objectOf(textFields('label', 'href'));
const labelledListSchema = objectOf({ heading: anyText(), items: nonEmptyListOf(anyText()) });

/* ---------- plans and quotes (§2.13, §2.14, §3.8, §3.9) ---------- */

const featuresSchema = listOfAtLeast(
  1,
  objectOf({ name: anyText(), included: trueOrFalse() }).typeError(
    ({ value }: { value: unknown }) => `is not a feature: write included('${String(value)}').`,
  ),
  'is empty: write at least one feature.',
).test(createDistinctRule((name) => `lists ‘${name}’ twice: remove one.`, 'name'));
/**
 * The schema of the id of a plan or an add-on. Without JavaScript, the server preselects a plan only if the plan's id
 * consists of word characters and hyphens.
 */
const idSchema = checkedText((id) =>
  /^[\w-]+$/.test(id)
    ? undefined
    : `‘${id}’ is not a valid id: use letters from A to Z, digits, hyphens and underscores.`,
);
const planNameFields = { id: idSchema, name: nonEmptyText('write the name of the plan') };
const planFields = {
  ...planNameFields,
  subtitle: anyText(),
  distinction: anyText().optional(),
  features: featuresSchema,
};
const createPlanListSchema = (planSchema: Schema) =>
  listOfAtLeast(1, planSchema, 'is empty: write at least one plan, or remove the page.');

const selectSchema = objectOf({
  name: oneOf(...QUOTE_SELECT_NAMES),
  label: anyText(),
  options: listOfAtLeast(
    2,
    objectOf(textFields('value', 'label')),
    'has fewer than two options: write at least two.',
  ).test(
    createDistinctRule(
      (value) => `two options have the value ‘${value}’: give each option a different value.`,
      'value',
    ),
  ),
});
const quoteSchema = objectOf<QuoteSettings>({
  title: createTemplateSchema(['plan'], ['addon']),
  titleWithoutAddon: createTemplateSchema(['plan']).optional(),
  service: anyText().optional(),
  helper: createTemplateSchema(['plan']),
  submitLabel: anyText(),
  selects: listOf(selectSchema).test(
    createDistinctRule((name) => `two selects have the name ‘${name}’: give each select a different name.`, 'name'),
  ),
  budgetKeys: dictionaryOf(anyText()),
  otherBudgetKey: anyText().optional(),
  preselect: objectOf({ select: anyText(), byPlan: dictionaryOf(anyText()) }).optional(),
});

/* ---------- jobs (§2.11, §3.11) ---------- */

const employmentTypeSchema = oneOf(
  ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
);
const workplaceSchema = objectOf({
  ...Object.fromEntries(['street', 'postalCode', 'city', 'country'].map((name) => [name, anyText().optional()])),
  countryCode: checkedText(findCountryFault).optional(),
  remoteIn: mixed(),
}).test(
  createRule<object>((workplace) => {
    const missingFields = ['street', 'postalCode', 'city', 'country'].filter((name) => !(name in workplace));
    if ('remoteIn' in workplace)
      return Array.isArray(workplace.remoteIn) && workplace.remoteIn.length > 0
        ? undefined
        : 'lacks a country: write the countries of remote workers into ‘remoteIn’.';
    return missingFields.length > 0
      ? `lacks ${joinNames(missingFields)}: write a complete address, or the countries of remote workers into ‘remoteIn’.`
      : undefined;
  }),
);
/**
 * The smallest plausible salaries. If an author writes `40.000` as the salary of a year, JavaScript reads the number
 * 40.
 */
const MIN_SALARIES: Readonly<Record<string, number>> = { MONTH: 100, YEAR: 1000 };
const amountSchema = anyNumber().test(
  createRule<number>((value, { parent: { per } }) => {
    if (value <= 0) return `${value} is not an amount: write a number above zero.`;
    return value < (MIN_SALARIES[String(per)] ?? 0) || Number(value.toFixed(2)) !== value
      ? `${value} is not a plausible amount: write the amount without separators, such as 40000.`
      : undefined;
  }),
);
const salarySchema = objectOf<Salary>({
  currency: currencySchema,
  least: amountSchema,
  most: amountSchema
    .optional()
    .test(
      createRule<number>((value, { parent }) =>
        value < Number(parent['least']) ? `${value} is less than ‘least’: write the larger amount here.` : undefined,
      ),
    ),
  per: oneOf('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'),
});

/* ---------- the accessibility statement ---------- */

/** The fields of Annex V of the European Accessibility Act, with the advice for each empty field. */
const serviceSchema = objectOf<ServiceInformation>({
  description: nonEmptyText('say what people can do with your service (Annex V of the European Accessibility Act)'),
  accessibility: nonEmptyText('say how your service is accessible, for example by which standard'),
  contact: nonEmptyText('write the contact for questions about accessibility'),
  authority: objectOf({
    name: nonEmptyText('write the market surveillance authority of your country'),
    address: nonEmptyText('write the postal address of that authority'),
    link: objectOf({
      label: nonEmptyText('write the words of the link to that authority'),
      href: nonEmptyText('write the web address of that authority'),
    }),
  }),
});

/**
 * The schema of the content of each kind of page. The page of a job has the content of the page that lists the jobs, so
 * `job` has no schema.
 */
const SCHEMA_BY_KIND: Readonly<Record<Exclude<PageKind, 'job'>, Schema>> = {
  home: objectOf<ContentByKind['home']>({
    heroLabel: anyText(),
    hero: nonEmptyListOf(
      objectOf({ id: wholeNumber(), ...textFields('title', 'description', 'credit'), image: pictureSchema }),
    ),
    heroActions: objectOf({ link: pageLinkSchema, contactLabel: anyText() }),
    insights: objectOf({
      heading: anyText(),
      entries: nonEmptyListOf(
        objectOf({
          ...textFields('title', 'description'),
          background: pictureSchema,
          imageGroup: oneOf('german', 'sustainability', 'web'),
        }),
        'insights',
      ),
    }).optional(),
    stats: objectOf({
      heading: anyText(),
      items: nonEmptyListOf(objectOf({ number: statNumberSchema, label: anyText() }), 'stats'),
    }).optional(),
    testimonials: objectOf({
      ...textFields('heading', 'label', 'subtitle'),
      items: nonEmptyListOf(
        objectOf<Testimonial>({
          id: wholeNumber(),
          ...textFields('name', 'role', 'review'),
          image: pictureSchema.optional(),
        }),
        'testimonials',
      ),
    }).optional(),
    partners: objectOf({
      heading: anyText(),
      partners: nonEmptyListOf(objectOf({ name: anyText(), logo: pictureSchema }), 'partners'),
    }).optional(),
  }),
  people: objectOf<ContentByKind['people']>({
    subtitle: anyText(),
    cards: nonEmptyListOf(
      objectOf<AboutCard>({
        ...textFields('title', 'text'),
        icon: iconSchema,
        parts: nonEmptyListOf(objectOf({ ...textFields('title', 'text'), icon: iconSchema }), 'parts').optional(),
      }),
      'cards',
    ).optional(),
    board: objectOf({
      heading: anyText(),
      members: nonEmptyListOf(
        objectOf<BoardMember>({ ...textFields('name', 'role', 'text'), img: pictureSchema.optional() }),
        'board',
      ),
    }).optional(),
    team: objectOf<NonNullable<PeopleContent['team']>>({
      ...textFields('heading', 'subtitle'),
      members: nonEmptyListOf(
        objectOf<TeamMember>({
          id: wholeNumber(),
          ...textFields('name', 'role', 'bio'),
          image: pictureSchema.optional(),
          linkedin: anyText().optional(),
        }),
        'team',
      ),
      shownIds: nonEmptyListOf(wholeNumber(), 'team').test(distinctIdsRule),
      leaderIds: distinctIdsSchema,
      vacantIds: distinctIdsSchema.optional(),
      profileLink: objectOf({ label: anyText(), suffix: createTemplateSchema(['name']) }).optional(),
    }).optional(),
    hierarchy: objectOf<NonNullable<PeopleContent['hierarchy']>>({
      words: objectOf({
        ...textFields('title', 'opensTeam', 'noReports'),
        titleSuffix: memberTemplateSchema,
        leader: memberTemplateSchema,
        drillDownTitle: memberTemplateSchema,
        back: memberTemplateSchema,
        reportsTo: memberTemplateSchema,
      }),
      versions: nonEmptyListOf(
        objectOf<HierarchyVersion>({
          id: oneOf('whole-team', 'leadership'),
          label: anyText(),
          hierarchy: dictionaryOf(
            objectOf<Hierarchy[number]>({ directReports: distinctIdsSchema, reportingTo: wholeNumber().optional() }),
          ),
          unlistedIds: distinctIdsSchema.optional(),
        }),
        'hierarchy',
      ),
    }).optional(),
  }),
  clients: objectOf<ContentByKind['clients']>({
    subtitle: anyText(),
    items: nonEmptyListOf(
      objectOf({ id: wholeNumber(), ...textFields('name', 'description', 'year'), logo: pictureSchema }),
    ),
  }),
  services: objectOf<ContentByKind['services']>({
    subtitle: anyText(),
    services: nonEmptyListOf(
      objectOf<Service>({
        icon: iconSchema,
        ...textFields('title', 'description'),
        plans: listOf(objectOf({ name: anyText(), link: pagePathSchema, price: priceSchema })),
        comboPlan: objectOf({ name: anyText(), link: pagePathSchema }).optional(),
      }),
    ).test(createDistinctRule((title) => `two services have the title ‘${title}’: rename one.`, 'title')),
    undecided: objectOf({ text: anyText(), link: pageLinkSchema }).optional(),
    combos: objectOf({
      ...textFields('heading', 'callToAction'),
      cards: nonEmptyListOf(
        objectOf({
          icon: iconSchema,
          ...textFields('title', 'description'),
          link: pagePathSchema,
          isCustom: trueOrFalse(),
        }),
        'combos',
      ),
    }).optional(),
  }),
  jobs: objectOf<ContentByKind['jobs']>({
    datePosted: datePostedSchema,
    employmentType: employmentTypeSchema,
    ...textFields('intro', 'requirementsHeading', 'skillsHeading', 'callToAction'),
    jobs: listOf(
      objectOf<Job>({
        id: checkedText(findIdFault),
        ...textFields('title', 'description'),
        requirements: listOfAtLeast(
          2,
          anyText(),
          'has too few entries: write the engagement type and the duration first.',
        ),
        skills: textListSchema,
        datePosted: datePostedSchema.optional(),
        validThrough: checkedText(findDateFault).optional(),
        employmentType: employmentTypeSchema.optional(),
        workplace: workplaceSchema.optional(),
        salary: salarySchema.optional(),
      }),
    ),
  }),
  plans: objectOf<ContentByKind['plans']>({
    ...textFields('subtitle', 'plansHeading', 'callToAction'),
    quote: quoteSchema,
    featureOrder: oneOf('included-first', 'as-given'),
    plans: createPlanListSchema(
      // A page of the kind `plans` may list the plans of a bundle, which have an `addon`.
      objectOf<EcommercePlan>({
        ...planFields,
        price: createPriceSchema('If the plan has no price, omit ‘price’.').optional(),
        addon: anyText().optional(),
      }),
    ),
    overview: objectOf<NonNullable<PlansContent['overview']>>({
      heading: anyText(),
      subtitle: anyText().optional(),
      items: nonEmptyListOf(objectOf({ icon: iconSchema, ...textFields('plan', 'name', 'description') }), 'overview'),
    }).optional(),
    examples: objectOf({
      heading: anyText(),
      items: nonEmptyListOf(
        objectOf({ ...textFields('plan', 'name', 'description'), logo: pictureSchema }),
        'examples',
      ),
    }).optional(),
    details: objectOf({
      ...textFields('heading', 'callToAction'),
      sections: nonEmptyListOf(
        objectOf<DetailSection>({
          ...textFields('heading', 'plan', 'audience', 'paragraph', 'quote'),
          offer: labelledListSchema,
          pictures: nonEmptyListOf(pictureSchema, 'pictures').optional(),
          suitability: labelledListSchema,
        }),
        'details',
      ),
    }).optional(),
  }),
  combo: objectOf<ContentByKind['combo']>({
    subtitle: anyText(),
    quote: quoteSchema,
    tabs: objectOf(textFields('plans', 'comparison')),
    plans: createPlanListSchema(
      objectOf<ComboPlan>({
        ...planNameFields,
        ...textFields('tagline', 'idealFor'),
        groups: listOfAtLeast(
          2,
          objectOf({ heading: anyText(), features: featuresSchema }),
          'has too few entries: write two groups of features.',
        ),
      }),
    ),
  }),
  bundle: objectOf<ContentByKind['bundle']>({
    subtitle: anyText(),
    quote: quoteSchema,
    tabs: objectOf(textFields('plans', 'addons')),
    plans: createPlanListSchema(objectOf<EcommercePlan>({ ...planFields, price: priceSchema, addon: anyText() })),
    addons: nonEmptyListOf(
      objectOf<MarketingAddon>({
        id: idSchema,
        ...textFields('name', 'description', 'forPlan'),
        price: priceSchema,
        range: priceSchema,
        features: featuresSchema,
        addons: textListSchema,
      }),
    ),
    why: objectOf({
      heading: anyText(),
      items: nonEmptyListOf(objectOf({ icon: iconSchema, ...textFields('title', 'description') }), 'why'),
    }).optional(),
  }),
  contact: objectOf<ContentByKind['contact']>({
    ...textFields('intro', 'formHeading'),
    details: objectOf(textFields('heading', 'address', 'phone', 'email', 'hours', 'social')),
  }),
  text: objectOf<ContentByKind['text']>({
    intro: anyText(),
    updated: createPastDateSchema('write the day of the last change'),
    sections: nonEmptyListOf(
      objectOf<TextSection>({
        heading: anyText(),
        paragraphs: textListSchema,
        items: nonEmptyListOf(anyText(), 'items').optional(),
        link: linkSchema.optional(),
        terms: nonEmptyListOf(objectOf(textFields('term', 'meaning')), 'terms').optional(),
      }).test(
        createRule<Partial<TextSection>>(({ paragraphs, items, link, terms }) =>
          paragraphs?.length === 0 && !items && !link && !terms ? 'has only a heading: add a paragraph.' : undefined,
        ),
      ),
    ),
    service: serviceSchema.optional(),
  }),
  conformance: objectOf<ContentByKind['conformance']>({
    words: dictionaryOf(mixed()),
    report: objectOf<ConformanceReport>({
      ...textFields('firm', 'date', 'oldestEvidence', 'browser'),
      engines: listOf(objectOf(textFields('name', 'version'))),
      chapters: listOf(dictionaryOf(mixed())),
    }),
  }),
  'site-map': objectOf<ContentByKind['site-map']>({
    intro: anyText(),
    groups: nonEmptyListOf(objectOf({ heading: anyText(), kinds: nonEmptyListOf(anyText()) })),
  }),
  'not-found': objectOf<ContentByKind['not-found']>(textFields('text', 'homeLabel')),
};

export const PAGE_KINDS = Object.keys(SCHEMA_BY_KIND);

/** §3: yields a finding for each missing, unknown or invalid field in a page's content. */
export function* checkContents(site: Site): Generator<Finding> {
  for (const [id, { kind }] of Object.entries(site.pages)) {
    // The check of pages.ts reports an unknown kind.
    const schema: Schema | undefined = kind === 'job' ? undefined : SCHEMA_BY_KIND[kind];
    if (schema) yield* validate(site, schema, createPageContentNode(site, id));
  }
}
