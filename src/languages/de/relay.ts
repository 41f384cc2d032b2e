import type { RelayWords } from '#kit';

/** The texts for people in the server's responses. */
export const words: RelayWords = {
  infected: 'Diese Datei hat die Virenprüfung nicht bestanden. Bitte wählen Sie eine andere Datei',
  notFound: 'Unter dieser Adresse gibt es nichts',
  failed: 'Da ist etwas schiefgegangen',
  tooMany: 'Zu viele Nachrichten in kurzer Zeit',
  notStored: 'Ihre Nachricht ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
};
