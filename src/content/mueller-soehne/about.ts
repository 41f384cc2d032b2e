import { board } from './board';
import type { PeopleContent } from '#kit';

/** §2.5, §2.6. The firm shows who answers for it, without pictures; it has no page of its staff. */
const about: PeopleContent = {
  subtitle: 'Ein Familienbetrieb in zweiter Generation, mit Werkzeugkasten statt Wunderversprechen',
  cards: [
    {
      title: 'Woher wir kommen',
      icon: 'building',
      text: 'Angefangen hat alles 1987 mit einem Rechner in der Schreinerei Müller und der Frage, wie lange das Buchenholz noch reicht. Das Programm von damals läuft nicht mehr. Die Frage, was einem Betrieb wirklich hilft, stellen wir immer noch.',
    },
    {
      title: 'Wie wir arbeiten',
      icon: 'handshake',
      text: 'Bevor wir eine Zeile schreiben, schauen wir Ihnen einen Tag lang bei der Arbeit zu. Sie bekommen einen festen Preis, alle zwei Wochen etwas zum Ausprobieren und immer dieselbe Ansprechperson.',
    },
    {
      title: 'Was uns wichtig ist',
      icon: 'compass',
      text: 'Ihre Daten und der Quelltext gehören Ihnen. Wir sagen Nein, wenn sich etwas nicht lohnt. Und was wir bauen, sollen alle bedienen können, auch mit Tastatur, Vorlesesoftware oder großer Schrift.',
      parts: [
        {
          title: 'Verständlich',
          icon: 'chat',
          text: 'Angebote, Handbücher und Fehlermeldungen schreiben wir in klarem Deutsch, ohne Fachchinesisch.',
        },
        {
          title: 'Verlässlich',
          icon: 'calendar',
          text: 'Zugesagte Termine halten wir. Wenn einer wackelt, erfahren Sie es von uns, bevor er verstreicht.',
        },
        {
          title: 'Auf Dauer',
          icon: 'tree',
          text: 'Wir planen für zehn Jahre und länger: mit bewährter Technik und mit Daten, die Sie mitnehmen können.',
        },
      ],
    },
  ],
  board,
};

export default about;
