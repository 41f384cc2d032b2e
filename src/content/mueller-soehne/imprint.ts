import { firm } from './firm';
import { updated } from './legal';
import type { TextContent } from '#kit';

const { street, postalCode, city } = firm.address;

/**
 * The legal notice: the persons responsible for the site. German law requires this page, so it is in German only.
 * Register and tax numbers are invented.
 */
const imprint: TextContent = {
  intro: `Die Angaben nach § 5 des Digitale-Dienste-Gesetzes. ${firm.name} ist eine erfundene Firma. Wer diese Website übernimmt, setzt hier die eigenen Angaben ein.`,
  updated,
  sections: [
    {
      heading: 'Anbieter',
      paragraphs: [firm.legalName, `${street}, ${postalCode} ${city}`],
    },
    {
      heading: 'Vertretung',
      paragraphs: [
        'Die Gesellschaft wird vertreten durch ihre persönlich haftende Gesellschafterin, die Müller & Söhne Verwaltungs-GmbH mit Sitz in Musterstadt.',
        'Diese wird vertreten durch die Geschäftsführer Friedrich-Wilhelm Müller, Korbinian Müller und Leopold Müller.',
      ],
    },
    {
      heading: 'So erreichen Sie uns schnell',
      paragraphs: [`Telefon: ${firm.phone.display}`, `E-Mail: ${firm.inbox}`],
    },
    {
      heading: 'Register und Steuern',
      paragraphs: ['Alle Nummern auf dieser Seite sind erfunden.'],
      items: [
        'Handelsregister der Gesellschaft: Amtsgericht Musterstadt, Abteilung A, Nummer 00000',
        'Handelsregister der Gesellschafterin: Amtsgericht Musterstadt, Abteilung B, Nummer 00000',
        'Umsatzsteuer-Identifikationsnummer: DE 000 000 000',
      ],
    },
    {
      heading: 'Verantwortlich für die Inhalte',
      paragraphs: [`Leopold Müller, ${street}, ${postalCode} ${city}`],
    },
    {
      heading: 'Streitbeilegung',
      paragraphs: [
        'Wir arbeiten für Unternehmen und nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil. Wenn Sie unzufrieden sind, rufen Sie uns bitte an. Meistens finden wir eine Lösung.',
      ],
    },
    {
      heading: 'Texte und Bilder',
      paragraphs: [
        'Sie dürfen unsere Seiten lesen, ausdrucken und verlinken. Wenn Sie Texte oder Bilder an anderer Stelle veröffentlichen möchten, fragen Sie uns bitte vorher. Das Logo unseres Kunden gehört dem Kunden.',
      ],
    },
  ],
};

export default imprint;
