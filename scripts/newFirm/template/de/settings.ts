import type { Settings } from '#kit';

/** Wie sich Website und Formulare verhalten; docs/content-guide.md erklärt jede Wahl. */
export const settings: Settings = {
  language: 'de',
  locale: 'de-DE',
  // Der Preise auf der Website: EUR, CHF …
  currency: 'EUR',
  // 'relay': Anfragen werden gesendet wie Nachrichten. 'summary': Wer anfragt, bekommt einen Text zum Senden.
  quoteDelivery: 'relay',
  formRules: 'inclusive',
};
