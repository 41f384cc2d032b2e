import { from, monthly } from './prices';
import type { ServicesContent } from '#kit';

/** What the services page says. Two lines of work, nothing to combine. */
const services: ServicesContent = {
  subtitle: 'Zwei Dinge machen wir, und die richtig. Alle Preise verstehen sich ohne Mehrwertsteuer.',
  services: [
    {
      icon: 'wrench',
      title: 'Software nach Maß',
      description:
        'Wenn kein fertiges Programm zu Ihrem Betrieb passt, bauen wir Ihnen eins: vom kleinen Helfer für eine einzige Aufgabe bis zum System, mit dem alle arbeiten.',
      plans: [{ name: 'Software nach Maß', price: from(1490), link: '/software-nach-mass' }],
    },
    {
      icon: 'shield',
      title: 'Wartung und Betreuung',
      description:
        'Wir halten Ihre Software sicher und aktuell und helfen, wenn etwas klemmt. Auch dann, wenn wir sie nicht selbst geschrieben haben.',
      plans: [{ name: 'Wartung und Betreuung', price: monthly(90), link: '/wartung-und-betreuung' }],
    },
  ],
};

export default services;
