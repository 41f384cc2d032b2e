import { excluded, included, type DetailSection, type PlansContent } from '#kit';
import { monthly } from '../prices';
import { common } from '../quote';

const NIGHTS = 'Vollpflege mit nächtlicher Rufbereitschaft';
const BRANCHES = 'Betreuung für mehrere Standorte und Firmen';

const section = (
  plan: string,
  audience: string,
  paragraph: string,
  offer: readonly string[],
  suitability: readonly string[],
  quote: string,
): DetailSection => ({
  heading: plan,
  plan,
  audience,
  paragraph,
  offer: { heading: 'Das ist enthalten:', items: offer },
  suitability: { heading: 'Das passt gut für:', items: suitability },
  quote,
});

const sections: readonly DetailSection[] = [
  section(
    'Durchsicht',
    'Für Programme, die einfach laufen sollen',
    'Einmal im Monat sehen wir nach dem Rechten: Sind die Sicherungen da, fehlt ein Update, wird der Platz knapp? Sie bekommen eine halbe Seite Bericht. Wenn etwas zu tun ist, sagen wir Ihnen vorher, was es kostet.',
    ['Durchsicht jeden Monat', 'Kurzer Bericht per E-Mail', 'Warnung bei bekannten Sicherheitslücken'],
    ['Kleine Programme mit wenigen Leuten', 'Betriebe mit eigener Fachkraft im Haus'],
    'Vorbeugen ist billiger als Retten.',
  ),
  section(
    'Grundpflege',
    'Für Programme, die jeden Tag gebraucht werden',
    'Zur Durchsicht kommen alle Updates und zwei Stunden im Monat für kleine Wünsche. Nicht verbrauchte Stunden nehmen Sie bis zum Jahresende mit. Am Telefon erreichen Sie uns zu den Öffnungszeiten.',
    ['Alles aus der Durchsicht', 'Updates, geprüft und eingespielt', '2 Stunden im Monat für Ihre Wünsche'],
    ['Büro und Verwaltung', 'Webseiten und Bestellportale'],
    'Gepflegte Software altert in Würde.',
  ),
  section(
    'Vollpflege',
    'Für Programme, ohne die der Betrieb steht',
    'Wir überwachen Ihre Software rund um die Uhr und melden uns, bevor Ihnen etwas auffällt. Zu den Öffnungszeiten sind wir spätestens nach einer Stunde dran. Zweimal im Jahr üben wir mit Ihnen, wie man eine Sicherung zurückspielt.',
    [
      'Alles aus der Grundpflege',
      'Überwachung rund um die Uhr',
      'Hilfe innerhalb einer Stunde',
      'Probe für den Ernstfall, zweimal im Jahr',
    ],
    ['Produktion und Lager', 'Onlineshops'],
    'Die beste Störung ist die, von der niemand etwas merkt.',
  ),
  section(
    NIGHTS,
    'Für Betriebe, die arbeiten, wenn andere schlafen',
    'Backstuben, Speditionen und Schichtbetriebe brauchen nachts um drei jemanden, der abhebt. In diesem Vertrag ist das ein Mensch aus unserem Haus, der Ihre Software kennt. An Sonn- und Feiertagen genauso.',
    ['Alles aus der Vollpflege', 'Rufbereitschaft in der Nacht', 'Rufbereitschaft an Sonn- und Feiertagen'],
    ['Bäckereien und Speditionen', 'Betriebe mit Schichtarbeit'],
    'Nachts um drei zählt nur, dass jemand abhebt.',
  ),
  section(
    BRANCHES,
    'Für Firmenverbünde, die alles aus einer Hand wollen',
    'Ein Vertrag für alle Häuser: Wir betreuen jede Software in Ihrem Verbund, auch die von anderen Herstellern, und sprechen für Sie mit deren Kundendienst. Einmal im Quartal kommen wir vorbei und planen mit Ihnen die nächsten Schritte.',
    [
      'Alles aus der Vollpflege, an jedem Standort',
      'Auch für Programme anderer Hersteller',
      'Planungstreffen in jedem Quartal',
    ],
    ['Filialbetriebe', 'Firmengruppen mit gewachsenen Systemen'],
    'Ein Anruf genügt, egal bei welchem Haus es klemmt.',
  ),
];

/** §2.13: five plans, two with long names, and details without pictures; no overview, for the cards say enough. */
const maintenance: PlansContent = {
  subtitle:
    'Wir halten Ihre Software sicher, aktuell und am Laufen, auch wenn sie nicht von uns ist. Alle Preise ohne Mehrwertsteuer.',
  quote: {
    ...common,
    budgetKeys: { Durchsicht: 'bis-100', Grundpflege: '100-300', Vollpflege: '300-700', [NIGHTS]: '700-1500' },
    otherBudgetKey: 'ab-1500',
  },
  plansHeading: 'Unsere Verträge',
  callToAction: 'Angebot anfragen',
  featureOrder: 'as-given',
  plans: [
    {
      id: 'durchsicht',
      name: 'Durchsicht',
      subtitle: 'Einmal im Monat nach dem Rechten sehen',
      price: monthly(90),
      features: [
        ...included('Durchsicht jeden Monat', 'Kurzer Bericht'),
        ...excluded('Updates', 'Stunden für Ihre Wünsche', 'Überwachung', 'Rufbereitschaft'),
      ],
    },
    {
      id: 'grundpflege',
      name: 'Grundpflege',
      subtitle: 'Updates und Zeit für kleine Wünsche',
      price: monthly(240),
      features: [
        ...included('Durchsicht jeden Monat', 'Kurzer Bericht', 'Updates', '2 Stunden für Ihre Wünsche'),
        ...excluded('Überwachung', 'Rufbereitschaft'),
      ],
    },
    {
      id: 'vollpflege',
      name: 'Vollpflege',
      subtitle: 'Überwacht rund um die Uhr, Hilfe in einer Stunde',
      price: monthly(590),
      features: [
        ...included(
          'Durchsicht jeden Monat',
          'Ausführlicher Bericht',
          'Updates',
          '4 Stunden für Ihre Wünsche',
          'Überwachung',
        ),
        ...excluded('Rufbereitschaft'),
      ],
    },
    {
      id: 'vollpflege-nachts',
      name: NIGHTS,
      subtitle: 'Auch um drei Uhr früh hebt jemand ab',
      price: monthly(1290),
      features: included(
        'Durchsicht jeden Monat',
        'Ausführlicher Bericht',
        'Updates',
        '4 Stunden für Ihre Wünsche',
        'Überwachung',
        'Rufbereitschaft in der Nacht und an Feiertagen',
      ),
    },
    {
      id: 'mehrere-standorte',
      name: BRANCHES,
      subtitle: 'Ein Vertrag für alle Häuser, auch für fremde Software',
      features: included(
        'Durchsicht jeden Monat an jedem Standort',
        'Ausführlicher Bericht',
        'Updates',
        'Stunden nach Absprache',
        'Überwachung',
        'Rufbereitschaft nach Absprache',
        'Programme anderer Hersteller',
      ),
    },
  ],
  details: { heading: 'Die Verträge im Einzelnen', callToAction: 'Angebot anfragen', sections },
};

export default maintenance;
