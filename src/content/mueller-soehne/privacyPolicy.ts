import { firm } from './firm';
import { postalAddress, updated } from './legal';
import { settings } from './settings';
import type { Settings, TextContent } from '#kit';

const quoteData: Readonly<Record<Settings['quoteDelivery'], { readonly short: string; readonly full: string[] }>> = {
  summary: {
    short: 'Das Formular für ein Angebot sendet nichts. Es stellt in Ihrem Browser eine Zusammenfassung her.',
    full: [
      'Dieses Formular sendet uns nichts. Es macht aus Ihren Angaben eine Zusammenfassung, die in Ihrem Browser bleibt.',
      'Was dann geschieht, entscheiden Sie: Sie können die Zusammenfassung kopieren, drucken oder in Ihrem E-Mail-Programm öffnen. Erst wenn Sie diese E-Mail absenden, erreicht sie uns.',
    ],
  },
  relay: {
    short: 'Das Formular für ein Angebot sendet uns, was Sie eintragen.',
    full: [
      'Dieses Formular sendet Ihre Angaben an unseren Server: das gewählte Paket, Ihre Kontaktdaten, Ihr Vorhaben und Ihr Budget. Sie dürfen jedes Feld leer lassen.',
      'Der Server behandelt sie wie eine Nachricht: Er prüft sie auf dieselbe Weise, stellt sie genauso zu und löscht sie nach denselben Fristen.',
    ],
  },
};

const quotes = quoteData[settings.quoteDelivery];

