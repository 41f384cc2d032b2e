import type { RelayWords } from '#kit';

/** What a person may read in an answer of the server. */
export const words: RelayWords = {
  infected: 'Diese Datei hat die Virenprüfung nicht bestanden. Bitte wählen Sie eine andere Datei',
  notFound: 'Unter dieser Adresse gibt es nichts',
  failed: 'Da ist etwas schiefgegangen',
  tooMany: 'Zu viele Nachrichten in kurzer Zeit',
  notStored: 'Ihre Nachricht ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
};
