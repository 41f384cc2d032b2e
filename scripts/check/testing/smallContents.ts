import type { ContentOf } from '../../../src/site/pages';
import type { Picture, TeamMember } from '../../../src/site/types';
import { createBundles, createCombos, createShops } from './smallPlans';

const createPortrait = (): Picture => ({
  src: 'people/ada',
  width: 320,
  height: 320,
  alt: 'Portrait of Ada',
  widths: [320],
});

const createHome = (): ContentOf['home'] => ({
  heroLabel: 'What we do',
  hero: [],
  heroActions: { link: { label: 'Services', href: '/services' }, contactLabel: 'Write to us' },
  insights: { heading: 'News', entries: [] },
  stats: { heading: 'Numbers', items: [{ number: '15+', label: 'Anvils' }] },
  testimonials: { heading: 'Voices', label: 'Reviews', subtitle: 'What others say', items: [] },
  partners: { heading: 'With', partners: [] },
});

const createMember = (id: number, name: string): TeamMember => ({
  id,
  name,
  role: 'Smith',
  image: createPortrait(),
  bio: `${name} forges.`,
  linkedin: 'https://linkedin.example/in/ada',
});

const createTeam = (): ContentOf['people'] => ({
  subtitle: 'Smiths since 1900',
  cards: [],
  board: { heading: 'Board', members: [] },
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

const createServices = (): ContentOf['services'] => ({
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
  combos: { heading: 'Combos', callToAction: 'Choose', cards: [] },
});

const createImprint = (): ContentOf['text'] => ({ intro: 'Who is behind this.', updated: '2026-11-19', sections: [] });

const createSiteMap = (): ContentOf['site-map'] => ({
  intro: 'Every page',
  groups: [{ heading: 'All', kinds: ['home', 'people', 'services', 'plans', 'combo', 'bundle', 'text'] }],
});

const createNotFound = (): ContentOf['not-found'] => ({ text: 'There is no such page.', homeLabel: 'Home' });

/** Returns new content for the pages of the small firm, by page id. Tests modify the result. */
export const createContents = () => ({
  home: createHome(),
  team: createTeam(),
  shops: createShops(),
  combos: createCombos(),
  bundles: createBundles(),
  services: createServices(),
  imprint: createImprint(),
  'site-map': createSiteMap(),
  lost: createNotFound(),
});
