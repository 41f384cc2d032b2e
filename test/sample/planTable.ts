/**
 * The plan pages, copied from docs/specification. If the tests imported the content instead, the tests would compare
 * the content with itself. ';' separates the items of a list. '…' represents words that the specification does not
 * define.
 */

/** A plan: one row of a table. */
export interface PlanRow {
  readonly name: string;
  /** The text in buttons that distinguishes two plans with the same name. */
  readonly distinction: string;
  readonly subtitle: string;
  readonly price: string;
  readonly addon: string;
  readonly included: readonly string[];
  /** The excluded features. A '…' at the end means that the card also excludes features of higher plans. */
  readonly excluded: readonly string[];
  /** The preset key of the budget range (§9.5), which the site never shows. */
  readonly budgetKey: string;
}

const LIST_COLUMNS = ['included', 'excluded'];
const splitAndTrim = (text: string, separator: string) => text.split(separator).map((part) => part.trim());
export const splitAtSemicolons = (text = ''): readonly string[] =>
  splitAndTrim(text, ';').filter((entry) => entry !== '');

/** Parses a table with a header row. */
function parseTable(text: string): readonly PlanRow[] {
  const [columnNames = [], ...rows] = splitAndTrim(text.trim(), '\n').map((line) => splitAndTrim(line, '|'));
  const defaultCells = { distinction: '', subtitle: '…', price: '', addon: '', excluded: [] };
  return rows.map((cells) => ({
    ...defaultCells,
    ...(Object.fromEntries(
      columnNames.map((columnName, index) => [
        columnName,
        LIST_COLUMNS.includes(columnName) ? splitAtSemicolons(cells[index]) : (cells[index] ?? ''),
      ]),
    ) as unknown as PlanRow),
  }));
}

/** The default texts of a page (§2.13, §2.14). */
const DEFAULT_TEXTS = {
  callToAction: 'CHOOSE PLAN',
  dialogTitle: 'Request Quote for {plan} Plan',
  helper: 'Please enter your budget for the {plan} plan',
  submitLabel: 'CONFIRM PLAN SELECTION',
  selects: [] as readonly string[],
} as const;

const DEFAULT_PAGE = {
  ...DEFAULT_TEXTS,
  /** The second path of the page (§2.1). */
  alias: '',
  subtitle: '',
  /** True when `included` lists only some features of a card. */
  isPartial: false,
  /** Heading, subtitle, item names and item descriptions of the overview. An unspecified text is '' or absent. */
  overview: ['', '', '', ''] as readonly string[],
  detailLists: ["What's Included:", 'Perfect For:'],
  detailCallToAction: 'Choose Plan',
} as const;

/** The plans of the e-commerce page and the e-commerce combo (§9.7). */
const ECOMMERCE_PLANS = parseTable(`
  name     | price      | budgetKey | addon                              | included | excluded
  Basic    | ₹8k–₹12k   | 8k-12k    | Spark Marketing Add-on             | Up to 10 products; Responsive design; Basic SEO; Payment gateway integration (…); 1 month support | Blog; Hosting; SSL; Speed; Custom features
  Startup  | ₹18k–₹25k  | 18k-25k   | Ignite Marketing Toolkit           | Up to 50 products; Cart abandonment; Coupons; Email notifications; Blog; Basic SSL; Basic optimization; 3 months support | Hosting; Custom features
  Standard | ₹30k–₹45k  | 30k-45k   | Accelerate Marketing Combo         | Unlimited products; Full SEO; Wishlist and save for later; Analytics dashboard; Speed optimization; 1-year free hosting and domain; SSL and firewall; Basic custom features; 6 months support
  Premium  | ₹50k–₹80k  | 50k-80k   | Ascend Full-Scale Marketing Add-on | Account manager; 24/7 support; Marketplace integration; Loyalty points; Multi-currency and multi-language; Custom checkout; Marketing automation; Advanced SSL, optimization and custom features; 1 year support
`);

