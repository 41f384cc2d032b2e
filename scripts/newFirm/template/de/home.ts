import { firm } from './firm';
import { words } from './words/controls';
import type { HomeContent } from '#kit';

/**
 * Die Startseite. Sie kann mehr zeigen, jeweils mit Überschrift: insights, stats, testimonials und partners (HomeContent in
 * src/site/types.ts). Was fehlt, lässt keine Lücke. Mit einem zweiten Bild wird daraus eine Bildfolge.
 */
const home: HomeContent = {
  // Benennt die Bilder für alle, die sie nicht sehen.
  heroLabel: 'Wofür wir stehen',
  hero: [
    {
      id: 1,
      title: 'Was Sie tun, in fünf bis sechs Wörtern',
      description: 'Ein Satz dazu, was Ihre Kundschaft von Ihnen hat.',
      // Ein eigenes Bild: npm run picture -- foto.jpg hero. Wenn es nur die Stimmung macht, bleibt `alt` leer.
      image: {
        src: 'hero/placeholder',
        width: 2560,
        height: 1440,
        alt: '',
        widths: [640, 960, 1280, 1920, 2560],
        upright: { src: 'hero/placeholder-upright', width: 1080, height: 1440, widths: [480, 720, 1080] },
      },
      // Von wem das Bild ist.
      credit: `Gezeichnet für ${firm.name}`,
    },
  ],
  heroActions: { link: { label: 'Unsere Pakete', href: '/pakete' }, contactLabel: words.contact },
};

export default home;
