import { excluded, included, type PlansContent } from '#kit';
import { text } from '../languages';
import { formatMonthlyPrice } from '../prices';
import { commonQuoteSettings } from '../quote';
import { createSection } from './section';

const CHECKUP = text({ de: 'Durchsicht', en: 'Check-up' });
const BASIC_CARE = text({ de: 'Grundpflege', en: 'Basic care' });
const FULL_CARE = text({ de: 'Vollpflege', en: 'Full care' });
const NIGHT_CARE = text({
  de: 'Vollpflege mit nächtlicher Rufbereitschaft',
  en: 'Full care with somebody on call at night',
});
const MULTI_SITE_CARE = text({
  de: 'Betreuung für mehrere Standorte und Firmen',
  en: 'Care for several sites and companies',
});

/* The features that several plans contain. */
const MONTHLY_CHECKUP = text({ de: 'Durchsicht jeden Monat', en: 'Check-up every month' });
const SHORT_REPORT = text({ de: 'Kurzer Bericht', en: 'Short report' });
const LONG_REPORT = text({ de: 'Ausführlicher Bericht', en: 'Detailed report' });
const UPDATES = text({ de: 'Updates', en: 'Updates' });
const TWO_HOURS = text({ de: '2 Stunden für Ihre Wünsche', en: '2 hours for your wishes' });
const FOUR_HOURS = text({ de: '4 Stunden für Ihre Wünsche', en: '4 hours for your wishes' });
const MONITORING = text({ de: 'Überwachung', en: 'Monitoring' });
const ON_CALL = text({ de: 'Rufbereitschaft', en: 'Somebody on call' });

