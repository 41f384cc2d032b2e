import type { SiteMapContent } from '#kit';

/** Jede Seite einmal, nach ihrer Art: Eine Gruppe ohne Seiten fällt weg. Eine neue Art braucht hier einen Platz. */
const siteMap: SiteMapContent = {
  intro: 'Alle Seiten dieser Website in einer Liste',
  groups: [
    { heading: 'Wer wir sind', kinds: ['home', 'people', 'clients', 'jobs', 'contact'] },
    { heading: 'Leistungen und Preise', kinds: ['services', 'plans', 'combo', 'bundle'] },
    { heading: 'Zu dieser Website', kinds: ['text'] },
  ],
};

export default siteMap;
