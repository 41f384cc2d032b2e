import type { SiteMapContent } from '#kit';

const siteMap: SiteMapContent = {
  intro: 'Every page of this site in one list',
  groups: [
    { heading: 'Who we are', kinds: ['home', 'people', 'clients', 'jobs', 'contact'] },
    { heading: 'Services and plans', kinds: ['services', 'plans'] },
    { heading: 'Combo plans', kinds: ['bundle', 'combo'] },
    { heading: 'About this site', kinds: ['text', 'conformance'] },
  ],
};

export default siteMap;
