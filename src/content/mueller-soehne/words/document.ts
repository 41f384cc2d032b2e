import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  withoutScripts: {
    label: 'Ohne JavaScript',
    text: 'Die Seiten dieser Website funktionieren ohne JavaScript, die Formulare nicht. Schreiben Sie uns bitte an {inbox}.',
  },
  startFailed:
    'Dieser Teil der Seite wurde nicht geladen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.',
};
