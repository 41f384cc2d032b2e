/**
 * The shapes of everything a firm replaces when it takes this site (§3). Content files hold data in these
 * shapes and nothing else; a missing or misspelt field fails `npm run typecheck` with the file's name.
 */

/** A picture under the firm's `pictures/`, served at `/pictures/…`. */
export interface Picture {
  /**
   * Path below the firm's `pictures/`. For a vector file the whole name ('clients/acme.svg'); for a raster
   * picture with `widths` the name without width and ending ('hero/innovation').
   */
  readonly src: string;
  /** Intrinsic size in CSS pixels: the space is reserved before the file arrives. */
  readonly width: number;
  readonly height: number;
  /** What it tells a person who can't see it; '' when it only decorates. */
  readonly alt: string;
  /** Raster only: for each width w the files `{src}-{w}.avif` and `{src}-{w}.webp` exist. Ascending. */
  readonly widths?: readonly number[];
  /** Raster only: the part of it that upright windows (3:4 and narrower) show, so that they fetch no more than that. */
  readonly upright?: Pick<Picture, 'src' | 'width' | 'height'> & { readonly widths: readonly number[] };
}

/** Every drawn icon the content can ask for; `components/Icon` maps each to a drawing. */
export type IconName =
  | 'analytics'
  | 'android'
  | 'award'
  | 'bolt'
  | 'brush'
  | 'building'
  | 'calendar'
  | 'cart'
  | 'chat'
  | 'clock'
  | 'cloud'
  | 'code'
  | 'compass'
  | 'database'
  | 'desktop'
  | 'eye'
  | 'globe'
  | 'growth'
  | 'handshake'
  | 'headset'
  | 'layers'
  | 'leaf'
  | 'lock'
  | 'mail'
  | 'map-pin'
  | 'megaphone'
  | 'phone'
  | 'puzzle'
  | 'recycle'
  | 'rocket'
  | 'search'
  | 'seedling'
  | 'shield'
  | 'smartphone'
  | 'sparkles'
  | 'store'
  | 'target'
  | 'tree'
  | 'trophy'
  | 'users'
  | 'wallet'
  | 'wrench';

/** A route of the site by its path after '#', e.g. '/about'. The contract test proves each one is in the route table. */
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
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export interface Firm {
  /** The product's name of the specification. */
  readonly name: string;
  readonly legalName: string;
  /** Origin of the public site without a trailing slash, for canonical addresses. */
  readonly origin: `https://${string}`;
  /** Two to four letters, A to Z: 'BB' makes references such as 'BB-7K3F9Q', which people quote and read aloud. */
  readonly referencePrefix: string;
  readonly tagline: string;
  readonly description: string;
  /** Inbox that contact messages, applications and quote requests reach. */
  readonly inbox: string;
  /** As people read it ('+49 30 901820') and as a phone dials it ('+4930901820'). */
  readonly phone: { readonly display: string; readonly dial: string };
  readonly address: PostalAddress;
  readonly hours: string;
  /** Empty when the firm has no profiles. */
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
  /** The final value as shown, e.g. '15+'. */
  readonly number: `${number}+`;
  readonly label: string;
}

