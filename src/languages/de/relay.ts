import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'Diese Datei hat die Virenprüfung nicht bestanden. Bitte wählen Sie eine andere Datei',
  notFound: 'Unter dieser Adresse gibt es nichts',
  failed: 'Da ist etwas schiefgegangen',
  tooMany:
    'Von Ihrem Anschluss kam in kurzer Zeit sehr viel. Bitte warten Sie eine Weile und senden Sie es dann noch einmal.',
};
