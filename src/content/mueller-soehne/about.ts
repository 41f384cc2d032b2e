import { board } from './board';
import { text } from './languages';
import type { PeopleContent } from '#kit';

/** The About page (§2.5, §2.6) with the board, without pictures. The firm does not show its employees. */
const about: PeopleContent = {
  subtitle: text({
    de: 'Ein Familienbetrieb in zweiter Generation, mit Werkzeugkasten statt Wunderversprechen',
    en: 'A family firm in its second generation, with a toolbox instead of miracle promises',
  }),
  cards: [
    {
      title: text({ de: 'Woher wir kommen', en: 'Where we come from' }),
      icon: 'building',
      text: text({
        de: 'Angefangen hat alles 1987 mit einem Rechner in der Schreinerei Müller und der Frage, wie lange das Buchenholz noch reicht. Das Programm von damals läuft nicht mehr. Die Frage, was einem Betrieb wirklich hilft, stellen wir immer noch.',
        en: 'It all began in 1987, with one computer in the Müller joinery and the question of how long the beech would last. That program no longer runs. But we still ask what really helps a business.',
      }),
    },
    {
      title: text({ de: 'Wie wir arbeiten', en: 'How we work' }),
      icon: 'handshake',
      text: text({
        de: 'Bevor wir eine Zeile schreiben, schauen wir Ihnen einen Tag lang bei der Arbeit zu. Sie bekommen einen festen Preis, alle zwei Wochen etwas zum Ausprobieren und immer dieselbe Ansprechperson.',
        en: 'Before we write a line, we spend a day watching you work. You get a fixed price, something to try out every two weeks, and always the same person to talk to.',
      }),
    },
    {
      title: text({ de: 'Was uns wichtig ist', en: 'What matters to us' }),
      icon: 'compass',
      text: text({
        de: 'Ihre Daten und der Quelltext gehören Ihnen. Wir sagen Nein, wenn sich etwas nicht lohnt. Und was wir bauen, sollen alle bedienen können, auch mit Tastatur, Screenreader oder großer Schrift.',
        en: 'Your data and the source code belong to you. We say no when something isn’t worth it. And everyone should be able to use what we build, also with a keyboard, a screen reader or large type.',
      }),
      parts: [
        {
          title: text({ de: 'Verständlich', en: 'Clear' }),
          icon: 'chat',
          text: text({
            de: 'Angebote, Handbücher und Fehlermeldungen schreiben wir in klarem Deutsch, ohne Fachjargon.',
            en: 'We write quotes, manuals and error messages in plain words, without jargon.',
          }),
        },
        {
          title: text({ de: 'Verlässlich', en: 'Reliable' }),
          icon: 'calendar',
          text: text({
            de: 'Zugesagte Termine halten wir. Wenn einer wackelt, erfahren Sie es von uns, bevor er verstreicht.',
            en: 'We keep the dates we promise. If one is at risk, you hear it from us before it passes.',
          }),
        },
        {
          title: text({ de: 'Auf Dauer', en: 'Built to last' }),
          icon: 'tree',
          text: text({
            de: 'Wir planen für zehn Jahre und länger: mit bewährter Technik und mit Daten, die Sie mitnehmen können.',
            en: 'We plan for ten years and more: with proven technology, and data that you can take with you.',
          }),
        },
      ],
    },
  ],
  board,
};

export default about;
