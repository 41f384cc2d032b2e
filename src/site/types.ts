/**
 * The types of a firm's details, its settings and the content of its pages (§3). The types of the texts of controls,
 * forms and mails are in `words/`. If a field is missing or misspelt, `npm run typecheck` fails and names the file.
 */

import type { SiteLanguages } from './languages';
import type { TextWith } from './text';

/** The name of an icon. */
export type IconName = keyof typeof import('./icons');

/** A picture under the firm's `pictures/`, served at `/pictures/…`. */
export interface Picture {
  /**
   * The path below the firm's `pictures/`. With `widths`, the path has neither width nor extension
   * ('hero/innovation'). Without `widths`, the path is complete ('clients/acme.svg').
   */
  readonly src: string;
  /** The intrinsic size in CSS pixels. The browser reserves space with this aspect ratio until the file has loaded. */
  readonly width: number;
  readonly height: number;
  /** The alternative text, or '' for a decorative picture. */
  readonly alt: string;
  /**
   * Only for a raster picture: its available widths in pixels, in ascending order. For each width w, the files
   * `{src}-{w}.avif` and `{src}-{w}.webp` exist.
   */
  readonly widths?: readonly number[];
  /**
   * Only for a raster picture: a cropped version for upright viewports (3:4 and narrower). These viewports then load
   * only the visible area.
   */
  readonly upright?: Pick<Picture, 'src' | 'width' | 'height'> & { readonly widths: readonly number[] };
  /**
   * Only for a picture of the hero: false prevents mirroring in right-to-left languages, for example because the
   * picture contains writing. By default, right-to-left pages mirror the picture, because their text covers the other
   * side of the picture.
   */
  readonly mirror?: boolean;
}

/**
 * The path of a route, which follows '#' in the URL: '/about'. `npm run check` reports each path in the content that
 * leads to no page.
 */
export type InternalPath = `/${string}`;

export interface Link {
  readonly label: string;
  readonly href: InternalPath;
}

export interface ExternalLink {
  readonly label: string;
  readonly href: `https://${string}` | `mailto:${string}` | `tel:${string}`;
}

/* ---------- firm ---------- */

export interface PostalAddress {
  readonly street: string;
  /** '' in a country without postal codes. */
  readonly postalCode: string;
  readonly city: string;
  /** The country's name in the language of the site. */
  readonly country: string;
  /** The ISO 3166-1 alpha-2 code for search engines ('DE'). */
  readonly countryCode: string;
}

export interface Firm {
  /** The firm's name as the site shows it. */
  readonly name: string;
  readonly legalName: string;
  /** The origin of the public site without a trailing slash, for canonical URLs. */
  readonly origin: `https://${string}`;
  /**
   * The prefix of references such as 'BB-7K3F9Q': two to four letters, A to Z, because people read references aloud.
   */
  readonly referencePrefix: string;
  readonly tagline: string;
  readonly description: string;
  /** The firm's e-mail address, which pages show. By default, the relay sends the admin mails to this address. */
  readonly inbox: string;
  /** The phone number for display ('+49 30 901820') and for dialling ('+4930901820'). */
  readonly phone: { readonly display: string; readonly dial: string };
  readonly address: PostalAddress;
  readonly hours: string;
  /** The links to the firm's social media profiles; [] when it has none. */
  readonly social: readonly ExternalLink[];
  readonly logo: Picture;
}

/* ---------- home (§2.4) ---------- */

export interface HeroSlide {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly image: Picture;
  readonly credit: string;
}

export interface InsightEntry {
  readonly title: string;
  readonly description: string;
  readonly background: Picture;
  readonly imageGroup: 'german' | 'sustainability' | 'web';
}

export interface Stat {
  /** The final value of the counter, with a plus sign: '15+'. */
  readonly number: `${number}+`;
  readonly label: string;
}

export interface Testimonial {
  readonly id: number;
  /** The name of the organisation that gave the testimonial. */
  readonly name: string;
  readonly role: string;
  readonly image?: Picture;
  readonly review: string;
}

export interface Partner {
  readonly name: string;
  readonly logo: Picture;
}

