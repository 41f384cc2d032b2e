import type { MailWords } from '#kit';

/** The texts of the mails (§7.2). */
export const words: MailWords = {
  contact: {
    admin: {
      subject: 'Neue Nachricht über die Website',
      heading: 'Neue Nachricht über die Website',
      intro: 'Jemand hat über das Kontaktformular geschrieben.',
    },
    confirmation: {
      subject: 'Ihre Nachricht an {firm}',
      thanks: 'vielen Dank, Ihre Nachricht ist bei uns angekommen. Wir melden uns bald. Das haben Sie uns geschrieben:',
    },
  },
  application: {
    admin: {
      subject: 'Neue Bewerbung: {position}',
      heading: 'Neue Bewerbung',
      intro: 'Jemand hat sich über die Website beworben.',
    },
    confirmation: {
      subject: 'Ihre Bewerbung bei {firm} ist angekommen',
      thanks: 'vielen Dank für Ihre Bewerbung. Wir lesen sie in Ruhe und melden uns bald bei Ihnen.',
    },
    anyPosition: 'Stelle',
    whereAllIs: 'Die vollständige Bewerbung steht mit dem Lebenslauf in der Tabelle.',
    attached: 'Der Lebenslauf ist an diese E-Mail angehängt.',
    unscanned: '{file} (nicht auf Viren geprüft)',
  },
  quote: {
    admin: {
      subject: 'Neue Angebotsanfrage: {plan}',
      heading: 'Neue Angebotsanfrage',
      intro: 'Jemand möchte ein Angebot.',
    },
    confirmation: {
      subject: 'Ihre Anfrage an {firm} ist angekommen',
      thanks: 'vielen Dank, Ihre Anfrage ist bei uns angekommen. Wir melden uns bald. Das haben Sie uns geschickt:',
    },
    anyPlan: 'Paket',
    budget: '{amount} {currency}',
  },
  customRequest: {
    admin: {
      subject: 'Neue Anfrage nach einer individuellen Lösung',
      heading: 'Neue Anfrage nach einer individuellen Lösung',
      intro: 'Jemand hat nach einer individuellen Lösung gefragt.',
    },
    confirmation: {
      subject: 'Ihre Anfrage an {firm} ist angekommen',
      thanks: 'vielen Dank, Ihre Anfrage ist bei uns angekommen. Wir melden uns bald. Das haben Sie uns geschickt:',
    },
  },
  labels: {
    name: 'Name',
    applicant: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    position: 'Stelle',
    coverLetter: 'Anschreiben',
    resumeFileName: 'Dateiname des Lebenslaufs',
    resumeSize: 'Größe des Lebenslaufs',
    resumeSha256: 'Prüfsumme des Lebenslaufs (SHA-256)',
    letterLength: 'Länge des Anschreibens',
    page: 'Seite',
    plan: 'Paket',
    addon: 'Zusatzleistung',
    details: 'Vorhaben',
    budget: 'Budget',
    companySize: 'Größe des Betriebs',
    serviceInterest: 'Gewünschte Leistung',
    industry: 'Branche',
    businessType: 'Art des Betriebs',
    budgetKey: 'Voreingestellter Rahmen (nicht angezeigt)',
    requirements: 'Anforderungen',
    submitted: 'Gesendet am',
    withdrawn: 'Zurückgezogen am',
    reference: 'Vorgangsnummer',
  },
  bytes: '{count} Byte',
  characters: '{count} Zeichen',
  withdrawal: {
    note: 'Sie können diese Bewerbung innerhalb von 180 Tagen zurückziehen. Wir löschen sie dann samt Lebenslauf. Zurückziehen kann sie jede Person, die diesen Link hat: Bitte leiten Sie ihn nicht weiter.',
    action: 'Diese Bewerbung zurückziehen',
  },
  withdrawn: {
    admin: {
      subject: 'Bewerbung zurückgezogen: {reference}',
      heading: 'Bewerbung zurückgezogen',
      intro:
        'Diese Bewerbung wurde zurückgezogen. Der Server hat sie gelöscht. Falls Sie eine Tabelle nutzen, entfernt er sie auch dort.',
      remaining: 'Bitte löschen Sie die E-Mails zu dieser Bewerbung und alle anderen Kopien davon.',
    },
    confirmation: {
      subject: 'Ihre Bewerbung bei {firm} wurde zurückgezogen',
      text: 'Sie haben Ihre Bewerbung zurückgezogen. Wir löschen sie samt Lebenslauf.',
    },
  },
  labelled: '{label}:',
  notProvided: 'Keine Angabe',
  digest: {
    subject: 'Eingegangene Nachrichten: {count}',
    heading: 'Mehrere Nachrichten in einer E-Mail',
    intro:
      'Heute kamen über die Formulare mehr Nachrichten, als wir einzeln melden können, oder viele kamen aus einer Quelle. Diese E-Mail enthält bis zu 50 dieser Nachrichten vollständig. Bestätigungen dafür wurden nicht verschickt.',
  },
  received: 'vielen Dank, Ihre Angaben sind bei uns angekommen. Wir melden uns bald.',
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
  closing: [
    'Bitte bewahren Sie die Vorgangsnummer auf: Mit ihr finden wir Ihre Nachricht sofort.',
    'Wenn Sie das nicht gesendet haben, können Sie diese E-Mail ignorieren.',
  ],
};
