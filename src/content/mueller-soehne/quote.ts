import type { QuoteSelect } from '#kit';

/* What the quote dialogs of both pages share (§2.14). */

const businessType: QuoteSelect = {
  name: 'businessType',
  label: 'Art des Betriebs',
  options: [
    { value: '', label: 'Bitte wählen' },
    { value: 'handwerk', label: 'Handwerk' },
    { value: 'handel', label: 'Handel' },
    { value: 'produktion', label: 'Produktion' },
    { value: 'dienstleistung', label: 'Dienstleistung' },
    { value: 'verein', label: 'Verein oder Stiftung' },
    { value: 'anderes', label: 'Etwas anderes' },
  ],
};

export const common = {
  title: 'Angebot anfragen: {plan}',
  helper: 'Wie viel möchten Sie für „{plan}“ ungefähr ausgeben?',
  submitLabel: 'Anfrage senden',
  selects: [businessType],
} as const;
