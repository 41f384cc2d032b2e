import { excluded, included, type PlansContent } from '#kit';
import { from } from '../prices';
import { common } from '../quote';

/** §2.13: three plans, each with an overview and details, without pictures. */
const software: PlansContent = {
  subtitle:
    'Sie beschreiben, was Ihnen die Arbeit schwer macht, und wir bauen das passende Werkzeug dafür. Alle Preise ohne Mehrwertsteuer.',
  quote: {
    ...common,
    budgetKeys: { Werkbank: 'bis-5000', Werkstatt: '5000-20000', Werkhalle: 'ab-20000' },
  },
  plansHeading: 'Unsere Pakete',
  callToAction: 'Angebot anfragen',
  featureOrder: 'included-first',
  plans: [
    {
      id: 'werkbank',
      name: 'Werkbank',
      subtitle: 'Ein kleiner Helfer für eine einzige Aufgabe',
      price: from(1490),
      features: [
        ...included(
          'Ein Besuch in Ihrem Betrieb',
          'Bis zu 3 Ansichten',
          'Für Windows, Mac oder den Browser',
          'Fertig in 3 Wochen',
          '3 Monate Gewährleistung mit Telefonhilfe',
        ),
        ...excluded('Anmeldung und Rechte', 'Anbindung an andere Programme', 'Schulung vor Ort'),
      ],
    },
    {
      id: 'werkstatt',
      name: 'Werkstatt',
      subtitle: 'Ein Programm, mit dem eine Abteilung arbeitet',
      price: from(8900),
      features: [
        ...included(
          'Ein ganzer Tag Zuschauen im Betrieb',
          'Bis zu 15 Ansichten',
          'Anmeldung und Rechte',
          'Eine Anbindung, zum Beispiel an die Buchhaltung',
          'Übernahme Ihrer alten Daten',
          'Schulung vor Ort',
          '6 Monate Gewährleistung mit Telefonhilfe',
        ),
        ...excluded('Betrieb an mehreren Standorten'),
      ],
    },
    {
      id: 'werkhalle',
      name: 'Werkhalle',
      subtitle: 'Das System, an dem der ganze Betrieb hängt',
      price: from(28500),
      features: included(
        'Ablaufplan vom ersten Auftrag bis zur Rechnung',
        'So viele Ansichten wie nötig',
        'Anmeldung und Rechte',
        'Anbindung an Kasse, Lager und Buchhaltung',
        'Übernahme Ihrer alten Daten',
        'Betrieb an mehreren Standorten',
        'Schulung vor Ort für alle',
        '12 Monate Gewährleistung mit Telefonhilfe',
      ),
    },
  ],
  overview: {
    heading: 'Welches Paket passt zu mir?',
    subtitle: 'Im Zweifel das kleinere. Ausbauen können wir später immer.',
    items: [
      {
        plan: 'Werkbank',
        name: 'Für eine Aufgabe',
        description:
          'Sie tippen jeden Tag dasselbe ab? Dann reicht meist ein kleines Programm, das Ihnen genau das abnimmt.',
        icon: 'wrench',
      },
      {
        plan: 'Werkstatt',
        name: 'Für eine Abteilung',
        description:
          'Mehrere Leute arbeiten mit denselben Daten, und jede Liste liegt woanders. Hier kommt alles an einen Platz.',
        icon: 'users',
      },
      {
        plan: 'Werkhalle',
        name: 'Für den ganzen Betrieb',
        description: 'Vom Angebot bis zur Rechnung greift alles ineinander, an jedem Standort und auch am Handy.',
        icon: 'building',
      },
    ],
  },
  details: {
    heading: 'Die Pakete im Einzelnen',
    callToAction: 'Angebot anfragen',
    sections: [
      {
        heading: 'Werkbank',
        plan: 'Werkbank',
        audience: 'Für Betriebe, die eine lästige Aufgabe loswerden wollen',
        paragraph:
          'Wir besuchen Sie, lassen uns die Aufgabe zeigen und bauen ein Programm, das genau diese eine Sache gut kann. Das kann ein Aufmaßrechner sein, ein Etikettendruck oder eine Urlaubsliste. Nach zehn Tagen probieren Sie die erste Fassung aus, nach drei Wochen ist alles fertig.',
        offer: {
          heading: 'Das ist enthalten:',
          items: [
            'Ein Besuch mit anschließender Beschreibung auf zwei Seiten',
            'Ein Programm mit bis zu drei Ansichten',
            'Eine Anleitung, die auch die Urlaubsvertretung versteht',
            'Der Quelltext gehört Ihnen',
          ],
        },
        suitability: {
          heading: 'Das passt gut für:',
          items: [
            'Betriebe bis zehn Leute',
            'Wer erst einmal klein anfangen möchte',
            'Aufgaben, die heute in einer Tabelle stecken',
          ],
        },
        quote: 'Ein gutes Werkzeug erkennt man daran, dass man es nicht mehr bemerkt.',
      },
      {
        heading: 'Werkstatt',
        plan: 'Werkstatt',
        audience: 'Für Abteilungen, die gemeinsam an denselben Daten arbeiten',
        paragraph:
          'Wir schauen einen Tag lang zu und zeichnen auf, wer was wann braucht. Daraus entsteht ein Programm mit Anmeldung und Rechten, das sich mit einem Ihrer anderen Programme versteht. Alle zwei Wochen bekommen Sie einen neuen Stand, und Sie sagen uns, was noch nicht passt.',
        offer: {
          heading: 'Das ist enthalten:',
          items: [
            'Ein Tag im Betrieb und ein Ablaufplan',
            'Ein Programm mit bis zu fünfzehn Ansichten',
            'Eine Anbindung an ein anderes Programm',
            'Die Übernahme Ihrer alten Daten',
            'Ein Schulungstag bei Ihnen',
          ],
        },
        suitability: {
          heading: 'Das passt gut für:',
          items: [
            'Disposition, Lager oder Büro',
            'Teams von fünf bis dreißig Leuten',
            'Den Abschied von der gemeinsamen Tabelle',
          ],
        },
        quote: 'Wer die Arbeit kennt, weiß auch, welcher Knopf fehlt.',
      },
      {
        heading: 'Werkhalle',
        plan: 'Werkhalle',
        audience: 'Für Betriebe, bei denen alles ineinandergreifen soll',
        paragraph:
          'Hier geht es um den ganzen Weg eines Auftrags: Anfrage, Angebot, Einkauf, Fertigung, Lieferung, Rechnung. Wir gehen ihn mit Ihnen ab und bauen in Etappen, jede für sich nutzbar. Das alte System läuft so lange mit, bis Sie ihm nicht mehr nachtrauern.',
        offer: {
          heading: 'Das ist enthalten:',
          items: [
            'Eine feste Projektleitung, die Sie duzen dürfen',
            'Ausbau in Etappen mit festem Preis je Etappe',
            'Anbindung an Kasse, Lager und Buchhaltung',
            'Schulungen an jedem Standort',
            'Ein Probebetrieb neben dem alten System',
          ],
        },
        suitability: {
          heading: 'Das passt gut für:',
          items: [
            'Betriebe mit mehreren Standorten',
            'Alte Systeme, die niemand mehr pflegt',
            'Firmen, die wachsen wollen',
          ],
        },
        quote: 'Ein Umbau gelingt, wenn der Betrieb dabei weiterläuft.',
      },
    ],
  },
};

export default software;
