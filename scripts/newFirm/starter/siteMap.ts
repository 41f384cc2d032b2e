import type { SiteMapContent } from '#kit';

/** Every page once, by its kind: a group that has no page is not shown. A new kind of page needs a place here. */
const siteMap: SiteMapContent = {
  intro: 'Every page of this website in one list',
  groups: [
    { heading: 'Who we are', kinds: ['home', 'people', 'clients', 'jobs', 'contact'] },
    { heading: 'Services and plans', kinds: ['services', 'plans', 'combo', 'bundle'] },
    { heading: 'About this website', kinds: ['text'] },
  ],
};

export default siteMap;
