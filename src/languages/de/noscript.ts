import type { NoscriptWords } from '#kit';

export const words: NoscriptWords = {
  errorTitle: 'Fehler: {title}',
  fileLost: 'Ihr Browser behält die Datei nicht: Bitte wählen Sie sie noch einmal aus.',
  quote: {
    note: 'Bis auf das Paket sind alle Angaben freiwillig.',
    choosePlan: 'Paket auswählen',
    noAddon: 'Keine Zusatzleistung',
    missingPlan: 'Bitte wählen Sie ein Paket',
  },
  sent: {
    details: 'Das haben Sie gesendet',
    next: 'So geht es weiter',
    read: 'Ein Mensch liest Ihre Angaben und antwortet Ihnen.',
    confirmed:
      'Wenn möglich, schicken wir eine Kopie dieser Bestätigung an {email}. Kommt keine, ist Ihr Formular trotzdem angekommen.',
    forgotten: 'Diese Seite zeigt nur eine halbe Stunde lang, was Sie gesendet haben.',
    unavailable: {
      title: 'Diese Seite ist gerade nicht verfügbar',
      text: 'Wenn Sie eben ein Formular gesendet haben, ist es angekommen. Nur diese Seite lässt sich gerade nicht anzeigen: Bitte öffnen Sie sie in einer Minute noch einmal.',
    },
    home: 'Zur Startseite',
  },
  refused: {
    tooMany: {
      title: 'Zu viele Nachrichten',
      text: 'Über Ihren Anschluss wurde in kurzer Zeit sehr viel gesendet, deshalb wurde dies nicht angenommen. Bitte warten Sie eine Weile und senden Sie es dann noch einmal.',
    },
    tooLarge: {
      title: 'Das war zu groß',
      text: 'Was Sie gesendet haben, ist größer, als wir annehmen können. Nichts davon wurde gespeichert. Bitte gehen Sie zurück und kürzen Sie Ihren Text.',
    },
    fileTooLarge: {
      title: 'Das war zu groß',
      text: 'Was Sie gesendet haben, ist größer, als wir annehmen können. Nichts davon wurde gespeichert. Bitte gehen Sie zurück und wählen Sie eine Datei von höchstens 5\u00a0MB.',
    },
    tooSlow: {
      title: 'Die Verbindung war zu langsam',
      text: 'Was Sie gesendet haben, kam nicht rechtzeitig an. Nichts davon wurde gespeichert. Bitte gehen Sie zurück und senden Sie es noch einmal.',
    },
    full: {
      title: 'Gerade ist viel los',
      text: 'Es kommen viele Dateien auf einmal an, deshalb wurde Ihre nicht angenommen. Bitte gehen Sie zurück und senden Sie sie in einer Minute noch einmal.',
    },
    down: {
      title: 'Das wurde vielleicht nicht gespeichert',
      text: 'Bei uns gibt es eine Störung. Wir konnten nicht bestätigen, dass Ihre Angaben gespeichert wurden. Bitte senden Sie sie später noch einmal.',
    },
    malformed: {
      title: 'Das Formular kam nicht vollständig an',
      text: 'Ein Teil Ihrer Angaben ging unterwegs verloren oder wurde beschädigt. Nichts wurde gespeichert. Bitte gehen Sie zurück und senden Sie das Formular noch einmal.',
    },
    foreign: {
      title: 'Das Formular wurde nicht angenommen',
      text: 'Wir nehmen Formulare nur von den Seiten dieser Website an. Nichts wurde gespeichert. Bitte füllen Sie das Formular hier aus.',
    },
  },
  withdrawal: {
    ask: {
      title: 'Bewerbung zurückziehen',
      text: 'Wir löschen Ihre Bewerbung {reference} samt Lebenslauf. Das lässt sich nicht rückgängig machen, aber Sie können sich neu bewerben.',
    },
    button: 'Bewerbung zurückziehen',
    done: {
      title: 'Ihre Bewerbung wurde zurückgezogen',
      text: 'Wir löschen Ihre Bewerbung {reference} samt Lebenslauf. Wer bei uns Bewerbungen liest, erhält eine Nachricht darüber.',
    },
    invalid: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Ein Teil des Links fehlt oder ist verändert. Bitte kopieren Sie den ganzen Link aus der Bestätigung Ihrer Bewerbung. Hilft das nicht, schreiben Sie uns bitte.',
    },
    expired: {
      title: 'Dieser Link ist zu alt',
      text: 'Ein Link zum Zurückziehen einer Bewerbung gilt 180 Tage. Bitte schreiben Sie uns, dann löschen wir Ihre Bewerbung.',
    },
    failed: {
      title: 'Ihre Bewerbung wurde noch nicht zurückgezogen',
      text: 'Bei uns gibt es eine Störung. Bitte öffnen Sie den Link in einer Minute noch einmal.',
    },
  },
  back: 'Zurück zum Formular',
};
