import { firm } from './firm';
import { text } from './languages';
import { postalAddress, updated } from './legal';
import { settings } from './settings';
import type { Settings, TextContent } from '#kit';

const textsByDelivery: Readonly<
  Record<Settings['quoteDelivery'], { readonly short: string; readonly full: string[] }>
> = {
  summary: {
    short: text({
      de: 'Das Formular für ein Angebot erstellt nur eine Zusammenfassung. Wir speichern nichts davon.',
      en: 'The quote form only makes a summary. We store none of it.',
    }),
    full: text({
      de: [
        'Dieses Formular macht aus Ihren Angaben eine Zusammenfassung, die in Ihrem Browser bleibt. Ohne JavaScript erstellt unser Server sie. Er bekommt dann Ihre Angaben, speichert sie aber nicht.',
        'Was dann geschieht, entscheiden Sie: Sie können die Zusammenfassung kopieren, drucken oder in Ihrem E-Mail-Programm öffnen. Erst wenn Sie diese E-Mail absenden, können wir sie lesen.',
      ],
      en: [
        'This form turns what you enter into a summary that stays in your browser. Without JavaScript, our server makes the summary. It then gets what you enter, but stores none of it.',
        'You decide what happens next: you can copy the summary, print it or open it in your email program. We can read it only when you send that email.',
      ],
    }),
  },
  relay: {
    short: text({
      de: 'Das Formular für ein Angebot sendet uns, was Sie eintragen.',
      en: 'The quote form sends us what you enter.',
    }),
    full: text({
      de: [
        'Dieses Formular sendet Ihre Angaben an unseren Server. Wir erhalten das Paket und seine Preisspanne, Ihre Kontaktdaten, die Art Ihres Betriebs, Ihr Vorhaben und Ihr Budget. Sie dürfen jedes Feld leer lassen.',
        'Der Server behandelt sie wie eine Nachricht: Er prüft sie auf dieselbe Weise, stellt sie genauso zu und löscht sie nach denselben Fristen.',
      ],
      en: [
        'This form sends your details to our server. We get the plan and its price range, your contact details, your kind of business, your project and your budget. You may leave any field empty.',
        'The server treats them like a message: it checks and delivers them in the same way, and deletes them after the same time.',
      ],
    }),
  },
};

const quoteTexts = textsByDelivery[settings.quoteDelivery];

