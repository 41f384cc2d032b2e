import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  insteadOfForm: 'Bitte schreiben Sie uns an {inbox} oder rufen Sie uns an: {phone}.',
  startFailed:
    'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und laden Sie die Seite dann neu.',
};
