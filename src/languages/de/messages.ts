import type { MessageWords } from '#kit';

/** The validation messages (§5.2, §5.3). */
export const words: MessageWords = {
  name: {
    missing: 'Bitte geben Sie Ihren Namen an',
    notLetters: 'Der Name darf nur Buchstaben von A bis Z (ohne Umlaute und ß) und Leerzeichen enthalten',
    signs: 'Der Name darf nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe enthalten',
    noLetter: 'Der Name muss mindestens einen Buchstaben enthalten',
  },
  email: {
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@example.com',
    start: 'Die E-Mail-Adresse muss mit einem Buchstaben beginnen',
    format: 'Diese E-Mail-Adresse ist nicht vollständig oder enthält einen Tippfehler',
    ending: 'Die E-Mail-Adresse muss auf .com enden',
  },
  phone: {
    missing: 'Bitte geben Sie Ihre Telefonnummer an',
    digits: 'Die Telefonnummer muss {digits} Ziffern haben',
    ofCountry: 'Bitte geben Sie eine gültige Telefonnummer für das gewählte Land an',
  },
  message: { missing: 'Bitte schreiben Sie uns eine Nachricht' },
  coverLetter: { missing: 'Bitte geben Sie ein Anschreiben ein' },
  resume: {
    missing: 'Bitte fügen Sie Ihren Lebenslauf hinzu',
    type: 'Bitte wählen Sie eine PDF- oder Word-Datei',
    size: 'Die Datei darf höchstens {limit}\u00a0MB groß sein',
    empty: 'Diese Datei ist leer. Bitte wählen Sie eine PDF- oder Word-Datei',
    macros: 'Dieses Word-Dokument enthält Makros. Bitte speichern Sie es ohne Makros oder als PDF',
    unreadable: 'Diese Datei ließ sich nicht lesen. Bitte wählen Sie sie noch einmal aus',
  },
  budget: {
    notANumber: 'Bitte geben Sie eine Zahl ein',
    notAnAmount: 'Bitte geben Sie einen Betrag ein, zum Beispiel {example}',
  },
  tooLong: { other: 'Höchstens {count} Zeichen' },
  notOneLine: 'Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt',
};
