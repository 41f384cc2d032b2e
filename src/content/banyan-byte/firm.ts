import type { Firm } from '#kit';

/**
 * Sample data: the firm does not exist, '.example' hosts are unreachable, and the address is invented. The phone number
 * is in a range that Germany reserves for films and print.
 */
export const firm: Firm = {
  name: 'Banyan Byte',
  legalName: 'Banyan Byte GmbH',
  origin: 'https://banyanbyte.example',
  referencePrefix: 'BB',
  tagline: 'Software that takes root in your business',
  description:
    'We build apps, websites and software for small and mid-sized firms, and look after their marketing, security and green IT.',
  inbox: 'hello@banyanbyte.example',
  phone: { display: '+49 30 23125 010', dial: '+493023125010' },
  address: {
    street: 'Musterstraße 24',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Germany',
    countryCode: 'DE',
  },
  hours: 'Monday to Friday, 9:00 to 17:00, German time',
  social: [
    { label: 'LinkedIn', href: 'https://linkedin.example/company/banyan-byte' },
    { label: 'Instagram', href: 'https://instagram.example/banyan-byte' },
    { label: 'YouTube', href: 'https://youtube.example/@banyan-byte' },
  ],
  // The alternative text is empty, because the name is always beside the logo.
  logo: { src: 'brand/mark.svg', width: 40, height: 40, alt: '' },
};