export interface HomeContent {
  /** The accessible name of the hero's carousel, which has no visible heading. */
  readonly heroLabel: string;
  readonly hero: readonly HeroSlide[];
  /** The actions below the hero's text: a link, and the button that opens the contact form. */
  readonly heroActions: { readonly link: Link; readonly contactLabel: string };
  readonly insights?: { readonly heading: string; readonly entries: readonly InsightEntry[] };
  readonly stats?: { readonly heading: string; readonly items: readonly Stat[] };
  readonly testimonials?: {
    readonly heading: string;
    /** The accessible name of the section's carousel. */
    readonly label: string;
    readonly subtitle: string;
    readonly items: readonly Testimonial[];
  };
  readonly partners?: { readonly heading: string; readonly partners: readonly Partner[] };
}

/* ---------- people (§2.5 to §2.8) ---------- */

export interface BoardMember {
  readonly name: string;
  readonly role: string;
  readonly text: string;
  readonly img?: Picture;
}

export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly image?: Picture;
  readonly bio: string;
  readonly linkedin?: `https://${string}`;
}

/** Additional contact details of a member (§3.6). */
export interface TeamContact {
  readonly email: string;
  readonly phone: string;
}

/** The reporting lines by member id (§3.6). */
export type Hierarchy = Readonly<
  Record<number, { readonly directReports: readonly number[]; readonly reportingTo?: number }>
>;

/* ---------- about, clients, careers ---------- */

export interface AboutCard {
  readonly title: string;
  readonly icon: IconName;
  readonly text: string;
  /** Cards within the card. */
  readonly parts?: readonly { readonly title: string; readonly icon: IconName; readonly text: string }[];
}

export interface Client {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** A category label, despite the name of the field (§3.7). */
  readonly year: string;
  readonly logo: Picture;
}

/** A value of `employmentType` in schema.org's JobPosting. */
export type EmploymentType =
  'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER' | 'PER_DIEM' | 'OTHER';

