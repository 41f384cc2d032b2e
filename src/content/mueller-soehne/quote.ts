import { text } from './languages';
import type { QuoteSelect } from '#kit';

/* The select and the texts that the quote dialogs of both pages of plans share (§2.14). */

const businessType: QuoteSelect = {
  name: 'businessType',
  label: text({ de: 'Art des Betriebs', en: 'Kind of business' }),
  options: [
    { value: '', label: text({ de: 'Bitte wählen', en: 'Please choose' }) },
    { value: 'handwerk', label: text({ de: 'Handwerk', en: 'Trades and crafts' }) },
    { value: 'handel', label: text({ de: 'Handel', en: 'Retail and wholesale' }) },
    { value: 'produktion', label: text({ de: 'Produktion', en: 'Manufacturing' }) },
    { value: 'dienstleistung', label: text({ de: 'Dienstleistung', en: 'Services' }) },
    { value: 'verein', label: text({ de: 'Verein oder Stiftung', en: 'Charity or foundation' }) },
    { value: 'anderes', label: text({ de: 'Etwas anderes', en: 'Something else' }) },
  ],
};

export const commonQuoteSettings = {
  title: text({ de: 'Angebot anfragen: {plan}', en: 'Request a quote: {plan}' }),
  helper: text({
    de: 'Wie viel möchten Sie für „{plan}“ ungefähr ausgeben?',
    en: 'Roughly how much would you like to spend on ‘{plan}’?',
  }),
  submitLabel: text({ de: 'Anfrage senden', en: 'Send request' }),
  selects: [businessType],
} as const;
