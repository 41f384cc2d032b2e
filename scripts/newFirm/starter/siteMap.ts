import type { SiteMapContent } from '#kit';

/**
 * The pages, grouped by kind. Groups without pages are not rendered. Add each new kind of page to the `kinds` of a
 * group.
 */
const siteMap: SiteMapContent = {
  intro: 'Every page of this website in one list',
  groups: [
    { heading: 'Who we are', kinds: ['home', 'people', 'clients', 'jobs', 'contact'] },
    { heading: 'Services and plans', kinds: ['services', 'plans', 'combo', 'bundle'] },
    { heading: 'About this website', kinds: ['text'] },
  ],
};

export default siteMap;
