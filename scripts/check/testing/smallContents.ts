import type { ContentOf } from '../../../src/site/pages';
import type { Picture, TeamMember } from '../../../src/site/types';
import { bundles, combos, shops } from './smallPlans';

const portrait = (): Picture => ({ src: 'people/ada', width: 320, height: 320, alt: 'Portrait of Ada', widths: [320] });

const home = (): ContentOf['home'] => ({
  heroLabel: 'What we do',
  hero: [],
  heroActions: { link: { label: 'Services', href: '/services' }, contactLabel: 'Write to us' },
  insights: { heading: 'News', entries: [] },
  stats: { heading: 'Numbers', items: [{ number: '15+', label: 'Anvils' }] },
  testimonials: { heading: 'Voices', label: 'Reviews', subtitle: 'What others say', items: [] },
  partners: { heading: 'With', partners: [] },
});

const member = (id: number, name: string): TeamMember => ({
  id,
  name,
  role: 'Smith',
  image: portrait(),
  bio: `${name} forges.`,
  linkedin: 'https://linkedin.example/in/ada',
});

const team = (): ContentOf['people'] => ({
  subtitle: 'Smiths since 1900',
  cards: [],
  board: { heading: 'Board', members: [] },
  team: {
    heading: 'Team',
    subtitle: 'All of us',
    members: [member(1, 'Ada'), member(2, 'Ben'), member(3, 'Cleo')],
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

const services = (): ContentOf['services'] => ({
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

const imprint = (): ContentOf['text'] => ({ intro: 'Who is behind this.', updated: '2026-11-19', sections: [] });

const siteMap = (): ContentOf['site-map'] => ({
  intro: 'Every page',
  groups: [{ heading: 'All', kinds: ['home', 'people', 'services', 'plans', 'combo', 'bundle', 'text'] }],
});

const lost = (): ContentOf['not-found'] => ({ text: 'There is no such page.', homeLabel: 'Home' });

/** Returns new content for the pages of the small firm, by page id. Tests modify the result. */
export const contents = () => ({
  home: home(),
  team: team(),
  shops: shops(),
  combos: combos(),
  bundles: bundles(),
  services: services(),
  imprint: imprint(),
  'site-map': siteMap(),
  lost: lost(),
});
