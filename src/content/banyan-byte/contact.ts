import type { ContactContent } from '#kit';

/** The texts of the contact page. `firm.ts` contains the contact details. */
const contact: ContactContent = {
  intro:
    'Tell us what you want to build or fix. The form goes straight to our team; if you would rather call or write a letter, all our details are here.',
  details: {
    heading: 'How to reach us',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Opening hours',
    social: 'Follow us',
  },
  formHeading: 'Send us a message',
};

export default contact;
