import { excluded, included, type PlansContent } from '#kit';
import { text } from '../languages';
import { formatStartingPrice } from '../prices';
import { commonQuoteSettings } from '../quote';
import { createSection } from './section';

const WORKBENCH = text({ de: 'Werkbank', en: 'Workbench' });
const WORKSHOP = text({ de: 'Werkstatt', en: 'Workshop' });
const FACTORY = text({ de: 'Werkhalle', en: 'Factory' });

const CALL_TO_ACTION = text({ de: 'Angebot anfragen', en: 'Request a quote' });

/** A page of plans (§2.13) with three plans, an overview and details, without pictures. */
const software: PlansContent = {
  subtitle: text({
    de: 'Sie beschreiben, was Ihnen die Arbeit schwer macht, und wir bauen das passende Werkzeug dafür. Alle Preise ohne Mehrwertsteuer.',
    en: 'You describe what makes your work hard, and we build the right tool for it. All prices are before tax.',
  }),
  quote: {
    ...commonQuoteSettings,
    budgetKeys: { [WORKBENCH]: 'bis-5000', [WORKSHOP]: '5000-20000', [FACTORY]: 'ab-20000' },
  },
  plansHeading: text({ de: 'Unsere Pakete', en: 'Our plans' }),
  callToAction: CALL_TO_ACTION,
  featureOrder: 'included-first',
  plans: [
    {
      id: 'werkbank',
      name: WORKBENCH,
      subtitle: text({ de: 'Ein kleiner Helfer für eine einzige Aufgabe', en: 'A small helper for a single task' }),
      price: formatStartingPrice(1490),
      features: [
        ...included(
          ...text({
            de: [
              'Ein Besuch in Ihrem Betrieb',
              'Bis zu 3 Ansichten',
              'Für Windows, Mac oder den Browser',
              'Fertig in 3 Wochen',
              '3 Monate Gewährleistung mit Telefonhilfe',
            ],
            en: [
              'One visit to your business',
              'Up to 3 screens',
              'For Windows, Mac or the browser',
              'Ready in 3 weeks',
              '3 months’ warranty with help by phone',
            ],
          }),
        ),
        ...excluded(
          ...text({
            de: ['Anmeldung und Rechte', 'Anbindung an andere Programme', 'Schulung vor Ort'],
            en: ['Sign-in and permissions', 'Links to other programs', 'Training on site'],
          }),
        ),
      ],
    },
    {
      id: 'werkstatt',
      name: WORKSHOP,
      subtitle: text({
        de: 'Ein Programm, mit dem eine Abteilung arbeitet',
        en: 'A program that a department works with',
      }),
      price: formatStartingPrice(8900),
      features: [
        ...included(
          ...text({
            de: [
              'Ein ganzer Tag Zuschauen im Betrieb',
              'Bis zu 15 Ansichten',
              'Anmeldung und Rechte',
              'Eine Anbindung, zum Beispiel an die Buchhaltung',
              'Übernahme Ihrer alten Daten',
              'Schulung vor Ort',
              '6 Monate Gewährleistung mit Telefonhilfe',
            ],
            en: [
              'A whole day of watching you work',
              'Up to 15 screens',
              'Sign-in and permissions',
              'One link, for example to your accounts',
              'Your old data moved over',
              'Training on site',
              '6 months’ warranty with help by phone',
            ],
          }),
        ),
        ...excluded(text({ de: 'Betrieb an mehreren Standorten', en: 'Use at several sites' })),
      ],
    },
    {
      id: 'werkhalle',
      name: FACTORY,
      subtitle: text({
        de: 'Das System, an dem der ganze Betrieb hängt',
        en: 'The system that the whole business depends on',
      }),
      price: formatStartingPrice(28500),
      features: included(
        ...text({
          de: [
            'Ablaufplan vom ersten Auftrag bis zur Rechnung',
            'So viele Ansichten wie nötig',
            'Anmeldung und Rechte',
            'Anbindung an Kasse, Lager und Buchhaltung',
            'Übernahme Ihrer alten Daten',
            'Betrieb an mehreren Standorten',
            'Schulung vor Ort für alle',
            '12 Monate Gewährleistung mit Telefonhilfe',
          ],
          en: [
            'A plan of work from the order to the invoice',
            'As many screens as you need',
            'Sign-in and permissions',
            'Links to tills, stock and accounts',
            'Your old data moved over',
            'Use at several sites',
            'Training on site for everyone',
            '12 months’ warranty with help by phone',
          ],
        }),
      ),
    },
  ],
  overview: {
    heading: text({ de: 'Welches Paket passt zu mir?', en: 'Which plan is right for me?' }),
    subtitle: text({
      de: 'Im Zweifel das kleinere. Ausbauen können wir später immer.',
      en: 'If in doubt, the smaller one. We can always extend it later.',
    }),
    items: [
      {
        plan: WORKBENCH,
        name: text({ de: 'Für eine Aufgabe', en: 'For one task' }),
        description: text({
          de: 'Sie tippen jeden Tag dasselbe ab? Dann reicht meist ein kleines Programm, das Ihnen genau das abnimmt.',
          en: 'You type up the same thing every day? Then a small program that does just that is usually enough.',
        }),
        icon: 'wrench',
      },
      {
        plan: WORKSHOP,
        name: text({ de: 'Für eine Abteilung', en: 'For a department' }),
        description: text({
          de: 'Mehrere Leute arbeiten mit denselben Daten, und jede Liste liegt woanders. Hier kommt alles an einen Platz.',
          en: 'Several people work with the same data, and each list is somewhere else. Here it all comes together.',
        }),
        icon: 'users',
      },
      {
        plan: FACTORY,
        name: text({ de: 'Für den ganzen Betrieb', en: 'For the whole business' }),
        description: text({
          de: 'Vom Angebot bis zur Rechnung greift alles ineinander, an jedem Standort und auch am Handy.',
          en: 'From the quote to the invoice everything fits together, at each site and on the phone too.',
        }),
        icon: 'building',
      },
    ],
  },
  details: {
    heading: text({ de: 'Die Pakete im Einzelnen', en: 'The plans in detail' }),
    callToAction: CALL_TO_ACTION,
    sections: [
      createSection({
        plan: WORKBENCH,
        audience: text({
          de: 'Für Betriebe, die eine lästige Aufgabe loswerden wollen',
          en: 'For businesses that want to be rid of one tiresome task',
        }),
        paragraph: text({
          de: 'Wir besuchen Sie, lassen uns die Aufgabe zeigen und bauen ein Programm, das genau diese eine Sache gut kann. Das kann ein Aufmaßrechner sein, ein Etikettendruck oder eine Urlaubsliste. Nach zehn Tagen probieren Sie die erste Fassung aus, nach drei Wochen ist alles fertig.',
          en: 'We visit you, let you show us the task, and build a program that does this one thing well. It can be a measuring sheet, a label printer or a list of holidays. After ten days you try out the first version. After three weeks it is ready.',
        }),
        offer: text({
          de: [
            'Ein Besuch mit anschließender Beschreibung auf zwei Seiten',
            'Ein Programm mit bis zu drei Ansichten',
            'Eine Anleitung, die auch die Urlaubsvertretung versteht',
            'Der Quelltext gehört Ihnen',
          ],
          en: [
            'One visit, and then two pages that describe the task',
            'A program with up to three screens',
            'Instructions that make sense to the holiday cover too',
            'The source code is yours',
          ],
        }),
        suitability: text({
          de: [
            'Betriebe bis zehn Leute',
            'Wer erst einmal klein anfangen möchte',
            'Aufgaben, die heute in einer Tabelle stecken',
          ],
          en: ['Businesses of up to ten people', 'A small start', 'Tasks that live in a spreadsheet today'],
        }),
        quote: text({
          de: 'Ein gutes Werkzeug erkennt man daran, dass man es nicht mehr bemerkt.',
          en: 'You know a good tool by no longer noticing it.',
        }),
      }),
      createSection({
        plan: WORKSHOP,
        audience: text({
          de: 'Für Abteilungen, die gemeinsam an denselben Daten arbeiten',
          en: 'For departments that share the same data',
        }),
        paragraph: text({
          de: 'Wir schauen einen Tag lang zu und zeichnen auf, wer was wann braucht. Daraus entsteht ein Programm mit Anmeldung und Rechten, das sich mit einem Ihrer anderen Programme versteht. Alle zwei Wochen bekommen Sie einen neuen Stand, und Sie sagen uns, was noch nicht passt.',
          en: 'We watch for a day and note who needs what, and when. Out of this comes a program with sign-in and permissions that gets on with one of your other programs. Every two weeks you get a new version and tell us what doesn’t fit yet.',
        }),
        offer: text({
          de: [
            'Ein Tag im Betrieb und ein Ablaufplan',
            'Ein Programm mit bis zu fünfzehn Ansichten',
            'Eine Anbindung an ein anderes Programm',
            'Die Übernahme Ihrer alten Daten',
            'Ein Schulungstag bei Ihnen',
          ],
          en: [
            'A day at your business and a plan of work',
            'A program with up to fifteen screens',
            'A link to another program',
            'Your old data moved over',
            'A day of training at your place',
          ],
        }),
        suitability: text({
          de: [
            'Disposition, Lager oder Büro',
            'Teams von fünf bis dreißig Leuten',
            'Den Abschied von der gemeinsamen Tabelle',
          ],
          en: ['Dispatch, warehouse or office', 'Teams of five to thirty people', 'Goodbye to the shared spreadsheet'],
        }),
        quote: text({
          de: 'Wer die Arbeit kennt, weiß auch, welcher Knopf fehlt.',
          en: 'If you know the work, you know which button is missing.',
        }),
      }),
      createSection({
        plan: FACTORY,
        audience: text({
          de: 'Für Betriebe, bei denen alles ineinandergreifen soll',
          en: 'For businesses where everything should fit together',
        }),
        paragraph: text({
          de: 'Hier geht es um den ganzen Weg eines Auftrags: Anfrage, Angebot, Einkauf, Fertigung, Lieferung, Rechnung. Wir gehen ihn mit Ihnen ab und bauen in Etappen, jede für sich nutzbar. Das alte System läuft so lange mit, bis Sie ihm nicht mehr nachtrauern.',
          en: 'This is about the whole path of an order: enquiry, quote, purchase, production, delivery, invoice. We walk it with you and build in stages, each of use by itself. The old system keeps running until you no longer miss it.',
        }),
        offer: text({
          de: [
            'Eine feste Projektleitung, die Sie duzen dürfen',
            'Ausbau in Etappen mit festem Preis je Etappe',
            'Anbindung an Kasse, Lager und Buchhaltung',
            'Schulungen an jedem Standort',
            'Ein Probebetrieb neben dem alten System',
          ],
          en: [
            'One project manager, on first-name terms if you like',
            'Built in stages, each at a fixed price',
            'Links to tills, stock and accounts',
            'Training at each site',
            'A trial run beside the old system',
          ],
        }),
        suitability: text({
          de: [
            'Betriebe mit mehreren Standorten',
            'Alte Systeme, die niemand mehr pflegt',
            'Firmen, die wachsen wollen',
          ],
          en: ['Businesses with several sites', 'Old systems that nobody looks after', 'Firms that want to grow'],
        }),
        quote: text({
          de: 'Ein Umbau gelingt, wenn der Betrieb dabei weiterläuft.',
          en: 'A rebuild works when business goes on around it.',
        }),
      }),
    ],
  },
};

export default software;
