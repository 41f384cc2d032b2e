import type { SiteLanguage } from '#kit';

export const language: SiteLanguage = {
  name: 'English',
  offer: 'Read this page in English',
  dismiss: 'Hide this note',
};
