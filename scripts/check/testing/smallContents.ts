import { excluded, included } from '../../../src/site/features';
import type { ContentByKind } from '../../../src/site/pages';
import type { Picture, QuoteSettings, TeamMember } from '../../../src/site/types';

const createPortrait = (): Picture => ({
  src: 'people/ada',
  width: 320,
  height: 320,
  alt: 'Portrait of Ada',
  widths: [320],
});

const createHeroPicture = (): Picture => ({ src: 'hero/anvil.svg', width: 1600, height: 900, alt: '' });

const createHome = (): ContentByKind['home'] => ({
  heroLabel: 'What we do',
  hero: [{ id: 1, title: 'Anvils', description: 'Forged by hand.', image: createHeroPicture(), credit: 'Acme' }],
  heroActions: { link: { label: 'Services', href: '/services' }, contactLabel: 'Write to us' },
  stats: { heading: 'Numbers', items: [{ number: '15+', label: 'Anvils' }] },
});

const createMember = (id: number, name: string): TeamMember => ({
  id,
  name,
  role: 'Smith',
  image: createPortrait(),
  bio: `${name} forges.`,
  linkedin: 'https://linkedin.example/in/ada',
});

const createTeam = (): ContentByKind['people'] => ({
  subtitle: 'Smiths since 1900',
  cards: [{ title: 'Mission', icon: 'wrench', text: 'We forge.' }],
  team: {
    heading: 'Team',
    subtitle: 'All of us',
    members: [createMember(1, 'Ada'), createMember(2, 'Ben'), createMember(3, 'Cleo')],
    shownIds: [1, 2, 9],
    leaderIds: [1],
    vacantIds: [9],
    profileLink: { label: 'LinkedIn', suffix: 'of {name}' },
  },
  hierarchy: {
    words: {
      title: 'Team',
      titleSuffix: 'of {name}',
      leader: 'Head: {name}',
      drillDownTitle: 'Team of {name}',
      back: 'Back to {name}',
      reportsTo: 'Reports to {name}',
      opensTeam: 'Opens',
      noReports: 'None',
    },
    versions: [
      {
        id: 'whole-team',
        label: 'All',
        hierarchy: {
          1: { directReports: [2, 9] },
          2: { directReports: [], reportingTo: 1 },
          3: { directReports: [], reportingTo: 1 },
        },
        unlistedIds: [3],
      },
    ],
  },
});

const createServices = (): ContentByKind['services'] => ({
  subtitle: 'What we sell',
  services: [
    {
      icon: 'wrench',
      title: 'Anvils',
      description: 'Forged.',
      plans: [{ name: 'Shop', price: '€99', link: '/shops' }],
    },
  ],
  undecided: { text: 'Not sure?', link: { label: 'Ask', href: '/team' } },
});

const createContact = (): ContentByKind['contact'] => ({
  intro: 'Visit our forge.',
  formHeading: 'A message',
  details: { heading: 'Details', address: 'Place', phone: 'Call', email: 'Mail', hours: 'Open', social: 'Profiles' },
});

const createImprint = (): ContentByKind['text'] => ({
  intro: 'Who is behind this.',
  updated: '2026-11-19',
  sections: [{ heading: 'Owner', paragraphs: ['Acme Ltd'] }],
});

const createSiteMap = (): ContentByKind['site-map'] => ({
  intro: 'Every page',
  groups: [{ heading: 'All', kinds: ['home', 'people', 'services', 'plans', 'combo', 'bundle', 'contact', 'text'] }],
});

const createNotFound = (): ContentByKind['not-found'] => ({ text: 'There is no such page.', homeLabel: 'Home' });

const createMockup = (): Picture => ({ src: 'mockups/one.svg', width: 800, height: 560, alt: 'Mockup of an anvil' });

const createQuoteSettings = (): QuoteSettings => ({
  title: 'Request {plan}',
  helper: 'Your budget for {plan}',
  submitLabel: 'ASK FOR IT',
  selects: [
    {
      name: 'industry',
      label: 'Industry',
      options: [
        { value: '', label: 'Choose' },
        { value: 'metal', label: 'Metal' },
      ],
    },
  ],
  budgetKeys: { Small: '1k', Large: '2k' },
  preselect: { select: 'industry', byPlan: { Small: 'metal' } },
});

const createPlans = () => [
  { id: 'small', name: 'Small', subtitle: 'One anvil', price: '€99', features: included('Forged', 'Signed') },
  {
    id: 'large',
    name: 'Large',
    subtitle: 'Two anvils',
    price: 'EUR 199+',
    features: [...included('Forged'), ...excluded('Signed')],
  },
];

const createShops = (): ContentByKind['plans'] & Required<Pick<ContentByKind['plans'], 'overview' | 'details'>> => ({
  subtitle: 'Anvils',
  quote: createQuoteSettings(),
  plansHeading: 'Plans',
  callToAction: 'TAKE IT',
  featureOrder: 'as-given',
  plans: createPlans(),
  overview: {
    heading: 'Overview',
    items: [{ icon: 'wrench', plan: 'Small', name: 'Light', description: 'Iron.' }],
  },
  details: {
    heading: 'Details',
    callToAction: 'Take it',
    sections: [
      {
        heading: 'Small',
        plan: 'Small',
        audience: 'For one',
        paragraph: 'One anvil.',
        offer: { heading: 'Holds', items: ['One anvil'] },
        pictures: [createMockup(), createMockup()],
        suitability: { heading: 'For', items: ['Smiths'] },
        quote: 'It holds.',
      },
    ],
  },
});

const createCombos = (): ContentByKind['combo'] => ({
  subtitle: 'Anvil and hammer',
  quote: createQuoteSettings(),
  tabs: { plans: 'Plans', comparison: 'Compared' },
  plans: ['Small', 'Large'].map((name) => ({
    id: name.toLowerCase(),
    name,
    tagline: 'Both',
    groups: [
      { heading: 'Anvil', features: included('Forged') },
      { heading: 'Hammer', features: included('Balanced') },
    ] as const,
    idealFor: 'Smiths',
  })),
});

const createBundles = (): ContentByKind['bundle'] => ({
  subtitle: 'Anvil and polish',
  quote: createQuoteSettings(),
  tabs: { plans: 'Plans', addons: 'Add-ons' },
  plans: createPlans().map((plan) => ({ ...plan, addon: 'Polish' })),
  addons: [
    {
      id: 'polish',
      name: 'Polish',
      description: 'It shines.',
      price: '€9',
      range: '€5-€10 / month',
      features: included('Wax'),
      addons: ['Cloth'],
      forPlan: 'Small',
    },
  ],
});

/** Returns new content for the pages of the small firm, by page id. Tests modify the result. */
export const createContents = () => ({
  home: createHome(),
  team: createTeam(),
  shops: createShops(),
  combos: createCombos(),
  bundles: createBundles(),
  services: createServices(),
  contact: createContact(),
  imprint: createImprint(),
  'site-map': createSiteMap(),
  lost: createNotFound(),
});
