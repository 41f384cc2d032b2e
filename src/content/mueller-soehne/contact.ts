import type { ContactContent } from '#kit';

/** Words of the contact page; the details themselves stand in `firm.ts`. */
const contact: ContactContent = {
  intro:
    'Erzählen Sie uns, wo es bei Ihnen hakt. Ihre Nachricht landet bei den Leuten, die später auch die Arbeit machen. Und wenn Sie lieber anrufen oder einen Brief schreiben: Hier finden Sie alles, was Sie brauchen.',
  details: {
    heading: 'So erreichen Sie uns',
    address: 'Anschrift',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten',
    social: 'Folgen Sie uns',
  },
  formHeading: 'Schreiben Sie uns',
};

export default contact;