export const PLAN_PAGES = [
  {
    ...DEFAULT_PAGE,
    section: '§9.6',
    route: '/business-website-pricing',
    alias: '/website-seo-combo',
    title: 'Business Website Pricing-plan',
    subtitle: 'Find the Perfect plan that suits you or your business',
    plans: parseTable(`
      name     | budgetKey | subtitle | included | excluded
      Basic    | below-5k  | Small businesses & simple websites            | Responsive & Mobile-Friendly; 3-5 Pages; Basic Contact Form; 1-Month Tech Support | Template; SEO; E-commerce; Blog; Hosting & domain; Security; Speed optimization; Custom features
      Startup  | 5k-10k    | Startups, personal brands, & small businesses | Semi-Custom; 5-7 Pages; Basic SEO; Advanced Contact Form; Blog; Basic SSL; Basic Optimization; 3-Months Tech Support | E-Commerce; Hosting & Domain; Custom Features
      Standard | 10k-20k   | Small to mid-sized businesses & professionals | Fully Custom; 10-15 Pages; Standard SEO; Basic Store; 1-Year Free H & D; Standard SSL/Firewall; Advanced Optimization; Basic Custom Features; 6-Months Tech Support
      Premium  | 20k-50k   | Feature-rich, high-conversion websites        | Premium Custom; 20+ Pages; Advanced SEO; Advanced Store; Multi-Step & CRM; Advanced SSL/Firewall; Ultra-Fast Optimization; Advanced Custom Features; 1 Year Tech Support
    `),
    details: ['BASIC', 'STARTUP', 'STANDARD'],
  },
  {
    ...DEFAULT_PAGE,
    section: '§9.7',
    route: '/ecommerce-website-pricing',
    title: 'E-commerce Website Pricing-plan',
    plans: ECOMMERCE_PLANS,
    overview: [
      'Our E-commerce Plans',
      'Choose the perfect plan for your online store',
      'STARTER STORE; BUSINESS STORE; PRO STORE; ULTIMATE STORE',
    ],
    details: ['BASIC', 'STARTUP', 'STANDARD', 'PREMIUM'],
    dialogTitle: 'Choose {plan} Plan',
  },
  {
    ...DEFAULT_PAGE,
    section: '§9.9',
    route: '/mobile-application-pricing',
    title: 'Mobile Application Pricing-plan',
    plans: parseTable(`
      name     | budgetKey  | included | excluded
      Basic    | launch     | Android or iOS only; 1 API; 1-month support | Payment gateway; Offline / real-time; Loyalty; Admin
      Startup  | growth     | Android + iOS + PWA; Single payment gateway; 3 APIs; Basic loyalty; Basic admin; 3 months of support plus strategy | Offline
      Standard | scale      | Android + iOS + Web; Multiple gateways; Chat and offline; 5 APIs; Gamification; Full admin; 6 months of support plus reviews
      Premium  | enterprise | Full ecosystem; Wallet plus multiple gateways; Unlimited APIs; Role-based admin; SLA support plus a launch campaign
    `),
    details: ['Basic', 'Startup', 'Standard', 'Premium'],
    dialogTitle: 'Request Quote for {plan}',
  },
  {
    ...DEFAULT_PAGE,
    section: '§9.10',
    route: '/digital-marketing-pricing',
    title: 'Digital Marketing Pricing',
    subtitle: 'Find the perfect digital marketing plan to boost your online presence',
    plans: parseTable(`
      name     | budgetKey | subtitle    | included | excluded
      Basic    | 6k-10k    | Spark Plan  | On-page SEO; 2 social platforms at 3 posts/week; 1 email campaign per month; 1-month reporting; 1-month tech support | Video; PPC; CRO; Analytics; …
      Startup  | 12k-18k   | Ignite Plan | On-page plus basic off-page SEO; 3 platforms at 4 posts/week; 2 campaigns per month; Basic conversion tracking; PPC setup (ad spend extra); Bi-monthly (2-month) reporting; 3-month support
      Standard | 20k-30k   | Accelerate… | Full SEO; 5 platforms with daily posts; 4 campaigns per month; Standard-level CRO; Full PPC on the two largest search and social ad networks; Monthly content strategy; 1 video per month; 3-month reporting; 6-month support | Email automation; Advanced analytics; Custom videos
      Premium  | 35k-60k   | Ascend…     | AI-powered SEO audits; 5+ platforms with paid promotion; Full-funnel email automation; Full CRO; PPC on search, social and professional-network ad platforms; 2 videos per month; Custom videos; Bi-weekly reporting; 1-year support; Dedicated account manager; Brand strategy; Competitor analysis
    `),
    overview: ['Our Digital Marketing Plans', '', 'SPARK; IGNITE; ACCELERATE; ASCEND'],
    details: ['BASIC', 'STARTUP', 'STANDARD', 'PREMIUM'],
  },
  {
    ...DEFAULT_PAGE,
    section: '§9.11',
    route: '/software-development-pricing',
    alias: '/software-support-combo',
    title: 'Software Development Pricing',
    plans: parseTable(`
      name     | budgetKey | included | excluded
      Basic    | 5k-12k    | Windows only; 2–3 screens; Single purpose; Delivery 5–7 days; 1 week of bug-fix support | Database
      Startup  | 15k-25k   | Cross-platform; Up to 5 screens; Local SQLite or JSON storage; CRUD and export; Delivery 10–14 days; 1 month of support
      Standard | 30k-50k   | Windows, macOS and Linux; SQLite or MySQL; User roles, search, filters and reports; Login and permissions; Delivery 3–4 weeks; 2 months of bug fixes plus minor upgrades
      Premium  | 60k-100k  | Multi-OS; Remote DB sync; Encryption; API integrations; Auto-updates and notifications; Custom branding; Advanced reports; Dedicated PM; Documentation; Performance optimization; Delivery 4–6 weeks; 3 months of support
    `),
    overview: [
      '',
      '',
      'SPARK PLAN; IGNITE PLAN; ACCELERATE PLAN; ASCEND PLAN',
      `Simple Tools for Smooth Internal Operations; Smart Desktop Apps for Small Businesses; Advanced Desktop Solutions
        for Growing Brands; Enterprise-Level Desktop Applications with Powerful Capabilities`.replace(/\s+/g, ' '),
    ],
    details: ['Basic', 'Startup', 'Standard', 'Premium'],
  },
  {
    ...DEFAULT_PAGE,
    section: '§9.12',
    route: '/cybersecurity-pricing',
    otherBudgetKey: 'custom',
    title: 'Cybersecurity Services',
    callToAction: 'REQUEST QUOTE',
    isPartial: true,
    plans: parseTable(`
      name                           | budgetKey | included
      Technical Security Assessments | below-5k  | Monthly CVSS-based reports
      Data Protection & Privacy      | 5k-10k    | GDPR, HIPAA and CCPA; ISO 27001
      Strategic Security Roadmap     | 10k-20k   | Quarterly reviews; NIST and CIS frameworks
      Business Continuity            | 20k-50k   | ISO 22301; BIA
    `),
    overview: [
      'Specialized Security Solutions',
      '',
      'Vulnerability Testing; Privacy Compliance; Security Planning; Resilience Planning',
    ],
    details: ['TECHNICAL SECURITY ASSESSMENTS', 'DATA PROTECTION & PRIVACY PROGRAMS'],
    detailLists: ['What We Provide:', 'Additional Services:'],
    detailCallToAction: 'Request Quote',
    dialogTitle: 'Request Quote for {plan}',
    helper: 'Please enter your budget for {plan}',
    submitLabel: 'REQUEST QUOTE',
    selects: ['Company Size', 'Service Interest'],
  },
  {
    ...DEFAULT_PAGE,
    section: '§9.13',
    route: '/sustainability-pricing',
    title: 'Sustainability Solutions',
    isPartial: true,
    plans: parseTable(`
      name     | budgetKey | distinction                   | included
      Basic    | below-5k  |                               | 3-month support
      Standard | 5k-10k    |                               | 6-month support
      Premium  | 20k-50k   | 1-year support                | 1-year support
      Premium  | 20k-50k   | dedicated sustainability team | Dedicated sustainability team
    `),
    overview: ['Sustainability Solutions for Every Level'],
    details: ['BASIC', 'STANDARD'],
    selects: ['Industry'],
  },
] as const;

