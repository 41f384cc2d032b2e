import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'Diese Datei hat die Virenprüfung nicht bestanden. Bitte wählen Sie eine andere Datei',
  notFound: 'Seite nicht gefunden',
  failed: 'Es ist ein Fehler aufgetreten',
  tooMany:
    'Über Ihren Anschluss wurde in kurzer Zeit sehr viel gesendet. Bitte warten Sie eine Weile und senden Sie es dann noch einmal.',
};
