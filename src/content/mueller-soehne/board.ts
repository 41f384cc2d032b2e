import { text } from './languages';
import type { PeopleContent } from '#kit';

/** The board (§2.5, §3.3), without pictures. Sample data: these people do not exist. */
export const board: NonNullable<PeopleContent['board']> = {
  heading: text({ de: 'Geschäftsführung und Beirat', en: 'Managers and advisory board' }),
  members: [
    {
      name: 'Friedrich-Wilhelm Müller',
      role: text({ de: 'Gründer und geschäftsführender Gesellschafter', en: 'Founder and managing partner' }),
      text: text({
        de: 'Ich bin gelernter Schreiner. Ein Möbelstück muss stehen, auch wenn keiner hinschaut, und von Software erwarte ich dasselbe. Wenn bei uns etwas wackelt, wird nicht drübergestrichen. Dann wird es noch einmal gemacht.',
        en: 'I trained as a joiner. A piece of furniture has to stand, also when nobody is looking, and I expect the same of software. If something wobbles here, we don’t paint over it. We make it again.',
      }),
    },
    {
      name: 'Korbinian Müller',
      role: text({ de: 'Geschäftsführer für Entwicklung', en: 'Managing director, development' }),
      text: text({
        de: 'Die besten Ideen für unsere Programme kommen aus den Betrieben selbst. Deshalb fährt bei uns jeder Entwickler zum Kunden, bevor er anfängt. Wer einmal um drei Uhr früh in einer Backstube stand, baut keine unnötigen Klicks mehr ein.',
        en: 'The best ideas for our programs come from our customers. So each of our developers visits them before starting. Once you have stood in a bakery at three in the morning, you stop adding needless clicks.',
      }),
    },
    {
      name: 'Leopold Müller',
      role: text({ de: 'Geschäftsführer für Vertrieb und Finanzen', en: 'Managing director, sales and finance' }),
      text: text({
        de: 'Ein Festpreis ist ein Versprechen. Ich rechne jedes Angebot so, dass auch die Tests und die Betreuung danach darin Platz haben. Und wenn ein fertiges Programm von der Stange reicht, dann sage ich Ihnen das.',
        en: 'A fixed price is a promise. I work out each quote so that it has room for the tests and for the care afterwards. And if a program off the shelf will do, I tell you so.',
      }),
    },
    {
      name: 'Freifrau Annegret von Hohenstein-Rosenberg',
      role: text({ de: 'Vorsitzende des Beirats', en: 'Chair of the advisory board' }),
      text: text({
        de: 'Unsere Familie führt seit sechs Generationen einen Forstbetrieb. Da lernt man, in langen Fristen zu denken. Im Beirat frage ich bei jeder Entscheidung, ob wir sie in zwanzig Jahren noch richtig finden werden.',
        en: 'My family has run a forestry business for six generations. You learn to take the long view. Of each decision I ask whether we will still think it right in twenty years.',
      }),
    },
    {
      name: text({
        de: 'Professorin Maximiliane Oberländer-Grünwald',
        en: 'Professor Maximiliane Oberländer-Grünwald',
      }),
      role: text({ de: 'Mitglied des Beirats, Informatik', en: 'Member of the advisory board, computer science' }),
      text: text({
        de: 'An der Hochschule bilde ich Menschen aus, die sichere Software schreiben. Hier prüfe ich, ob wir uns an das halten, was ich dort lehre. Meistens ja. Und wo nicht, da bekommt die Geschäftsführung Hausaufgaben.',
        en: 'At university I train people to write secure software. Here I check that we stick to what I teach there. Mostly we do. Where we don’t, the managers get homework.',
      }),
    },
    {
      name: 'Hüseyin Yıldırım',
      role: text({ de: 'Mitglied des Beirats, Handwerk', en: 'Member of the advisory board, skilled trades' }),
      text: text({
        de: 'Ich habe einen Betrieb für Heizung und Sanitär mit vierzig Leuten aufgebaut. Neue Funktionen sehe ich mir auf dem Handy an, auf der Baustelle und mit schmutzigen Fingern. Was dort nicht geht, geht gar nicht.',
        en: 'I built up a heating and plumbing firm of forty people. I try new features on my phone, on the building site and with dirty fingers. What doesn’t work there doesn’t work at all.',
      }),
    },
    {
      name: 'Ottilie Brandstätter',
      role: text({ de: 'Mitglied des Beirats, Barrierefreiheit', en: 'Member of the advisory board, accessibility' }),
      text: text({
        de: 'Ich bin seit meiner Geburt blind und arbeite seit dreißig Jahren am Computer. Ich probiere jede Oberfläche mit meinem Screenreader aus, bevor sie zum Kunden geht. Schön ist, was alle benutzen können.',
        en: 'I have been blind since birth and have worked with computers for thirty years. I try out every screen with my screen reader before a customer sees it. Beautiful is what everyone can use.',
      }),
    },
  ],
};
