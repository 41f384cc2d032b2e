import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  withoutScripts: {
    label: 'Ohne JavaScript',
    text: 'Diese Website funktioniert ohne JavaScript. Sie können uns auch an {inbox} schreiben.',
  },
  insteadOfForm: 'Bitte schreiben Sie uns an {inbox} oder rufen Sie uns an: {phone}.',
  startFailed:
    'Dieser Teil der Seite wurde nicht geladen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.',
};
