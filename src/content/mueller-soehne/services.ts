import { text } from './languages';
import { formatMonthlyPrice, formatStartingPrice } from './prices';
import type { ServicesContent } from '#kit';

/** The content of the Services page (§2.10): two services, without combos. */
const services: ServicesContent = {
  subtitle: text({
    de: 'Zwei Dinge machen wir, und die richtig. Alle Preise verstehen sich ohne Mehrwertsteuer.',
    en: 'We do two things, and we do them properly. All prices are before tax.',
  }),
  services: [
    {
      icon: 'wrench',
      title: text({ de: 'Software nach Maß', en: 'Software made to measure' }),
      description: text({
        de: 'Wenn kein fertiges Programm zu Ihrem Betrieb passt, bauen wir Ihnen eins: vom kleinen Helfer für eine einzige Aufgabe bis zum System, mit dem alle arbeiten.',
        en: 'If no ready-made program fits your business, we build you one: from a small helper for a single task to the system that everyone works with.',
      }),
      plans: [
        {
          name: text({ de: 'Software nach Maß', en: 'Software made to measure' }),
          price: formatStartingPrice(1490),
          link: '/software-nach-mass',
        },
      ],
    },
    {
      icon: 'shield',
      title: text({ de: 'Wartung und Betreuung', en: 'Maintenance and care' }),
      description: text({
        de: 'Wir halten Ihre Software sicher und aktuell und helfen, wenn etwas klemmt. Auch dann, wenn wir sie nicht selbst geschrieben haben.',
        en: 'We keep your software safe and up to date, and help when something jams. Even if we didn’t write it ourselves.',
      }),
      plans: [
        {
          name: text({ de: 'Wartung und Betreuung', en: 'Maintenance and care' }),
          price: formatMonthlyPrice(90),
          link: '/wartung-und-betreuung',
        },
      ],
    },
  ],
};

export default services;
