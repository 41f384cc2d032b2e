import { accessibilityResults } from './accessibilityResults';
import { firm } from './firm';
import { glossary } from './glossary';
import { text } from './languages';
import { updated } from './legal';
import { settings } from './settings';
import type { AccessibilityResults, ServiceInformation, TextContent, TextSection } from '#kit';

/** The translations of the audits' modes, which the audits record in English. */
const MODE_TRANSLATIONS: Readonly<Record<string, string>> = text({
  de: {
    light: 'helle Farben',
    dark: 'dunkle Farben',
    'forced colours': 'erzwungene Farben',
    'reduced motion': 'weniger Bewegung',
  },
  en: {
    light: 'light colours',
    dark: 'dark colours',
    'forced colours': 'forced colours',
    'reduced motion': 'reduced motion',
  },
});

const { format: formatNumber } = new Intl.NumberFormat(settings.locale);
const listFormat = new Intl.ListFormat(settings.locale);
const formatList = (items: readonly string[]) => listFormat.format(items);

// The information that Annex V of Directive (EU) 2019/882 requires. The authority and the firm are invented.
const service: ServiceInformation = {
  description: text({
    de: 'Auf dieser Website können Sie unsere Leistungen und Pakete vergleichen, ein Angebot anfragen und uns schreiben. Sie brauchen kein Konto, und verkauft wird hier nichts.',
    en: 'On this website you can compare our services and plans, ask for a quote and write to us. You need no account, and nothing is sold here.',
  }),
  accessibility: text({
    de: 'Wir richten uns nach der europäischen Norm EN 301 549 mit den Stufen A und AA der WCAG 2.2.',
    en: 'We follow the European standard EN 301 549 with levels A and AA of WCAG 2.2.',
  }),
  contact: text({
    de: `${firm.inbox} oder ${firm.phone.display}`,
    en: `${firm.inbox} or ${firm.phone.display}`,
  }),
  authority: {
    name: text({ de: 'Erfundene Marktüberwachungsstelle', en: 'Made-up market surveillance authority' }),
    address: 'Beispielplatz 1, 00000 Beispielstadt',
    link: {
      label: text({ de: 'Website der erfundenen Stelle', en: 'Website of the made-up authority' }),
      href: 'https://stelle.example/barrierefreiheit',
    },
  },
};

const missingTestResults: TextSection = {
  heading: text({ de: 'Noch nicht geprüft', en: 'Not tested yet' }),
  paragraphs: [
    text({
      de: 'Diese Website ist noch nicht geprüft worden. Bis das geschehen ist, behaupten wir nicht, dass sie die Regeln erfüllt. Sobald Ergebnisse vorliegen, stehen sie hier, die guten und die schlechten.',
      en: 'Nobody has tested this website yet. Until then we don’t claim that it meets the rules. As soon as there are results, you will find them here, the good ones and the bad ones.',
    }),
  ],
};

