import { firm } from '../starter/firm';
import { updated } from '../starter/legal';
import type { TextContent } from '#kit';

const { street, postalCode, city } = firm.address;

/*
 * This text is not legal advice. The required content of an Impressum depends on the legal form and the profession.
 * Ask a lawyer to review the text.
 */

const legalNotice: TextContent = {
  intro: 'Die Angaben, die das Digitale-Dienste-Gesetz verlangt.',
  updated,
  sections: [
    { heading: 'Anbieter', paragraphs: [firm.legalName, `${street}, ${postalCode} ${city}`] },
    { heading: 'Vertretung', paragraphs: ['Nennen Sie hier, wer die Firma vertritt, mit Vor- und Nachnamen.'] },
    {
      heading: 'So erreichen Sie uns schnell',
      paragraphs: [`Telefon: ${firm.phone.display}`, `E-Mail: ${firm.inbox}`],
    },
    {
      heading: 'Register und Steuern',
      paragraphs: [
        'Nennen Sie hier Registergericht und Nummer und die Nummer für die Umsatzsteuer, falls Sie eine haben.',
      ],
    },
    { heading: 'Verantwortlich für die Inhalte', paragraphs: ['Nennen Sie hier, wer für die Inhalte einsteht.'] },
    {
      heading: 'Streitbeilegung',
      paragraphs: ['Sagen Sie hier, ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen.'],
    },
  ],
};

export default legalNotice;
