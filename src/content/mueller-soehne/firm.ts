import { text } from './languages';
import type { Firm } from '#kit';

/**
 * Sample data: the firm does not exist, '.example' hosts are unreachable, and the address is invented. The phone number
 * is in a range that Germany reserves for films and print.
 */
export const firm: Firm = {
  name: 'Müller & Söhne Softwarehaus',
  legalName: 'Müller & Söhne Softwarehaus GmbH & Co. KG',
  origin: 'https://mueller-soehne.example',
  referencePrefix: 'MS',
  tagline: text({
    de: 'Software für Betriebe, in denen etwas entsteht',
    en: 'Software for people who make things',
  }),
  description: text({
    de: 'Wir entwickeln Software nach Maß für Handwerk, Handel und produzierende Betriebe und kümmern uns darum, dass sie über Jahre läuft.',
    en: 'We build made-to-measure software for trades, shops and manufacturers, and make sure that it runs for years.',
  }),
  inbox: 'post@mueller-soehne.example',
  phone: { display: '+49 40 66969 140', dial: '+494066969140' },
  address: {
    street: 'Musterallee 7',
    postalCode: '12345',
    city: 'Musterstadt',
    country: text({ de: 'Deutschland', en: 'Germany' }),
    countryCode: 'DE',
  },
  hours: text({
    de: 'Montag bis Donnerstag 8:00 bis 17:00 Uhr, Freitag 8:00 bis 14:00 Uhr',
    en: 'Monday to Thursday 8:00 to 17:00, Friday 8:00 to 14:00',
  }),
  social: [],
  // The alternative text is empty, because the name is always beside the logo.
  logo: { src: 'brand/mark.svg', width: 40, height: 40, alt: '' },
};
