import { firm } from './firm';
import { postalAddress, updated } from './legal';
import { settings } from './settings';
import type { TextContent } from '#kit';

/*
 * Keine Rechtsberatung. Was hier über Daten steht, tut diese Website mit dem Relay hinter ihren Formularen. Was nur Sie wissen,
 * steht in Sätzen mit 'Nennen Sie hier' oder 'Sagen Sie hier': eigene Angaben einsetzen und alles prüfen lassen.
 */

const quotes =
  settings.quoteDelivery === 'relay'
    ? 'Eine Anfrage nach einem Angebot wird gesendet wie eine Nachricht: das Paket, Ihre Kontaktdaten und Ihr Text. Jedes Feld darf leer bleiben.'
    : 'Das Formular für ein Angebot sendet nichts. Es stellt in Ihrem Browser eine Zusammenfassung her, die Sie uns per E-Mail schicken können.';

const privacy: TextContent = {
  intro: 'Hier steht, was diese Website mit Ihren Daten macht und was nicht.',
  updated,
  sections: [
    {
      heading: 'Das Wichtigste zuerst',
      paragraphs: ['Sie können jede Seite lesen, ohne uns etwas über sich zu verraten.'],
      items: [
        'Diese Website setzt keine Cookies.',
        'Sie wertet Ihr Verhalten nicht aus, zeigt keine Werbung und verfolgt niemanden.',
        'Schriften, Programme und Bilder kommen von dieser Website selbst. Ihr Browser nimmt zu keiner anderen Firma Verbindung auf.',
        'Ihre Daten erreichen uns nur, wenn Sie uns ein Formular schicken.',
      ],
    },
    {
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist ${postalAddress}. Sie erreichen uns unter ${firm.inbox} und ${firm.phone.display}.`,
        'Nennen Sie hier, wer bei Ihnen für den Datenschutz zuständig ist, falls es jemanden gibt.',
      ],
    },
    {
      heading: 'Wenn Sie eine Seite aufrufen',
      paragraphs: [
        'Damit ein Server Ihnen eine Seite schicken kann, braucht er Ihre Internetadresse (IP-Adresse). Unser Server führt keine Liste der Besuche.',
        'Nennen Sie hier die Firma, bei der Ihre Website liegt, und sagen Sie, wie lange sie ihr eigenes Protokoll aufhebt.',
      ],
    },
    {
      heading: 'Nachrichten, Bewerbungen und Angebote',
      paragraphs: [
        'Wenn Sie uns schreiben oder sich bewerben, bekommen wir, was Sie eingetragen haben, den Zeitpunkt des Absendens und bei einer Bewerbung Ihren Lebenslauf.',
        quotes,
        'Zum Schutz vor unerwünschter Werbung sendet ein Formular auch, wie lange es offen war, ein verstecktes Feld und eine Zufallszahl. Der Server zählt, wie viele Nachrichten von einer Internetadresse kommen.',
        'Unser Server speichert, was Sie gesendet haben, trägt es in unsere Tabelle ein und schickt eine E-Mail in unser Postfach. Danach schickt er eine Bestätigung an die Adresse, die Sie angegeben haben.',
      ],
    },
    {
      heading: 'Wie lange wir Daten aufheben',
      paragraphs: ['Im Protokoll des Servers steht von einer Nachricht nur ihre Vorgangsnummer.'],
      items: [
        'Der Server löscht Ihren Lebenslauf, sobald er zugestellt ist.',
        'Der Server löscht seine Aufzeichnung Ihrer Nachricht oder Bewerbung nach 30 Tagen.',
        'Sagen Sie hier, wann Sie Nachrichten und Bewerbungen aus Tabelle und Postfach löschen.',
      ],
    },
    {
      heading: 'Was sich Ihr Browser merkt',
      paragraphs: ['Beides bleibt auf Ihrem Gerät. In den Einstellungen Ihres Browsers können Sie es löschen.'],
      items: [
        'Der lokale Speicher merkt sich, ob Sie alle Bewegung angehalten haben, und sonst nichts.',
        'Der Sitzungsspeicher hält den Entwurf eines Formulars fest, das Sie noch nicht abgeschickt haben. Er verschwindet, wenn Sie es absenden oder den Tab schließen.',
      ],
    },
    {
      heading: 'Wer noch mit Ihren Daten zu tun hat',
      paragraphs: [
        'Ein Tabellendienst speichert für uns, was Sie senden, ein E-Mail-Dienst verschickt unsere E-Mails, und eine Firma betreibt unseren Server. Sie dürfen die Daten nur so verwenden, wie wir es ihnen vorgeben.',
        'Nennen Sie hier jeden dieser Dienste, und sagen Sie, wie Daten geschützt sind, die die Europäische Union verlassen.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Wir verwenden, was Sie senden, um Ihnen zu antworten und einen Vertrag vorzubereiten, nach dem Sie gefragt haben (Artikel 6 Absatz 1 Buchstabe b der DSGVO). Unerwünschte Werbung halten wir fern, weil wir ein berechtigtes Interesse an einer sicheren Website haben (Artikel 6 Absatz 1 Buchstabe f).',
        `Schreiben Sie an ${firm.inbox}, wenn Sie Ihre Daten sehen, berichtigen, löschen oder mitnehmen oder ihrer Verwendung widersprechen möchten. Es kostet Sie nichts.`,
        'Sie können sich auch bei einer Aufsichtsbehörde beschweren. Nennen Sie hier die, die für Sie zuständig ist.',
      ],
    },
  ],
};

export default privacy;
