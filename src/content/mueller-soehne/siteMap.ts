import type { SiteMapContent } from '#kit';

const siteMap: SiteMapContent = {
  intro: 'Alle Seiten dieser Website in einer Liste',
  groups: [
    { heading: 'Wer wir sind', kinds: ['home', 'people', 'clients', 'contact'] },
    { heading: 'Leistungen und Preise', kinds: ['services', 'plans'] },
    { heading: 'Zu dieser Website', kinds: ['text'] },
  ],
};

export default siteMap;