/** The pay of a job before taxes, per unit of time (`per`). Without `most`, the pay is exactly `least`. */
export interface Salary {
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly least: number;
  readonly most?: number;
  readonly per: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

export interface Job {
  /** The id in URLs: `/careers/{id}` and `/careers?job={id}`. The id of a job must never change. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The first item is the type of engagement, and the second item is the duration. Both items appear as badges. */
  readonly requirements: readonly [string, string, ...string[]];
  readonly skills: readonly string[];
  /** The publication date for search engines, an ISO date. The default is `datePosted` of `JobsContent`. */
  readonly datePosted?: string;
  /**
   * The last day for applications, an ISO date. The first build after this day closes the job. A job without a last day
   * has no structured data for search engines.
   */
  readonly validThrough?: string;
  /** The default is `employmentType` of `JobsContent`. */
  readonly employmentType?: EmploymentType;
  /**
   * The workplace: a postal address, or the countries in which people work from home. The default is the firm's
   * address.
   */
  readonly workplace?: PostalAddress | { readonly remoteIn: readonly [string, ...string[]] };
  readonly salary?: Salary;
}

/** The firm's board and team (§2.5 to §2.8). */
export interface PeopleContent {
  readonly subtitle: string;
  readonly cards?: readonly AboutCard[];
  readonly board?: { readonly heading: string; readonly members: readonly BoardMember[] };
  readonly team?: {
    readonly heading: string;
    readonly subtitle: string;
    readonly members: readonly TeamMember[];
    /** The ids of the shown members, in the order of their cards (§3.6). */
    readonly shownIds: readonly number[];
    /**
     * The ids of the members whose cards open the team hierarchy. The chart shows the names of these members in the
     * format of `leader` (§2.7, §2.8).
     */
    readonly leaderIds: readonly number[];
    /**
     * The ids that belong to no member. Lists and hierarchies may contain these ids (§3.6), but every view omits them.
     */
    readonly vacantIds?: readonly number[];
    /**
     * The link on the card of each member with `linkedin`. `suffix` is hidden text for screen readers, which may
     * announce the link out of context.
     */
    readonly profileLink?: { readonly label: string; readonly suffix: TextWith<'name'> };
  };
  /**
   * The team hierarchy, whose top is the member with the id 1. Without this field, no card has a button that opens the
   * hierarchy.
   */
  readonly hierarchy?: {
    readonly words: TeamHierarchyWords & {
      /**
       * Hidden text after the title on each button, for screen readers, which may announce the button out of context.
       */
      readonly titleSuffix: TextWith<'name'>;
    };
    /** The versions of the hierarchy (§3.6), in the order of their tabs. */
    readonly versions: readonly HierarchyVersion[];
  };
}

/** The texts of the team hierarchy (§2.8). `{name}` is the name of a member. */
export interface TeamHierarchyWords {
  readonly title: string;
  /** A leader's name in the hierarchy chart. */
  readonly leader: TextWith<'name'>;
  readonly drillDownTitle: TextWith<'name'>;
  readonly back: TextWith<'name'>;
  readonly reportsTo: TextWith<'name'>;
  /** The accessible description of the button of a member who has direct reports. */
  readonly opensTeam: string;
  readonly noReports: string;
}

export type VersionId = 'whole-team' | 'leadership';

/** One version of the team hierarchy (§3.6). */
export interface HierarchyVersion {
  readonly id: VersionId;
  readonly label: string;
  readonly hierarchy: Hierarchy;
  /** The ids of the members that are missing from the `directReports` of their manager (§3.6). */
  readonly unlistedIds?: readonly number[];
}

/** The Clients page (§2.9, §3.7). */
export interface ClientsContent {
  readonly subtitle: string;
  readonly items: readonly Client[];
}

/** The Careers page (§2.11, §3.11). */
export interface JobsContent {
  /** The default publication date of a job, an ISO date. Only the structured data (JSON-LD) contains this date. */
  readonly datePosted: string;
  readonly employmentType: EmploymentType;
  readonly intro: string;
  readonly requirementsHeading: string;
  readonly skillsHeading: string;
  readonly callToAction: string;
  readonly jobs: readonly Job[];
}

/* ---------- services (§2.10, §3.8) ---------- */

/** The Services page (§2.10): service cards, a link for undecided visitors, and the popular combos. */
export interface ServicesContent {
  readonly subtitle: string;
  readonly services: readonly Service[];
  readonly undecided?: { readonly text: string; readonly link: Link };
  readonly combos?: { readonly heading: string; readonly callToAction: string; readonly cards: readonly ComboCard[] };
}

export interface Service {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly plans: readonly { readonly name: string; readonly price: string; readonly link: InternalPath }[];
  readonly comboPlan?: { readonly name: string; readonly link: InternalPath };
}

export interface ComboCard {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly link: InternalPath;
  /** True when the card opens the custom-solution dialog (§2.10) instead of the page of `link`. */
  readonly isCustom: boolean;
}

/* ---------- plans (§2.13, §3.8, §9.5 to §9.15) ---------- */

export interface Feature {
  readonly name: string;
  readonly included: boolean;
}

export interface Plan {
  /** An id that is unique on the page. */
  readonly id: string;
  /** The name on the page and in the quote. Two plans of a page may have the same name (§9.13). */
  readonly name: string;
  readonly subtitle: string;
  /**
   * The text that distinguishes the plan from another plan with the same name on the page (§9.13). In buttons and
   * requests, this text follows the name.
   */
  readonly distinction?: string;
  readonly price?: string;
  readonly features: readonly Feature[];
}

/** A plan of §9.7, always with a price and a suggested add-on. */
export interface EcommercePlan extends Plan {
  readonly price: string;
  /** The full name of the suggested marketing add-on. */
  readonly addon: string;
}

export interface MarketingAddon {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** The monthly price range. */
  readonly range: string;
  readonly features: readonly Feature[];
  /** Short names of extra services, shown as chips. */
  readonly addons: readonly string[];
  /** The name of the plan for which the add-on is recommended. */
  readonly forPlan: string;
}

export interface FeatureGroup {
  readonly heading: string;
  readonly features: readonly Feature[];
}

export interface ComboPlan {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** The features of the first service, then the features of the second service. */
  readonly groups: readonly [FeatureGroup, FeatureGroup];
  readonly idealFor: string;
}

export interface OverviewItem {
  /** The name of the described plan or service ('Basic'). */
  readonly plan: string;
  /** A title that characterises the plan or service. */
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
}

export interface PlanExample {
  readonly plan: string;
  readonly name: string;
  readonly description: string;
  readonly logo: Picture;
}

export interface LabelledList {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface DetailSection {
  /** The heading in the letter case that the page shows: 'BASIC' or 'Basic' (§2.13). */
  readonly heading: string;
  /** The name of the plan for which the button opens the quote dialog. */
  readonly plan: string;
  readonly audience: string;
  readonly paragraph: string;
  /** The contents of the plan. */
  readonly offer: LabelledList;
  readonly pictures?: readonly [Picture, Picture];
  /** A list of the plan's typical customers, or a list of optional extras. */
  readonly suitability: LabelledList;
  readonly quote: string;
}

/** A page with plan cards, an overview and detail sections (§2.13). */
export interface PlansContent {
  readonly subtitle: string;
  readonly quote: QuoteSettings;
  /** For screen readers: the section heading of the plans ('Plans'). */
  readonly plansHeading: string;
  readonly callToAction: string;
  /** The order of features on plan cards (§4.8). Cybersecurity cards use 'as-given', the order in the content. */
  readonly featureOrder: 'included-first' | 'as-given';
  readonly plans: readonly Plan[];
  readonly overview?: {
    readonly heading: string;
    readonly subtitle?: string;
    readonly items: readonly OverviewItem[];
  };
  readonly examples?: {
    readonly heading: string;
    readonly items: readonly PlanExample[];
  };
  readonly details?: {
    readonly heading: string;
    readonly callToAction: string;
    readonly sections: readonly DetailSection[];
  };
}

/** A software or mobile combo: cards with two feature groups, and a comparison (§2.13, §4.8). */
export interface ComboContent {
  readonly subtitle: string;
  readonly quote: QuoteSettings;
  readonly tabs: { readonly plans: string; readonly comparison: string };
  readonly plans: readonly ComboPlan[];
}

/** The e-commerce combo: plans and add-ons in two tabs (§2.13, §9.7, §9.8). */
export interface BundleContent {
  readonly subtitle: string;
  readonly quote: QuoteSettings;
  readonly tabs: { readonly plans: string; readonly addons: string };
  readonly plans: readonly EcommercePlan[];
  readonly addons: readonly MarketingAddon[];
  readonly why?: {
    readonly heading: string;
    readonly items: readonly { readonly title: string; readonly description: string; readonly icon: IconName }[];
  };
}

/* ---------- quotes (§2.14, §3.9, §9.5) ---------- */

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface QuoteSelect {
  readonly name: 'companySize' | 'serviceInterest' | 'industry' | 'businessType';
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface QuoteSettings {
  /** The form's title, with the placeholder {plan}, and {addon} if each plan has an add-on. */
  readonly title: TextWith<'plan', 'addon'>;
  /**
   * The form's title for a plan without an add-on, with only the placeholder {plan}. Required if `title` contains
   * {addon}.
   */
  readonly titleWithoutAddon?: TextWith<'plan'>;
  /** The name of the service in a quote request. The default is the page's title. */
  readonly service?: string;
  /** The helper text below the budget field, with the placeholder {plan}. */
  readonly helper: TextWith<'plan'>;
  /** The label of the form's submit button. */
  readonly submitLabel: string;
  readonly selects: readonly QuoteSelect[];
  /** The key of the preset budget range, by plan or service name (§9.5). Pages never show the key. */
  readonly budgetKeys: Readonly<Record<string, string>>;
  /** The key of the preset budget range for a plan that `budgetKeys` does not contain. */
  readonly otherBudgetKey?: string;
  /** The initial option of a select, by plan or service name. */
  readonly preselect?: {
    readonly select: QuoteSelect['name'];
    readonly byPlan: Readonly<Record<string, string>>;
  };
}

/* ---------- forms, settings ---------- */

export interface CountryCode {
  readonly code: `+${number}`;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** The lower-case ISO code, which names the flag's image file. */
  readonly flag: string;
  readonly name: string;
}

/** A firm's choices for the behaviour of its site. */
export interface Settings {
  /** The language of the pages ('en', 'de'): the documents' `lang`. */
  readonly language: string;
  /** The languages of a multilingual site, the default language first. */
  readonly languages?: SiteLanguages;
  /** The locale of numbers, prices and dates ('en-GB'). */
  readonly locale: string;
  /** The IANA time zone of the times in mails ('Europe/Berlin'). Without this setting, the times are in UTC. */
  readonly timeZone?: string;
  /**
   * The ISO 4217 code of the firm's currency. The structured data (JSON-LD) uses this currency for a price that names
   * no currency.
   */
  readonly currency: string;
  /**
   * The ISO 4217 codes of the currencies for the budget (§2.14). The first code is the default. Without this list, only
   * `currency` is available.
   */
  readonly budgetCurrencies?: readonly [string, ...string[]];
  /**
   * 'summary': quote and custom-solution forms show a summary that the visitor can mail, copy or print, and the relay
   * stores nothing. 'relay': the relay also accepts quotes and custom requests.
   */
  readonly quoteDelivery: 'summary' | 'relay';
  /** 'specified': the rules of §5. 'inclusive': any e-mail domain, letters of any script, phone lengths by country. */
  readonly formRules: 'specified' | 'inclusive';
  /**
   * The font families for letters that Inter lacks, each as its package name without '@fontsource/'
   * ('noto-sans-arabic'). The browser draws each letter in the first family that contains it.
   */
  readonly fonts?: readonly string[];
  /**
   * The path of the privacy policy. Each form links to this page before its buttons, because the information must be
   * available when personal data is collected (Art. 13 GDPR). Without this setting, the forms have no such link.
   */
  readonly privacyPath?: InternalPath;
  /**
   * An SVG drawing behind the headings of pages. Wide headings show the drawing, except in print, with forced colours
   * or with more contrast. The palette colours `decoration` and `decorationNight` replace the colours of the drawing.
   */
  readonly headingDecoration?: Picture;
}

/* ---------- long texts ---------- */

/** A term and its meaning in plain words. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
}

export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  /** A link after the paragraphs and items, to a page of the site or to another website. */
  readonly link?: Link | ExternalLink;
  readonly terms?: readonly Definition[];
}

/**
 * The information that Annex V of the European Accessibility Act (Directive (EU) 2019/882) requires about a service.
 * The sections of the accessibility statement show each of these texts.
 */
export interface ServiceInformation {
  /** The service and its use: Annex V, 1 (a) and (b). */
  readonly description: string;
  /** How the service meets the accessibility requirements: Annex V, 1 (c). */
  readonly accessibility: string;
  /** The contact for questions about accessibility. */
  readonly contact: string;
  /** The market surveillance authority of the firm's country. */
  readonly authority: { readonly name: string; readonly address: string; readonly link: ExternalLink };
}

export interface TextContent {
  readonly intro: string;
  /** The date of the last change, an ISO date. */
  readonly updated: string;
  readonly sections: readonly TextSection[];
  /** Only in the accessibility statement of a firm to which the European Accessibility Act applies. */
  readonly service?: ServiceInformation;
}

/** The texts of the contact page. `Firm` contains the contact details. */
export interface ContactContent {
  readonly intro: string;
  readonly details: {
    readonly heading: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly hours: string;
    readonly social: string;
  };
  readonly formHeading: string;
}

/** The page for any unknown path (§2.15). */
export interface NotFoundContent {
  readonly text: string;
  /** The label of the link to the home page. */
  readonly homeLabel: string;
}

/** The results of a complete run of the accessibility audits, for the accessibility statement. */
export interface AccessibilityResults {
  /**
   * The name of the audited firm. A different name shows that the record was copied from another firm, so the record is
   * invalid.
   */
  readonly firm: string;
  /** The date of the run, an ISO date. */
  readonly date: string;
  /** The name and version of the browser. */
  readonly browser: string;
  readonly engines: readonly { readonly name: string; readonly version: string }[];
  /** The number of audited states of the site. */
  readonly states: number;
  /** The viewport widths, in CSS pixels. */
  readonly widths: readonly number[];
  readonly modes: readonly string[];
  /** The number of checks by the engines: at most one for each combination of engine, state, width and mode. */
  readonly engineChecks: number;
  /** The number of measurements, such as of target sizes and of cut-off texts. */
  readonly measurements: number;
  readonly failures: number;
  /** The number of kinds of findings that a reviewer has proven to be false positives. */
  readonly falsePositives: number;
}

/* ---------- types for the store and the components only ---------- */

/** The position of a carousel, and the direction of its last move (§4.2). */
export interface CarouselMove {
  /** The index of the first visible slide, from 0. */
  index: number;
  /** The direction of the move, which determines the side from which the slide enters. */
  direction: 'forward' | 'backward';
}