const privacyPolicy: TextContent = {
  intro: text({
    de: `Hier steht, was diese Website mit Ihren Daten macht und was nicht. ${firm.name} ist eine erfundene Firma. Wo eine echte Firma eigene Angaben einsetzen muss, sagen wir das dazu.`,
    en: `Here you can read what this website does with your data and what it doesn’t. ${firm.name} is a made-up firm. We say where a real firm must fill in its own details.`,
  }),
  updated,
  sections: [
    {
      heading: text({ de: 'Das Wichtigste zuerst', en: 'The main points first' }),
      paragraphs: [
        text({
          de: 'Sie können jede Seite lesen, ohne uns etwas über sich zu verraten.',
          en: 'You can read every page without telling us anything about you.',
        }),
      ],
      items: [
        ...text({
          de: [
            'Diese Website setzt keine Cookies.',
            'Sie wertet Ihr Verhalten nicht aus, zeigt keine Werbung und nutzt kein Tracking.',
            'Schriften, Programme und Bilder kommen von dieser Website selbst, auch die Flaggen in der Länderliste. Ihr Browser nimmt zu keiner anderen Firma Verbindung auf.',
            'Ihre Daten erreichen uns nur, wenn Sie uns ein Formular schicken.',
          ],
          en: [
            'This website sets no cookies.',
            'It doesn’t analyse what you do, shows no adverts and tracks nobody.',
            'Fonts, programs and pictures come from this website itself, and so do the flags in the list of countries. Your browser connects to no other firm.',
            'Your data reaches us only when you send us a form.',
          ],
        }),
        quoteTexts.short,
      ],
    },
    {
      heading: text({ de: 'Wer verantwortlich ist', en: 'Who is responsible' }),
      paragraphs: text({
        de: [
          `Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die ${postalAddress}. Sie erreichen uns unter ${firm.inbox} und ${firm.phone.display}.`,
          'Firma, Anschrift und Telefonnummer sind Muster. Wer diese Website betreibt, setzt hier die eigenen Angaben ein und nennt auch die Datenschutzbeauftragte oder den Datenschutzbeauftragten, wenn es sie gibt.',
        ],
        en: [
          `The controller under the General Data Protection Regulation (GDPR) is ${postalAddress}. You can reach us at ${firm.inbox} and ${firm.phone.display}.`,
          'The firm, the address and the phone number are samples. A real firm fills in its own details here and names its data protection officer, if it has one.',
        ],
      }),
    },
    {
      heading: text({ de: 'Wenn Sie eine Seite aufrufen', en: 'When you open a page' }),
      paragraphs: text({
        de: [
          'Damit ein Server Ihnen eine Seite schicken kann, braucht er Ihre Internetadresse (IP-Adresse). Unser Server führt keine Liste der Besuche.',
          'Die Firma, bei der eine Website liegt, führt oft für kurze Zeit ein eigenes Protokoll. Wer diese Website betreibt, nennt hier diese Firma und sagt, wie lange sie das Protokoll aufhebt.',
        ],
        en: [
          'A server needs your internet address (IP address) to send you a page. Our server keeps no list of visits.',
          'The firm that hosts a website often keeps a log of its own for a short time. A real firm names its host here and says how long the host keeps that log.',
        ],
      }),
    },
    {
      heading: text({ de: 'Nachrichten an uns', en: 'Messages to us' }),
      paragraphs: text({
        de: [
          'Wenn Sie uns über das Kontaktformular schreiben, bekommen wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Nachricht, dazu den Zeitpunkt des Absendens.',
          'Zum Schutz vor unerwünschter Werbung sendet das Formular auch, wie lange es offen war, und ein verstecktes Feld, das Menschen nicht zu sehen bekommen. Eine Zufallszahl sorgt dafür, dass wir dieselbe Nachricht nicht zweimal speichern. Der Server zählt, wie viele Nachrichten von einer Internetadresse kommen und wie viele Bestätigungen an eine E-Mail-Adresse gehen.',
          'Danach geschieht Folgendes, in dieser Reihenfolge:',
        ],
        en: [
          'If you write to us with the contact form, we get your name, your email address, your phone number and your message, and the time you sent it.',
          'To keep out spam, the form also sends how long it was open, and a hidden field that people don’t see. A random number makes sure that we don’t store the same message twice. The server counts how many messages come from an internet address and how many confirmations go to an email address.',
          'Then this happens, in this order:',
        ],
      }),
      items: text({
        de: [
          'Unser Server prüft, was Sie gesendet haben, und speichert es.',
          'Er trägt Ihre Nachricht in unsere Tabelle ein.',
          'Er schickt eine E-Mail mit Ihrem Text in unser Postfach.',
          'Er schickt eine Bestätigung mit Ihrem Text an die E-Mail-Adresse, die Sie angegeben haben.',
          'Wenn die Zustellung nicht gelingt, behält der Server Ihre Daten und versucht es noch einmal.',
          `Wenn Ihre Nachricht nach unerwünschter Werbung aussieht, hält der Server sie zurück: Er schickt keine E-Mail und löscht die Daten nach 30 Tagen. Bis dahin kann ein Mensch die Nachricht freigeben. Wenn Sie nichts von uns hören, schreiben Sie an ${firm.inbox}.`,
        ],
        en: [
          'Our server checks what you sent and stores it.',
          'It adds your message to our spreadsheet.',
          'It sends an email with your text to our inbox.',
          'It sends a confirmation with your text to the email address that you gave us.',
          'If the delivery fails, the server keeps your data and tries again.',
          `If your message looks like spam, the server holds it back: it sends no email, and deletes the data after 30 days. Until then, a person can release the message. If you hear nothing from us, write to ${firm.inbox}.`,
        ],
      }),
    },
    {
      heading: text({ de: 'Angebote', en: 'Quotes' }),
      paragraphs: quoteTexts.full,
    },
    {
      heading: text({ de: 'Wie lange wir Daten aufheben', en: 'How long we keep data' }),
      paragraphs: text({
        de: [
          'Im Protokoll des Servers steht von einer Nachricht nur ihre Vorgangsnummer, weder Ihr Name noch Ihre Adresse noch Ihr Text.',
          'Was in unserer Tabelle und in unserem Postfach liegt, löschen unsere Leute von Hand. Die Frist im letzten Punkt ist ein Muster. Eine echte Firma muss ihre eigene festlegen.',
        ],
        en: [
          'The server’s log has only the reference number of a message. It has neither your name nor your address nor your text.',
          'Our people delete by hand what is in our spreadsheet and our inbox. The time in the last point is a sample. A real firm must set its own.',
        ],
      }),
      items: text({
        de: [
          'Der Server löscht seine Aufzeichnung Ihrer Nachricht nach 30 Tagen.',
          'Von Ihrer Internetadresse speichert der Server bis zu zwei Tage lang einen Prüfwert. Die Adresse selbst bleibt höchstens einen Tag im Arbeitsspeicher. Wenn eine Anfrage scheitert oder abgewiesen wird, steht die Adresse 14 Tage lang im Fehlerprotokoll.',
          'Wir löschen Nachrichten, sobald Ihre Frage geklärt ist und kein Gesetz uns zum Aufheben verpflichtet.',
        ],
        en: [
          'The server deletes its record of your message after 30 days.',
          'The server stores a code for your internet address for up to two days. Nobody can read the address from it without a key. The address itself stays in memory for at most one day. If a request fails or is refused, the error log contains the address for 14 days.',
          'We delete messages as soon as your question is settled and no law makes us keep them.',
        ],
      }),
    },
    {
      heading: text({ de: 'Was sich Ihr Browser merkt', en: 'What your browser remembers' }),
      paragraphs: [
        text({
          de: 'Ihr Browser kann für diese Website fünf Dinge speichern. Alle bleiben auf Ihrem Gerät. Ihre Angaben und die Zufallszahl bekommen wir erst, wenn Sie ein Formular absenden. In den Einstellungen Ihres Browsers können Sie sie löschen.',
          en: 'Your browser can store five things for this website. All of them stay on your device. We get your entries and the random number only when you send a form. You can delete them in your browser’s settings.',
        }),
      ],
      items: text({
        de: [
          'Der lokale Speicher enthält Ihre Einstellungen unter „Darstellung“, auch ob Sie alle Bewegungen angehalten haben.',
          'Er enthält auch, ob Sie den Hinweis auf eine andere Sprache ausgeblendet haben.',
          'Der Sitzungsspeicher hält den Entwurf eines Formulars fest, damit Ihr Text nicht verloren geht. Der Entwurf verschwindet, wenn Sie das Formular absenden oder der Browser den geschlossenen Tab nicht mehr öffnen kann. Ein wieder geöffneter Tab zeigt ihn höchstens 24 Stunden lang.',
          'Wenn Sie ein Formular absenden, enthält er auch Ihre Angaben und eine Zufallszahl. Gelingt das nicht, bleiben sie, damit ein neuer Versuch nicht als zweite Nachricht zählt. Sie verschwinden, wenn das Formular gesendet ist oder der Browser den Tab nicht mehr öffnen kann.',
          'Wechseln Sie die Sprache mit der Tastatur oder einem Screenreader, so enthält er bis zur nächsten Seite eine Markierung, damit Screenreader die Überschrift vorlesen.',
        ],
        en: [
          'The local storage contains your display settings, and whether you stopped all motion.',
          'It also contains whether you hid the note about another language.',
          'The session storage keeps the draft of a form that you haven’t sent yet, so that your text doesn’t get lost. The draft disappears when you send the form, or when the browser can no longer reopen the closed tab. A reopened tab shows a draft for at most 24 hours.',
          'When you send a form, it also contains your entries and a random number. If sending fails, they stay, so that a new try doesn’t count as a second message. They disappear when the form is sent, or when the browser can no longer reopen the closed tab.',
          'If you change the language with the keyboard or a screen reader, it contains a mark until the next page, so that screen readers say the heading.',
        ],
      }),
    },
    {
      heading: text({ de: 'Wer mit Ihren Daten zu tun hat', en: 'Who handles your data' }),
      paragraphs: text({
        de: [
          'In unserer Firma lesen nur die Personen Ihre Nachricht, die sie beantworten.',
          'Ein Tabellendienst speichert Nachrichten für uns, ein E-Mail-Dienst verschickt unsere E-Mails, und eine Firma betreibt unseren Server. Sie dürfen die Daten nur so verwenden, wie wir es ihnen vorgeben. Wir verkaufen keine Daten und geben sie an niemanden sonst weiter.',
          'Als erfundene Firma nennen wir keine Dienste. Wer diese Website betreibt, muss hier jeden einzelnen nennen. Arbeitet einer davon außerhalb der Europäischen Union, so muss hier stehen, wie die Daten dort geschützt sind.',
        ],
        en: [
          'In our firm, only the people who answer your message read it.',
          'A spreadsheet service stores messages for us, an email service sends our emails, and a firm runs our server. They may use the data only as we tell them. We sell no data and pass it on to nobody else.',
          'As a made-up firm we name no services. A real firm must name each of them here. If one works outside the European Union, the firm must also say how the data is protected there.',
        ],
      }),
    },
    {
      heading: text({ de: 'Warum wir das dürfen', en: 'Why we may do this' }),
      paragraphs: text({
        de: [
          'Wir verwenden Ihre Nachricht, um Ihnen zu antworten und um einen Vertrag vorzubereiten, nach dem Sie gefragt haben (Artikel 6 Absatz 1 Buchstabe b der DSGVO). Unerwünschte Werbung halten wir fern, weil wir ein berechtigtes Interesse an einer sicheren Website haben (Artikel 6 Absatz 1 Buchstabe f).',
          'Sie müssen uns keine Daten geben. Ohne die Pflichtfelder können wir ein Formular aber nicht annehmen.',
        ],
        en: [
          'We use your message to answer you and to prepare a contract that you asked about (Article 6(1)(b) of the GDPR). We keep spam out because we have a legitimate interest in a safe website (Article 6(1)(f)).',
          'You don’t have to give us any data. But without the required fields we can’t accept a form.',
        ],
      }),
    },
    {
      heading: text({ de: 'Ihre Rechte', en: 'Your rights' }),
      paragraphs: [
        text({
          de: `Schreiben Sie an ${firm.inbox}, wenn Sie eines dieser Rechte nutzen möchten. Es kostet Sie nichts.`,
          en: `Write to ${firm.inbox} if you want to use one of these rights. It costs you nothing.`,
        }),
      ],
      items: text({
        de: [
          'Sie können fragen, was wir über Sie gespeichert haben, und eine Kopie bekommen.',
          'Sie können falsche Daten berichtigen lassen.',
          'Sie können Ihre Daten löschen lassen oder uns bitten, sie nicht weiter zu verwenden.',
          'Sie können die Daten, die Sie uns gegeben haben, in einer Form bekommen, die ein Computer lesen kann.',
          'Sie können widersprechen, wenn wir Daten wegen eines berechtigten Interesses verwenden.',
        ],
        en: [
          'You can ask what we have stored about you, and get a copy.',
          'You can have wrong data corrected.',
          'You can have your data deleted, or ask us to stop using it.',
          'You can get the data that you gave us in a form that a computer can read.',
          'You can object when we use data because of a legitimate interest.',
        ],
      }),
    },
    {
      heading: text({ de: 'Wo Sie sich beschweren können', en: 'Where you can complain' }),
      paragraphs: [
        text({
          de: 'Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren, zum Beispiel bei der Behörde an Ihrem Wohnort oder Arbeitsort. Wer diese Website betreibt, nennt hier die zuständige Behörde.',
          en: 'You can complain to a data protection authority, for example the one where you live or work. A real firm names the authority in charge here.',
        }),
      ],
    },
  ],
};

export default privacyPolicy;
