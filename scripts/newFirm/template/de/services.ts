import type { ServicesContent } from '#kit';

/** Was Sie anbieten. `icon` ist eines von IconName in src/site/types.ts; `plans` führt zu den Seiten mit den Paketen. */
const services: ServicesContent = {
  subtitle: 'Ein Satz, der alle Ihre Leistungen zusammenhält',
  services: [
    {
      icon: 'wrench',
      title: 'Ihre erste Leistung',
      description:
        'Sagen Sie in zwei Sätzen, was Sie hier tun und wem es hilft. Was nur Fachleute verstehen, bleibt weg.',
      plans: [{ name: 'Unsere Pakete', price: 'ab 900 €', link: '/pakete' }],
    },
    {
      icon: 'handshake',
      title: 'Ihre zweite Leistung',
      description: 'Sagen Sie, was an dieser anders ist. Wer sie braucht, soll sofort merken, dass sie gemeint ist.',
      plans: [{ name: 'Unsere Pakete', price: 'ab 900 €', link: '/pakete' }],
    },
  ],
  undecided: { text: 'Noch unentschlossen?', link: { label: 'Fragen Sie uns', href: '/kontakt' } },
};

export default services;