export interface Testimonial {
  readonly id: number;
  /** The organisation. */
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
  /** Names the hero for assistive technology; it has no visible heading of its own. */
  readonly heroLabel: string;
  readonly hero: readonly HeroSlide[];
  /** What stands under the hero's words: a link, and the button that opens the contact form. */
  readonly heroActions: { readonly link: Link; readonly contactLabel: string };
  readonly insights?: { readonly heading: string; readonly entries: readonly InsightEntry[] };
  readonly stats?: { readonly heading: string; readonly items: readonly Stat[] };
  readonly testimonials?: {
    readonly heading: string;
    /** Names the carousel in that section. */
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

/** What the firm knows of a member besides (§3.6). */
export interface TeamContact {
  readonly email: string;
  readonly phone: string;
}

/** Who reports to whom, keyed by member id (§3.6). */
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
  /** A category label, despite its name (§3.7). */
  readonly year: string;
  readonly logo: Picture;
}

export interface Job {
  /** Stable, used in links: `/careers?job={id}`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The first item is the engagement type, the second the duration; both are shown as badges. */
  readonly requirements: readonly [string, string, ...string[]];
  readonly skills: readonly string[];
}

/** The people behind the firm (§2.5 to §2.8). */
export interface PeopleContent {
  readonly subtitle: string;
  readonly cards: readonly AboutCard[];
  readonly board?: { readonly heading: string; readonly members: readonly BoardMember[] };
  readonly team?: {
    readonly heading: string;
    readonly subtitle: string;
    readonly members: readonly TeamMember[];
    /** Whom the page shows, in order (§3.6). */
    readonly shownIds: readonly number[];
    /** Members whose card opens the chart of who reports to whom, and whose name it prefixes (§2.7, §2.8). */
    readonly leaderIds: readonly number[];
    /** Ids that lists and hierarchies may name though nobody has them (§3.6); they are left out of every view. */
    readonly vacantIds?: readonly number[];
    /** The link on each card; the second part is for whom the card around it says nothing. */
    readonly profileLink?: { readonly label: string; readonly suffix: string };
  };
  /** Without it nobody's card opens a team. */
  readonly hierarchy?: {
    readonly words: TeamHierarchyWords & {
      /** After the title, for whom it is not plain from the card that it stands on. */
      readonly titleSuffix: string;
    };
    /** The readings of who reports to whom (§3.6), in the order of their tabs. */
    readonly versions: readonly HierarchyVersion[];
  };
}

/** The words of the chart of who reports to whom (§2.8); `{name}` stands for a member's name. */
export interface TeamHierarchyWords {
  readonly title: string;
  /** A leader's name on the drawn chart. */
  readonly leader: string;
  readonly drillDownTitle: string;
  readonly back: string;
  readonly reportsTo: string;
  /** Describes the button of a member with reports. */
  readonly opensTeam: string;
  readonly noReports: string;
}

export type VersionId = 'whole-team' | 'leadership';

/** One of the readings of who reports to whom (§3.6). */
export interface HierarchyVersion {
  readonly id: VersionId;
  readonly label: string;
  readonly hierarchy: Hierarchy;
  /** Who reports to somebody without standing among that person's reports, as written (§3.6). */
  readonly unlistedIds?: readonly number[];
}

/** §2.9, §3.7. */
export interface ClientsContent {
  readonly subtitle: string;
  readonly items: readonly Client[];
}

/** §2.11, §3.11. */
export interface JobsContent {
  /** When the jobs were opened, ISO date; told to search engines. */
  readonly datePosted: string;
  /** As schema.org's JobPosting names it: 'INTERN', 'FULL_TIME', 'PART_TIME', 'CONTRACTOR' … */
  readonly employmentType:
    'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER' | 'PER_DIEM' | 'OTHER';
  readonly intro: string;
  readonly requirementsHeading: string;
  readonly skillsHeading: string;
  readonly callToAction: string;
  readonly jobs: readonly Job[];
}

/* ---------- services (§2.10, §3.8) ---------- */

/** The Services page (§2.10): service cards, a way out for the undecided, and the popular combos. */
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
  /** Opens the custom-solution dialog (§2.10) instead of following `link`. */
  readonly isCustom: boolean;
}

/* ---------- plans (§2.13, §3.8, §9.5 to §9.15) ---------- */

export interface Feature {
  readonly name: string;
  readonly included: boolean;
}

export interface Plan {
  /** Unique on its page. */
  readonly id: string;
  /** As shown and as the quote names it. Two plans of a page may share it (§9.13). */
  readonly name: string;
  readonly subtitle: string;
  /** Tells it from another plan of the same name on its page (§9.13): follows the name in buttons and requests. */
  readonly distinction?: string;
  readonly price?: string;
  readonly features: readonly Feature[];
}

/** A plan of §9.7: always priced, always with an add-on that suits it. */
export interface EcommercePlan extends Plan {
  readonly price: string;
  /** Full name of the suggested marketing add-on. */
  readonly addon: string;
}

export interface MarketingAddon {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** Monthly. */
  readonly range: string;
  readonly features: readonly Feature[];
  /** Short extras, shown as chips. */
  readonly addons: readonly string[];
  /** Name of the plan it is recommended for. */
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
  /** Software (or mobile) first, digital marketing second. */
  readonly groups: readonly [FeatureGroup, FeatureGroup];
  readonly idealFor: string;
}

export interface OverviewItem {
  /** The plan or service it stands for ('Basic'). */
  readonly plan: string;
  /** What its tier is called. */
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
  /** As printed: 'BASIC' or 'Basic' (§2.13). */
  readonly heading: string;
  /** Name of the plan that its button opens a quote for. */
  readonly plan: string;
  readonly audience: string;
  readonly paragraph: string;
  /** What the plan holds. */
  readonly offer: LabelledList;
  readonly pictures?: readonly [Picture, Picture];
  /** Whom it suits, or what can be had besides. */
  readonly suitability: LabelledList;
  readonly quote: string;
}