const COMBO_DEFAULTS = {
  ...DEFAULT_TEXTS,
  tabs: ['Combo Plans', 'Feature Comparison'],
  selects: ['Business Type'],
} as const;

/**
 * The combo pages. The specification defines only the features below. Each text in `included` is a part of a feature's
 * text.
 */
export const COMBO_PAGES = [
  {
    ...COMBO_DEFAULTS,
    section: '§9.14',
    route: '/software-marketing-combo',
    title: 'Software + Digital Marketing Combo',
    groups: ['Software Development', 'Digital Marketing'],
    plans: parseTable(`
      name     | budgetKey | included | excluded
      Basic    | 5k-12k    | 5–7 days; 2 platforms at 2 posts/week
      Startup  | 15k-25k   | 10–14 days; 3 platforms at 3 posts/week; 2 email campaigns
      Standard | 30k-50k   | 3–4 weeks; 4 platforms at 4 posts/week; 4 campaigns per month; 1 explainer video
      Premium  | 60k-100k  | 4–6 weeks; 5 platforms with daily posts; 2 custom videos; Bi-weekly reporting | CRM integration; Licensing; Enterprise features
    `),
  },
  {
    ...COMBO_DEFAULTS,
    section: '§9.15',
    route: '/mobile-marketing-combo',
    title: 'Mobile App + Digital Marketing Combo',
    groups: ['Mobile App Development', 'Digital Marketing'],
    plans: parseTable(`
      name     | budgetKey  | included
      Basic    | launch     | Android or iOS; 3-5 screens; 1-month bug-fix support; 2 social platforms
      Startup  | growth     | Android, iOS and PWA; In-app payments; Push notifications; 3-month support; 3 platforms; Bi-weekly reports
      Standard | scale      | Android, iOS and web; Offline mode and sync; 6-month support; 5 platforms; Weekly reports
      Premium  | enterprise | Full ecosystem; 12-month SLA; Dedicated project manager; Dedicated marketing manager
    `),
  },
] as const;

export const ECOMMERCE_COMBO = {
  ...DEFAULT_TEXTS,
  route: '/ecommerce-marketing-combo',
  title: 'E-COMMERCE WEBSITES COMBO PLANS',
  tabs: ['E-commerce Plans', 'Marketing Add-ons'],
  plans: ECOMMERCE_PLANS,
  /** The price and monthly range of each add-on, in the order of the plans (§9.8). */
  addons: [
    ['₹5,000', '₹6k-₹10k / month'],
    ['₹10,000', '₹12k-₹18k / month'],
    ['₹18,000', '₹20k-₹30k / month'],
    ['₹25,000+', '₹35k-₹60k / month'],
  ],
  dialogTitle: 'Request Quote for {plan} + {addon}',
} as const;
