import { firm } from './firm';
import { words } from './words/controls';
import type { HomeContent } from '#kit';

/* Sample data: the client and her words are made up. */

/** §2.4. A young page: one slide, one testimonial, and neither news nor figures nor partners. */
const home: HomeContent = {
  heroLabel: 'Wofür wir stehen',
  hero: [
    {
      id: 1,
      title: 'Software, die mit anpackt',
      description: 'Wir hören zu, bauen, was Ihr Betrieb braucht, und bleiben danach ansprechbar.',
      // The slide's title carries the meaning; the drawing only sets the mood.
      image: {
        src: 'hero/werkstatt',
        width: 2560,
        height: 1440,
        alt: '',
        widths: [640, 960, 1280, 1920, 2560],
        upright: { src: 'hero/werkstatt-upright', width: 1080, height: 1440, widths: [480, 720, 1080] },
      },
      credit: `Gezeichnet für ${firm.name}`,
    },
  ],
  heroActions: { link: { label: 'Unsere Leistungen', href: '/leistungen' }, contactLabel: words.contact },
  testimonials: {
    heading: 'Was unsere Kundschaft sagt',
    label: 'Kundenstimmen',
    subtitle: 'Wir haben nicht viele Stimmen gesammelt, aber diese eine freut uns jeden Tag',
    items: [
      {
        id: 1,
        name: 'Mühlenbäckerei Sonnwendkorn',
        role: 'Inhaberin',
        review:
          'Früher habe ich abends die Zettel aus neun Filialen abgetippt. Heute sehe ich um vier Uhr früh, wie viele Brote der Tag braucht. Und wenn ich eine Frage habe, geht jemand ans Telefon, der meine Backstube kennt.',
      },
    ],
  },
};

export default home;