const privacyPolicy: TextContent = {
  intro: `Hier steht, was diese Website mit Ihren Daten macht und was nicht. ${firm.name} ist eine erfundene Firma. Wo eine echte Firma eigene Angaben einsetzen muss, sagen wir das dazu.`,
  updated,
  sections: [
    {
      heading: 'Das Wichtigste zuerst',
      paragraphs: ['Sie können jede Seite lesen, ohne uns etwas über sich zu verraten.'],
      items: [
        'Diese Website setzt keine Cookies.',
        'Sie wertet Ihr Verhalten nicht aus, zeigt keine Werbung und verfolgt niemanden.',
        'Schriften, Programme und Bilder kommen von dieser Website selbst, auch die Flaggen in der Länderliste. Ihr Browser nimmt zu keiner anderen Firma Verbindung auf.',
        'Ihre Daten erreichen uns nur, wenn Sie uns ein Formular schicken.',
        quotes.short,
      ],
    },
    {
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die ${postalAddress}. Sie erreichen uns unter ${firm.inbox} und ${firm.phone.display}.`,
        'Firma, Anschrift und Telefonnummer sind Muster. Wer diese Website betreibt, setzt hier die eigenen Angaben ein und nennt auch die Datenschutzbeauftragte oder den Datenschutzbeauftragten, wenn es sie gibt.',
      ],
    },
    {
      heading: 'Wenn Sie eine Seite aufrufen',
      paragraphs: [
        'Damit ein Server Ihnen eine Seite schicken kann, braucht er Ihre Internetadresse (IP-Adresse). Unser Server führt keine Liste der Besuche.',
        'Die Firma, bei der eine Website liegt, führt oft für kurze Zeit ein eigenes Protokoll. Wer diese Website betreibt, nennt hier diese Firma und sagt, wie lange sie das Protokoll aufhebt.',
      ],
    },
    {
      heading: 'Nachrichten an uns',
      paragraphs: [
        'Wenn Sie uns über das Kontaktformular schreiben, bekommen wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Nachricht, dazu den Zeitpunkt des Absendens.',
        'Zum Schutz vor unerwünschter Werbung sendet das Formular auch, wie lange es offen war, und ein verstecktes Feld, das Menschen nicht zu sehen bekommen. Eine Zufallszahl sorgt dafür, dass wir dieselbe Nachricht nicht zweimal speichern. Der Server zählt, wie viele Nachrichten von einer Internetadresse kommen und wie viele Bestätigungen an eine E-Mail-Adresse gehen.',
        'Danach geschieht Folgendes, in dieser Reihenfolge:',
      ],
      items: [
        'Unser Server prüft, was Sie gesendet haben, und speichert es.',
        'Er trägt Ihre Nachricht in unsere Tabelle ein.',
        'Er schickt eine E-Mail mit Ihrem Text in unser Postfach.',
        'Er schickt eine Bestätigung mit Ihrem Text an die E-Mail-Adresse, die Sie angegeben haben.',
        'Wenn die Zustellung nicht gelingt, behält der Server Ihre Daten und versucht es noch einmal.',
      ],
    },
    {
      heading: 'Angebote',
      paragraphs: quotes.full,
    },
    {
      heading: 'Wie lange wir Daten aufheben',
      paragraphs: [
        'Im Protokoll des Servers steht von einer Nachricht nur ihre Vorgangsnummer, weder Ihr Name noch Ihre Adresse noch Ihr Text.',
        'Was in unserer Tabelle und in unserem Postfach liegt, löschen unsere Leute von Hand. Die Frist im letzten Punkt ist ein Muster. Eine echte Firma muss ihre eigene festlegen.',
      ],
      items: [
        'Der Server löscht seine Aufzeichnung Ihrer Nachricht nach 30 Tagen.',
        'Wir löschen Nachrichten, sobald Ihre Frage geklärt ist und kein Gesetz uns zum Aufheben verpflichtet.',
      ],
    },
    {
      heading: 'Was sich Ihr Browser merkt',
      paragraphs: [
        'Ihr Browser kann für diese Website zwei Dinge speichern. Beide bleiben auf Ihrem Gerät, wir bekommen sie nicht. In den Einstellungen Ihres Browsers können Sie sie löschen.',
      ],
      items: [
        'Der lokale Speicher merkt sich, was Sie unter ‚Darstellung‘ gewählt und ob Sie alle Bewegung angehalten haben, und sonst nichts.',
        'Der Sitzungsspeicher hält den Entwurf eines Formulars fest, das Sie noch nicht abgeschickt haben, damit Ihr Text nicht verloren geht. Der Entwurf verschwindet, wenn Sie das Formular absenden oder den Tab schließen.',
      ],
    },
    {
      heading: 'Wer noch mit Ihren Daten zu tun hat',
      paragraphs: [
        'Ein Tabellendienst speichert Nachrichten für uns, ein E-Mail-Dienst verschickt unsere E-Mails, und eine Firma betreibt unseren Server. Sie dürfen die Daten nur so verwenden, wie wir es ihnen vorgeben. Wir verkaufen keine Daten und geben sie an niemanden sonst weiter.',
        'Als erfundene Firma nennen wir keine Dienste. Wer diese Website betreibt, muss hier jeden einzelnen nennen. Arbeitet einer davon außerhalb der Europäischen Union, so muss hier stehen, wie die Daten dort geschützt sind.',
      ],
    },
    {
      heading: 'Warum wir das dürfen',
      paragraphs: [
        'Wir verwenden Ihre Nachricht, um Ihnen zu antworten und um einen Vertrag vorzubereiten, nach dem Sie gefragt haben (Artikel 6 Absatz 1 Buchstabe b der DSGVO). Unerwünschte Werbung halten wir fern, weil wir ein berechtigtes Interesse an einer sicheren Website haben (Artikel 6 Absatz 1 Buchstabe f).',
        'Sie müssen uns keine Daten geben. Ohne die Pflichtfelder können wir ein Formular aber nicht annehmen. Kein Computer entscheidet allein über Sie.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        `Schreiben Sie an ${firm.inbox}, wenn Sie eines dieser Rechte nutzen möchten. Es kostet Sie nichts.`,
      ],
      items: [
        'Sie können fragen, was wir über Sie gespeichert haben, und eine Kopie bekommen.',
        'Sie können falsche Daten berichtigen lassen.',
        'Sie können Ihre Daten löschen lassen oder uns bitten, sie nicht weiter zu verwenden.',
        'Sie können die Daten, die Sie uns gegeben haben, in einer Form bekommen, die ein Computer lesen kann.',
        'Sie können widersprechen, wenn wir Daten wegen eines berechtigten Interesses verwenden.',
      ],
    },
    {
      heading: 'Wo Sie sich beschweren können',
      paragraphs: [
        'Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren, zum Beispiel bei der Behörde an Ihrem Wohnort oder Arbeitsort. Wer diese Website betreibt, nennt hier die zuständige Behörde.',
      ],
    },
  ],
};

export default privacyPolicy;
