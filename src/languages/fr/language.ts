import type { SiteLanguage } from '#kit';

export const language: SiteLanguage = {
  name: 'Français',
  offer: 'Lire cette page en français',
  dismiss: 'Masquer ce message',
};
