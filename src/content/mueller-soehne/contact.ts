import { text } from './languages';
import type { ContactContent } from '#kit';

/** The texts of the contact page. `firm.ts` contains the contact details. */
const contact: ContactContent = {
  intro: text({
    de: 'Erzählen Sie uns, wo es bei Ihnen hakt. Ihre Nachricht landet bei den Leuten, die später auch die Arbeit machen. Und wenn Sie lieber anrufen oder einen Brief schreiben: Hier finden Sie alles, was Sie brauchen.',
    en: 'Tell us where things get stuck. Your message goes to the people who will do the work later. And if you would rather call or write a letter, you find all you need here. We speak English.',
  }),
  details: {
    heading: text({ de: 'So erreichen Sie uns', en: 'How to reach us' }),
    address: text({ de: 'Anschrift', en: 'Address' }),
    phone: text({ de: 'Telefon', en: 'Phone' }),
    email: text({ de: 'E-Mail', en: 'Email' }),
    hours: text({ de: 'Öffnungszeiten', en: 'Opening hours' }),
    social: text({ de: 'Folgen Sie uns', en: 'Follow us' }),
  },
  formHeading: text({ de: 'Schreiben Sie uns', en: 'Write to us' }),
};

export default contact;
