import type { PeopleContent } from '#kit';

/** §2.5, §3.3. Sample data: none of these people exists. Nobody wished to be shown in a picture. */
export const board: NonNullable<PeopleContent['board']> = {
  heading: 'Geschäftsführung und Beirat',
  members: [
    {
      name: 'Friedrich-Wilhelm Müller',
      role: 'Gründer und geschäftsführender Gesellschafter',
      text: 'Ich bin gelernter Schreiner. Ein Möbelstück muss stehen, auch wenn keiner hinschaut, und von Software erwarte ich dasselbe. Wenn bei uns etwas wackelt, wird nicht drübergestrichen. Dann wird es noch einmal gemacht.',
    },
    {
      name: 'Korbinian Müller',
      role: 'Geschäftsführer für Entwicklung',
      text: 'Die besten Ideen für unsere Programme kommen aus den Betrieben selbst. Deshalb fährt bei uns jeder Entwickler zum Kunden, bevor er anfängt. Wer einmal um drei Uhr früh in einer Backstube stand, baut keine unnötigen Klicks mehr ein.',
    },
    {
      name: 'Leopold Müller',
      role: 'Geschäftsführer für Vertrieb und Finanzen',
      text: 'Ein Festpreis ist ein Versprechen. Ich rechne jedes Angebot so, dass auch die Tests und die Betreuung danach darin Platz haben. Und wenn ein fertiges Programm von der Stange reicht, dann sage ich Ihnen das.',
    },
    {
      name: 'Freifrau Annegret von Hohenstein-Rosenberg',
      role: 'Vorsitzende des Beirats',
      text: 'Unsere Familie führt seit sechs Generationen einen Forstbetrieb. Da lernt man, in langen Fristen zu denken. Im Beirat frage ich bei jeder Entscheidung, ob wir sie in zwanzig Jahren noch richtig finden werden.',
    },
    {
      name: 'Professorin Maximiliane Oberländer-Grünwald',
      role: 'Mitglied des Beirats, Informatik',
      text: 'An der Hochschule bilde ich Menschen aus, die sichere Software schreiben. Hier prüfe ich, ob wir uns an das halten, was ich dort lehre. Meistens ja. Und wo nicht, da bekommt die Geschäftsführung Hausaufgaben.',
    },
    {
      name: 'Hüseyin Yıldırım',
      role: 'Mitglied des Beirats, Handwerk',
      text: 'Ich habe einen Betrieb für Heizung und Sanitär mit vierzig Leuten aufgebaut. Neue Funktionen sehe ich mir auf dem Handy an, auf der Baustelle und mit schmutzigen Fingern. Was dort nicht geht, geht gar nicht.',
    },
    {
      name: 'Ottilie Brandstätter',
      role: 'Mitglied des Beirats, Barrierefreiheit',
      text: 'Ich bin seit meiner Geburt blind und arbeite seit dreißig Jahren am Computer. Ich probiere jede Oberfläche mit meiner Vorlesesoftware aus, bevor sie zum Kunden geht. Schön ist, was alle benutzen können.',
    },
  ],
};
