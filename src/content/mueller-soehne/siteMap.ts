import { text } from './languages';
import type { SiteMapContent } from '#kit';

const siteMap: SiteMapContent = {
  intro: text({ de: 'Alle Seiten dieser Website in einer Liste', en: 'Every page of this website in one list' }),
  groups: [
    { heading: text({ de: 'Wer wir sind', en: 'Who we are' }), kinds: ['home', 'people', 'clients', 'contact'] },
    { heading: text({ de: 'Leistungen und Preise', en: 'Services and prices' }), kinds: ['services', 'plans'] },
    { heading: text({ de: 'Zu dieser Website', en: 'About this website' }), kinds: ['text'] },
  ],
};

export default siteMap;
