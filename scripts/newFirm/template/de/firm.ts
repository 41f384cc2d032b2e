import type { Firm } from '#kit';

/** Wer die Firma ist und wie man sie erreicht. Adressen auf '.example' führen ins Leere: eigene einsetzen. */
export const firm: Firm = {
  name: '{{name}}',
  // Mit Rechtsform, wie im Handelsregister.
  legalName: '{{name}}',
  // Wo die Website liegen wird, ohne Schrägstrich am Ende.
  origin: 'https://{{slug}}.example',
  // Zwei bis vier Buchstaben: Mit ihnen beginnen Vorgangsnummern wie '{{prefix}}-7K3F9Q'.
  referencePrefix: '{{prefix}}',
  tagline: 'Wofür Sie stehen, in einer kurzen Zeile',
  description: 'Sagen Sie in ein bis zwei Sätzen, was Sie tun und für wen. Suchmaschinen zeigen diese Worte.',
  // Wo Nachrichten, Bewerbungen und Anfragen ankommen.
  inbox: 'post@{{slug}}.example',
  // Wie Menschen sie lesen und wie ein Telefon sie wählt. Diese gehört niemandem: Sie ist für Filme frei gehalten.
  phone: { display: '+49 69 90009 000', dial: '+496990009000' },
  address: { street: 'Ihre Straße und Hausnummer', postalCode: '00000', city: 'Ihr Ort', country: 'Deutschland' },
  hours: 'Montag bis Freitag 9:00 bis 17:00 Uhr',
  // Zum Beispiel { label: 'LinkedIn', href: 'https://www.linkedin.com/company/…' }.
  social: [],
  // Der Name steht immer neben dem Zeichen, also sagt es selbst nichts. npm run picture -- zeichen.svg logo
  logo: { src: 'brand/mark.svg', width: 40, height: 40, alt: '' },
};
