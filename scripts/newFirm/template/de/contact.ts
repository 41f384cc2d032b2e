import type { ContactContent } from '#kit';

/** Worte der Kontaktseite; die Angaben selbst stehen in firm.ts. */
const contact: ContactContent = {
  intro: 'Sagen Sie, wer die Nachrichten liest und wann mit einer Antwort zu rechnen ist.',
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
