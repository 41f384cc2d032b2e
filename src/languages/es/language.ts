import type { SiteLanguage } from '#kit';

export const language: SiteLanguage = {
  name: 'Español',
  offer: 'Leer esta página en español',
  dismiss: 'Ocultar este aviso',
};