const sections = [
  createSection({
    plan: CHECKUP,
    audience: text({ de: 'Für Programme, die einfach laufen sollen', en: 'For programs that should simply run' }),
    paragraph: text({
      de: 'Einmal im Monat sehen wir nach dem Rechten: Sind die Sicherungen da, fehlt ein Update, wird der Platz knapp? Sie bekommen eine halbe Seite Bericht. Wenn etwas zu tun ist, sagen wir Ihnen vorher, was es kostet.',
      en: 'Once a month we see that all is well: are the backups there, is an update missing, is space running out? You get half a page of report. If something needs doing, we tell you the cost first.',
    }),
    offer: text({
      de: ['Durchsicht jeden Monat', 'Kurzer Bericht per E-Mail', 'Warnung bei bekannten Sicherheitslücken'],
      en: ['Check-up every month', 'Short report by email', 'Warning of known security holes'],
    }),
    suitability: text({
      de: ['Kleine Programme mit wenigen Leuten', 'Betriebe mit eigener Fachkraft im Haus'],
      en: ['Small programs with few users', 'Firms with an expert of their own'],
    }),
    quote: text({ de: 'Vorbeugen ist billiger als Retten.', en: 'Prevention is cheaper than rescue.' }),
  }),
  createSection({
    plan: BASIC_CARE,
    audience: text({ de: 'Für Programme, die jeden Tag gebraucht werden', en: 'For programs that you need every day' }),
    paragraph: text({
      de: 'Zur Durchsicht kommen alle Updates und zwei Stunden im Monat für kleine Wünsche. Nicht verbrauchte Stunden nehmen Sie bis zum Jahresende mit. Am Telefon erreichen Sie uns zu den Öffnungszeiten.',
      en: 'On top of the check-up come all updates, and two hours a month for small wishes. Hours that you don’t use stay yours until the end of the year. You reach us by phone during opening hours.',
    }),
    offer: text({
      de: ['Alles aus der Durchsicht', 'Updates, geprüft und eingespielt', '2 Stunden im Monat für Ihre Wünsche'],
      en: ['Everything in the check-up', 'Updates, tested and installed', '2 hours a month for your wishes'],
    }),
    suitability: text({
      de: ['Büro und Verwaltung', 'Webseiten und Bestellportale'],
      en: ['Office and administration', 'Websites and order portals'],
    }),
    quote: text({ de: 'Gepflegte Software altert in Würde.', en: 'Well-kept software ages with dignity.' }),
  }),
  createSection({
    plan: FULL_CARE,
    audience: text({
      de: 'Für Programme, ohne die der Betrieb steht',
      en: 'For programs without which the business stands still',
    }),
    paragraph: text({
      de: 'Wir überwachen Ihre Software rund um die Uhr und melden uns, bevor Ihnen etwas auffällt. Zu den Öffnungszeiten sind wir spätestens nach einer Stunde dran. Zweimal im Jahr üben wir mit Ihnen, wie man eine Sicherung zurückspielt.',
      en: 'We monitor your software around the clock and call before you notice anything. During opening hours we are on it within an hour. Twice a year we practise with you how to restore a backup.',
    }),
    offer: text({
      de: [
        'Alles aus der Grundpflege',
        'Überwachung rund um die Uhr',
        'Hilfe innerhalb einer Stunde',
        'Übung für den Ernstfall, zweimal im Jahr',
      ],
      en: [
        'Everything in basic care',
        'Monitoring around the clock',
        'Help within an hour',
        'Emergency drill, twice a year',
      ],
    }),
    suitability: text({
      de: ['Produktion und Lager', 'Onlineshops'],
      en: ['Production and warehouses', 'Online shops'],
    }),
    quote: text({
      de: 'Die beste Störung ist die, von der niemand etwas merkt.',
      en: 'The best failure is the one that nobody notices.',
    }),
  }),
  createSection({
    plan: NIGHT_CARE,
    audience: text({
      de: 'Für Betriebe, die arbeiten, wenn andere schlafen',
      en: 'For businesses that work while others sleep',
    }),
    paragraph: text({
      de: 'Backstuben, Speditionen und Schichtbetriebe brauchen nachts um drei jemanden, der abhebt. In diesem Vertrag ist das ein Mensch aus unserem Haus, der Ihre Software kennt. An Sonn- und Feiertagen genauso.',
      en: 'Bakeries, hauliers and shift workers need someone who picks up at three in the morning. With this contract it is one of our own people, who knows your software. On Sundays and holidays too.',
    }),
    offer: text({
      de: ['Alles aus der Vollpflege', 'Rufbereitschaft in der Nacht', 'Rufbereitschaft an Sonn- und Feiertagen'],
      en: ['Everything in full care', 'Somebody on call at night', 'Somebody on call on Sundays and holidays'],
    }),
    suitability: text({
      de: ['Bäckereien und Speditionen', 'Betriebe mit Schichtarbeit'],
      en: ['Bakeries and hauliers', 'Businesses that work in shifts'],
    }),
    quote: text({
      de: 'Nachts um drei zählt nur, dass jemand abhebt.',
      en: 'At three in the morning, all that counts is that someone picks up.',
    }),
  }),
  createSection({
    plan: MULTI_SITE_CARE,
    audience: text({
      de: 'Für Firmenverbünde, die alles aus einer Hand wollen',
      en: 'For groups that want one firm for everything',
    }),
    paragraph: text({
      de: 'Ein Vertrag für alle Häuser: Wir betreuen jede Software in Ihrem Verbund, auch die von anderen Herstellern, und sprechen für Sie mit deren Kundendienst. Einmal im Quartal kommen wir vorbei und planen mit Ihnen die nächsten Schritte.',
      en: 'One contract for every site: we look after all software in your group, also that of other makers, and talk to their support for you. Once a quarter we drop in and plan the next steps with you.',
    }),
    offer: text({
      de: [
        'Alles aus der Vollpflege, an jedem Standort',
        'Auch für Programme anderer Hersteller',
        'Planungstreffen in jedem Quartal',
      ],
      en: ['Everything in full care, at each site', 'Programs of other makers too', 'Planning meeting every quarter'],
    }),
    suitability: text({
      de: ['Filialbetriebe', 'Firmengruppen mit gewachsenen Systemen'],
      en: ['Businesses with branches', 'Groups whose systems have grown over time'],
    }),
    quote: text({
      de: 'Ein Anruf genügt, egal bei welchem Haus es klemmt.',
      en: 'One call will do, whichever site is in trouble.',
    }),
  }),
];

