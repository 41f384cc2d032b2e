import type { OutcomeWords } from '#kit';

/** The success and failure texts of the forms (§2.11, §2.12, §8). */
export const words: OutcomeWords = {
  contact: {
    title: 'Ihre Nachricht ist angekommen',
    text: 'Vielen Dank für Ihre Nachricht. Wir melden uns bald bei Ihnen.',
    failure: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  application: {
    title: 'Ihre Bewerbung ist angekommen',
    text: 'Vielen Dank für Ihre Bewerbung. Wir lesen sie in Ruhe und melden uns bald bei Ihnen.',
    failure: 'Ihre Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  request: {
    title: 'Ihre Anfrage ist angekommen',
    text: 'Vielen Dank für Ihre Anfrage. Wir melden uns bald bei Ihnen.',
    failure: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  writeTo: 'Wir schreiben Ihnen an {email}',
  reference: 'Ihre Vorgangsnummer: {reference}',
  kept: 'Ihre Eingaben stehen noch im Formular.',
  dismiss: 'Ausblenden',
};
