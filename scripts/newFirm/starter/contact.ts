import type { ContactContent } from '#kit';

/** The texts of the contact page. The contact details are in firm.ts. */
const contact: ContactContent = {
  intro: 'Say who reads the messages, and when the answer comes.',
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
