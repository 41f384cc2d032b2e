import { accessibilityResults } from './accessibilityResults';
import { firm } from './firm';
import { glossary } from './glossary';
import { updated } from './legal';
import { settings } from './settings';
import type { AccessibilityResults, TextContent, TextSection } from '#kit';

/** Die Worte für die Einstellungen der Prüfung; aufgezeichnet werden sie auf Englisch. */
const MODES: Readonly<Record<string, string>> = {
  light: 'helle Farben',
  dark: 'dunkle Farben',
  'forced colours': 'erzwungene Farben',
  'reduced motion': 'weniger Bewegung',
};

const { format: number } = new Intl.NumberFormat(settings.locale);
const languages = new Intl.ListFormat(settings.locale);
const list = (items: readonly (string | number)[]) => languages.format(items.map(String));

const notTested: TextSection = {
  heading: 'Noch nicht geprüft',
  paragraphs: [
    'Diese Website ist noch nicht geprüft worden. Bis das geschehen ist, behaupten wir nicht, dass sie die Regeln erfüllt. Die Ergebnisse werden hier stehen, die guten und die schlechten.',
  ],
};

/** Die Zahlen der letzten vollständigen Prüfung, wie sie aufgezeichnet wurden: Nichts davon ist von Hand eingetragen. */
const tested = (results: AccessibilityResults): TextSection => ({
  heading: 'Ergebnisse der Prüfung',
  paragraphs: [
    `Am ${new Date(results.date).toLocaleDateString(settings.locale, { dateStyle: 'long', timeZone: 'UTC' })} haben wir diese Website von ${results.engines.length} Programmen prüfen lassen: ${list(results.engines.map(({ name, version }) => `${name} ${version}`))}. Sie liefen in ${results.browser}.`,
    `Sie haben ${number(results.states)} Zustände der Website angesehen: jede Seite und jedes Menü, jeden Dialog, jede Meldung und jeden Fehler, der sich dort zeigen kann. Die Fenster waren ${list(results.widths)} Pixel breit, mit diesen Einstellungen: ${list(results.modes.map((mode) => MODES[mode] ?? mode))}.`,
  ],
  items: [
    `Bei ${number(results.engineChecks)} Prüfungen nach allen Regeln der Stufen A, AA und AAA fanden sich ${number(results.failures)} Verstöße.`,
    `Bei ${number(results.measurements)} Messungen fand sich nichts zum Drücken, das kleiner ist als 44 mal 44 Pixel, außer Links mitten im Satz, und kein Text, der bei doppelter Größe abgeschnitten wird.`,
    `${number(results.falsePositives)} Arten von Befunden erwiesen sich als Irrtum eines Programms. Jeder davon ist im Quelltext dieser Website mit Beleg aufgeführt.`,
    'Programme finden nur einen Teil der Barrieren. Wenn Sie auf eine stoßen, sagen Sie uns bitte Bescheid.',
  ],
});

const accessibilityStatement: TextContent = {
  intro:
    'Diese Website soll für alle da sein. Hier steht, was wir uns vorgenommen haben und wie Sie uns eine Barriere melden.',
  updated: accessibilityResults && accessibilityResults.date > updated ? accessibilityResults.date : updated,
  sections: [
    {
      heading: 'Was wir uns vorgenommen haben',
      paragraphs: [
        'Wir richten uns nach den internationalen Regeln für barrierefreie Webinhalte (WCAG) in der Fassung 2.2. Wir wollen alle Regeln der Stufen A und AA erfüllen und die der Stufe AAA überall dort, wo es auf dieser Website möglich ist.',
      ],
    },
    {
      heading: 'Was wir dafür tun',
      paragraphs: ['Diese Punkte haben wir von Anfang an eingeplant:'],
      items: [
        'Sie können alles mit der Tastatur allein bedienen und sehen immer, wo Sie gerade sind.',
        'Überschriften, Listen, Tabellen und Formulare sind so ausgezeichnet, dass eine Vorlesesoftware sie ansagen kann.',
        'Alles, was sich von selbst bewegt, lässt sich anhalten. Wenn auf Ihrem Gerät weniger Bewegung eingestellt ist, bewegt sich nichts von selbst.',
        'Texte heben sich deutlich vom Hintergrund ab. Sie können sie vergrößern, ohne dass Wörter oder Knöpfe verschwinden.',
        'Formulare sagen vorher, was sie brauchen, und benennen jeden Fehler in Worten. Keines hat ein Zeitlimit.',
        'Nichts wird allein durch Farbe mitgeteilt.',
      ],
    },
    accessibilityResults ? tested(accessibilityResults) : notTested,
    {
      heading: 'Eine Barriere melden',
      paragraphs: [
        `Etwas hat nicht geklappt? Schreiben Sie an ${firm.inbox} oder rufen Sie an: ${firm.phone.display}. Nennen Sie uns die Seite, was Sie tun wollten und, wenn Sie mögen, mit welchem Gerät oder Hilfsmittel Sie arbeiten.`,
        'Ihnen antwortet ein Mensch. Wenn wir die Barriere nicht sofort beseitigen können, geben wir Ihnen das, was Sie brauchen, auf anderem Weg.',
        'Wenn unsere Antwort nicht weiterhilft, können Sie sich bei einer Behörde beschweren. Nennen Sie hier die, die für Sie zuständig ist.',
      ],
    },
    glossary,
  ],
};

export default accessibilityStatement;