function createTestResults(results: AccessibilityResults): TextSection {
  const date = new Date(results.date).toLocaleDateString(settings.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const engines = formatList(results.engines.map(({ name, version }) => `${name} ${version}`));
  const count = formatNumber(results.engines.length);
  const states = formatNumber(results.states);
  const widths = formatList(results.widths.map(String));
  const modes = formatList(results.modes.map((mode) => MODE_TRANSLATIONS[mode] ?? mode));
  return {
    heading: text({ de: 'Ergebnisse der Prüfung', en: 'Test results' }),
    paragraphs: text({
      de: [
        `Am ${date} haben wir diese Website von ${count} Programmen prüfen lassen: ${engines}. Sie liefen in ${results.browser}.`,
        `Sie haben ${states} Zustände der Website angesehen: jede Seite und jedes Menü, jeden Dialog, jede Meldung und jeden Fehler, der sich dort zeigen kann. Die Fenster waren ${widths} Pixel breit, mit diesen Einstellungen: ${modes}.`,
      ],
      en: [
        `On ${date} we had this website tested by ${count} programs: ${engines}. They ran in ${results.browser}.`,
        `They looked at ${states} states of the website: every page and menu, and every dialog, message and error that can appear there. The windows were ${widths} pixels wide, with these settings: ${modes}.`,
      ],
    }),
    items: text({
      de: [
        `Bei ${formatNumber(results.engineChecks)} Prüfungen nach allen Regeln der Stufen A, AA und AAA fanden sich ${formatNumber(results.failures)} Verstöße.`,
        `Bei ${formatNumber(results.measurements)} Messungen fand sich kein Bedienelement, das kleiner ist als 44 mal 44 Pixel, außer Links mitten im Satz, und kein Text, der bei doppelter Größe oder weiteren Abständen abgeschnitten wird.`,
        `Arten von Befunden, die sich als Irrtum eines Programms erwiesen: ${formatNumber(results.falsePositives)}. Jede ist im Quelltext dieser Website mit Beleg aufgeführt.`,
        'Programme finden nur einen Teil der Barrieren. Wenn Sie auf eine stoßen, sagen Sie uns bitte Bescheid.',
      ],
      en: [
        `${formatNumber(results.engineChecks)} checks against all rules of levels A, AA and AAA found ${formatNumber(results.failures)} failures.`,
        `${formatNumber(results.measurements)} measurements found nothing to press that is smaller than 44 by 44 pixels, except links inside a sentence, and no text that is cut off at double size or with wider spacing.`,
        `Kinds of findings that turned out to be a program’s mistake: ${formatNumber(results.falsePositives)}. Each is listed in this website’s source code, with its proof.`,
        'Programs find only some of the barriers. If you meet one, please let us know.',
      ],
    }),
  };
}

const accessibilityStatement: TextContent = {
  intro: text({
    de: 'Diese Website soll für alle da sein. Hier steht, was wir uns vorgenommen haben, was davon geprüft ist und wie Sie uns eine Barriere melden.',
    en: 'This website is meant for everyone. Here you can read what we aim for, how much of it is tested, and how to report a barrier to us.',
  }),
  updated: accessibilityResults && accessibilityResults.date > updated ? accessibilityResults.date : updated,
  service,
  sections: [
    {
      heading: text({ de: 'Was diese Website bietet', en: 'What this website offers' }),
      paragraphs: [service.description],
    },
    {
      heading: text({ de: 'Was wir uns vorgenommen haben', en: 'What we aim for' }),
      paragraphs: [
        text({
          de: 'Wir richten uns nach den internationalen Regeln für barrierefreie Webinhalte (WCAG) in der Fassung 2.2. Wir wollen alle Regeln der Stufen A und AA erfüllen und die der Stufe AAA überall dort, wo es auf dieser Website möglich ist.',
          en: 'We follow version 2.2 of the international rules for accessible web content (WCAG). We want to meet every rule of levels A and AA, and those of level AAA wherever this website can.',
        }),
      ],
    },
    {
      heading: text({ de: 'Was wir dafür tun', en: 'What we do for it' }),
      paragraphs: [
        text({
          de: 'Diese Punkte haben wir von Anfang an eingeplant:',
          en: 'We planned these things from the start:',
        }),
      ],
      items: text({
        de: [
          'Sie können alles mit der Tastatur allein bedienen und sehen immer, wo Sie gerade sind.',
          'Überschriften, Listen, Tabellen und Formulare sind so ausgezeichnet, dass ein Screenreader sie ansagen kann.',
          'Alles, was sich von selbst bewegt, lässt sich anhalten. Am Fuß jeder Seite halten Sie alles auf einmal an, und Ihr Browser merkt sich das. Wenn auf Ihrem Gerät weniger Bewegung eingestellt ist, bewegt sich nichts von selbst.',
          'Texte heben sich deutlich vom Hintergrund ab. Sie können sie vergrößern, ohne dass Wörter oder Knöpfe verschwinden.',
          'Formulare sagen vorher, was sie brauchen, und benennen jeden Fehler in Worten. Keines hat ein Zeitlimit.',
          'Die Meldung, dass Ihr Formular angekommen ist, schließt sich nach sechs Sekunden, wenn Sie nichts tun. Mit „Alle Bewegungen anhalten“ am Fuß jeder Seite bleibt sie, bis Sie sie schließen.',
          'Nichts wird allein durch Farbe mitgeteilt.',
          'Am Ende dieser Seite steht, was die Abkürzungen auf dieser Website bedeuten.',
        ],
        en: [
          'You can do everything with the keyboard alone, and you always see where you are.',
          'Headings, lists, tables and forms are marked up so that a screen reader can announce them.',
          'You can stop everything that moves by itself. At the foot of each page you stop it all at once, and your browser remembers that. If your device is set to reduced motion, nothing moves by itself.',
          'Text stands out clearly from its background. You can enlarge it, and no word or button disappears.',
          'Forms say beforehand what they need, and name every mistake in words. None has a time limit.',
          'The message that your form was sent closes after six seconds if you do nothing. With ‘Pause all motion’ at the foot of each page, it stays until you close it.',
          'Nothing is told by colour alone.',
          'The end of this page says what the abbreviations on this website mean.',
        ],
      }),
    },
    {
      heading: text({ de: 'Wie wir die Regeln erfüllen', en: 'How we meet the rules' }),
      paragraphs: [service.accessibility],
    },
    accessibilityResults ? createTestResults(accessibilityResults) : missingTestResults,
    {
      heading: text({ de: 'Eine Barriere melden', en: 'Report a barrier' }),
      paragraphs: text({
        de: [
          `Etwas hat nicht geklappt? Schreiben Sie uns oder rufen Sie an: ${service.contact}. Nennen Sie uns die Seite, was Sie tun wollten und, wenn Sie mögen, mit welchem Gerät oder Hilfsmittel Sie arbeiten.`,
          'Ihnen antwortet ein Mensch. Wenn wir die Barriere nicht sofort beseitigen können, geben wir Ihnen das, was Sie brauchen, auf anderem Weg.',
        ],
        en: [
          `Something didn’t work? Write to us or call us: ${service.contact}. Tell us the page, what you wanted to do and, if you like, which device or assistive technology you use.`,
          'A person will answer you. If we can’t remove the barrier at once, we give you what you need in another way.',
        ],
      }),
    },
    {
      heading: text({ de: 'Wenn unsere Antwort nicht weiterhilft', en: 'If our answer doesn’t help' }),
      paragraphs: [
        text({
          de: `${firm.name} ist eine erfundene Firma, für die keine Behörde zuständig ist. Wer diese Website betreibt, nennt hier die Stelle, bei der man sich über Barrieren beschweren kann.`,
          en: `${firm.name} is a made-up firm, so no authority is in charge of it. A real firm names the body here that takes complaints about barriers.`,
        }),
        `${service.authority.name}, ${service.authority.address}`,
      ],
      link: service.authority.link,
    },
    glossary,
  ],
};

export default accessibilityStatement;