/** A page with plan cards, an overview and detail sections (§2.13). */
export interface PlansContent {
  readonly subtitle: string;
  readonly quote: QuoteSettings;
  /** What its plans are called together, as a section heading ('Plans'). */
  readonly plansHeading: string;
  readonly callToAction: string;
  /** §4.8: plan cards list included features first; cybersecurity cards keep the given order. */
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

/** Software and mobile combos: cards with two feature groups, and a comparison (§2.13, §4.8). */
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
  readonly why: {
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
  /** With the placeholder {plan}, and {addon} where each plan comes with one. */
  readonly title: string;
  /** With the placeholder {plan} alone: the title while no add-on is chosen. Needed where `title` has {addon}. */
  readonly titleWithoutAddon?: string;
  /** What a request calls the page, where its title is no name for a service. */
  readonly service?: string;
  /** Helper text under the budget, with the placeholder {plan}. */
  readonly helper: string;
  /** Of the button that ends the form. */
  readonly submitLabel: string;
  readonly selects: readonly QuoteSelect[];
  /** Plan or service name → preset budget-range key, never displayed (§9.5). */
  readonly budgetKeys: Readonly<Record<string, string>>;
  /** Key for a plan that the table does not name. */
  readonly otherBudgetKey?: string;
  /** Plan or service name → the option a select starts on. */
  readonly preselect?: {
    readonly select: QuoteSelect['name'];
    readonly byPlan: Readonly<Record<string, string>>;
  };
}

/* ---------- forms, settings ---------- */

export interface CountryCode {
  readonly code: `+${number}`;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The lower-case ISO code: names the flag's picture. */
  readonly flag: string;
  readonly name: string;
}

/** Choices a firm makes about how the site behaves. */
export interface Settings {
  /** What the pages are written in ('en', 'de'): the documents' `lang`. */
  readonly language: string;
  /** How numbers, prices and dates are written ('en-GB'). */
  readonly locale: string;
  /** ISO 4217 code of the prices that carry none of their own; told to search engines. */
  readonly currency: string;
  /** ISO 4217 codes that a budget can be given in, the first at first (§2.14); without them `currency` alone. */
  readonly budgetCurrencies?: readonly [string, ...string[]];
  /** 'summary': nothing is sent, the visitor gets a summary to send. 'relay': the relay takes quotes too. */
  readonly quoteDelivery: 'summary' | 'relay';
  /** 'specified': the rules of §5. 'inclusive': any domain, any script, phone lengths by country. */
  readonly formRules: 'specified' | 'inclusive';
}

/* ---------- long texts ---------- */

/** A term and what it means, in plain words. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
}

export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  readonly terms?: readonly Definition[];
}

export interface TextContent {
  readonly intro: string;
  /** When it was last changed, ISO date. */
  readonly updated: string;
  readonly sections: readonly TextSection[];
}

/** The contact page; the details themselves are the firm's. */
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

/** §2.15: any path that is not a page. */
export interface NotFoundContent {
  readonly text: string;
  /** Of the link to the home page. */
  readonly homeLabel: string;
}

/** A complete run of the accessibility audits, as the accessibility statement tells it. */
export interface AccessibilityResults {
  /** Name of the firm whose site it was: a copied record is of no worth. */
  readonly firm: string;
  /** ISO date. */
  readonly date: string;
  /** Name and version. */
  readonly browser: string;
  readonly engines: readonly { readonly name: string; readonly version: string }[];
  /** How many states of the site were looked at. */
  readonly states: number;
  /** Of the window, in CSS pixels. */
  readonly widths: readonly number[];
  readonly modes: readonly string[];
  /** Looks of an engine at a state in one width and mode. */
  readonly engineChecks: number;
  /** Measurements of targets and texts in a state and width. */
  readonly measurements: number;
  readonly failures: number;
  /** Kinds of finding that were proven to be an engine's mistake. */
  readonly falsePositives: number;
}

/* ---------- what no file holds, but store and components both speak of ---------- */

/** Where a carousel stands, or goes (§4.2). */
export interface Move {
  /** The first slide shown, counted from 0. */
  index: number;
  /** The way it went there: the entering slide comes from that side. */
  direction: 'forward' | 'backward';
}
