import type { SiteLanguage } from '#kit';

export const language: SiteLanguage = {
  name: 'Deutsch',
  offer: 'Diese Seite auf Deutsch lesen',
  dismiss: 'Hinweis ausblenden',
};
