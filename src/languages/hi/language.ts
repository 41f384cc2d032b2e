import type { SiteLanguage } from '#kit';

export const language: SiteLanguage = {
  name: 'हिन्दी',
  offer: 'यह पेज हिन्दी में पढ़ें',
  dismiss: 'यह संदेश छिपाएँ',
};
