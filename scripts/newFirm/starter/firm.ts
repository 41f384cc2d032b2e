import type { Firm } from '#kit';

/**
 * The firm's names and contact details. URLs and e-mail addresses in the domain '.example' do not exist: replace them.
 */
export const firm: Firm = {
  name: 'Example Software',
  // The registered name, including the legal form.
  legalName: 'Example Software',
  // The URL of the site, without a trailing slash.
  origin: 'https://example-software.example',
  // Two to four letters at the beginning of each reference, such as '…-7K3F9Q'. Customers quote their reference.
  referencePrefix: 'ES',
  tagline: 'What you stand for, in one short line',
  description: 'Describe your services and your customers in one or two sentences. Search engines show these words.',
  // The e-mail address that receives messages, applications and requests.
  inbox: 'hello@example-software.example',
  // `display` is the number for readers, and `dial` is the number that a phone dials. The number +44 20 7946 0000 is
  // reserved for films and belongs to nobody.
  phone: { display: '+44 20 7946 0000', dial: '+442079460000' },
  address: {
    street: 'Your street and number',
    // Write '' in a country without postal codes.
    postalCode: '00000',
    city: 'Your town',
    country: 'Your country',
    countryCode: 'GB',
  },
  // For example 'Monday to Friday, 9:00 to 17:00'.
  hours: 'Your opening hours',
  // For example { label: 'LinkedIn', href: 'https://www.linkedin.com/company/…' }.
  social: [],
  // The name is always next to the mark, so the mark needs no text alternative. Replace the mark: npm run picture --
  // mark.svg logo
  logo: { src: 'brand/mark.svg', width: 40, height: 40, alt: '' },
};