const CALL_TO_ACTION = text({ de: 'Angebot anfragen', en: 'Request a quote' });

/**
 * A page of plans (§2.13) with five plans, two of them with long names. The details have no pictures, and there is no
 * overview, because the cards suffice.
 */
const maintenance: PlansContent = {
  subtitle: text({
    de: 'Wir halten Ihre Software sicher, aktuell und am Laufen, auch wenn sie nicht von uns ist. Alle Preise ohne Mehrwertsteuer.',
    en: 'We keep your software safe, up to date and running, even if it isn’t ours. All prices are before tax.',
  }),
  quote: {
    ...commonQuoteSettings,
    budgetKeys: { [CHECKUP]: 'bis-100', [BASIC_CARE]: '100-300', [FULL_CARE]: '300-700', [NIGHT_CARE]: '700-1500' },
    otherBudgetKey: 'ab-1500',
  },
  plansHeading: text({ de: 'Unsere Pakete', en: 'Our plans' }),
  callToAction: CALL_TO_ACTION,
  featureOrder: 'as-given',
  plans: [
    {
      id: 'durchsicht',
      name: CHECKUP,
      subtitle: text({ de: 'Einmal im Monat nach dem Rechten sehen', en: 'Once a month we see that all is well' }),
      price: formatMonthlyPrice(90),
      features: [
        ...included(MONTHLY_CHECKUP, SHORT_REPORT),
        ...excluded(
          UPDATES,
          text({ de: 'Stunden für Ihre Wünsche', en: 'Hours for your wishes' }),
          MONITORING,
          ON_CALL,
        ),
      ],
    },
    {
      id: 'grundpflege',
      name: BASIC_CARE,
      subtitle: text({ de: 'Updates und Zeit für kleine Wünsche', en: 'Updates, and time for small wishes' }),
      price: formatMonthlyPrice(240),
      features: [...included(MONTHLY_CHECKUP, SHORT_REPORT, UPDATES, TWO_HOURS), ...excluded(MONITORING, ON_CALL)],
    },
    {
      id: 'vollpflege',
      name: FULL_CARE,
      subtitle: text({
        de: 'Überwacht rund um die Uhr, Hilfe in einer Stunde',
        en: 'Monitored around the clock, help within an hour',
      }),
      price: formatMonthlyPrice(590),
      features: [...included(MONTHLY_CHECKUP, LONG_REPORT, UPDATES, FOUR_HOURS, MONITORING), ...excluded(ON_CALL)],
    },
    {
      id: 'vollpflege-nachts',
      name: NIGHT_CARE,
      subtitle: text({
        de: 'Auch um drei Uhr früh hebt jemand ab',
        en: 'Someone picks up, even at three in the morning',
      }),
      price: formatMonthlyPrice(1290),
      features: included(
        MONTHLY_CHECKUP,
        LONG_REPORT,
        UPDATES,
        FOUR_HOURS,
        MONITORING,
        text({
          de: 'Rufbereitschaft in der Nacht und an Feiertagen',
          en: 'Somebody on call at night and on holidays',
        }),
      ),
    },
    {
      id: 'mehrere-standorte',
      name: MULTI_SITE_CARE,
      subtitle: text({
        de: 'Ein Vertrag für alle Häuser, auch für fremde Software',
        en: 'One contract for every site, also for other makers’ software',
      }),
      features: included(
        text({ de: 'Durchsicht jeden Monat an jedem Standort', en: 'Check-up every month at each site' }),
        LONG_REPORT,
        UPDATES,
        text({ de: 'Stunden nach Absprache', en: 'Hours as agreed' }),
        MONITORING,
        text({ de: 'Rufbereitschaft nach Absprache', en: 'Somebody on call as agreed' }),
        text({ de: 'Programme anderer Hersteller', en: 'Programs of other makers' }),
      ),
    },
  ],
  details: {
    heading: text({ de: 'Die Pakete im Einzelnen', en: 'The plans in detail' }),
    callToAction: CALL_TO_ACTION,
    sections,
  },
};

export default maintenance;
