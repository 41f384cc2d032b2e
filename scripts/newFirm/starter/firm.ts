import type { Firm } from '#kit';

/** The firm's names and the ways to reach it. '.example' addresses lead nowhere: write your own. */
export const firm: Firm = {
  name: 'Example Software',
  // With its legal form, as in the register of companies.
  legalName: 'Example Software',
  // Where the site will be, without a slash at its end.
  origin: 'https://example-software.example',
  // Two to four letters: they begin the references that people quote, such as '…-7K3F9Q'.
  referencePrefix: 'ES',
  tagline: 'What you stand for, in one short line',
  description: 'Say in one or two sentences what you do, and for whom. Search engines show these words.',
  // Where messages, applications and requests arrive.
  inbox: 'hello@example-software.example',
  // As people read it, and as a phone dials it. This one belongs to nobody: it is kept free for films.
  phone: { display: '+44 20 7946 0000', dial: '+442079460000' },
  address: { street: 'Your street and number', postalCode: '00000', city: 'Your town', country: 'Your country' },
  hours: 'Monday to Friday, 9:00 to 17:00',
  // For example { label: 'LinkedIn', href: 'https://www.linkedin.com/company/…' }.
  social: [],
  // The name always stands beside the mark, so the mark itself says nothing. npm run picture -- mark.svg logo
  logo: { src: 'brand/mark.svg', width: 40, height: 40, alt: '' },
};
