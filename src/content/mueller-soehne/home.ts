import { firm } from './firm';
import { text } from './languages';
import { words } from './words/controls';
import type { HomeContent } from '#kit';

/* Sample data: the client and her quote are invented. */

/** The home page (§2.4) with one slide and one testimonial, without insights, statistics and partners. */
const home: HomeContent = {
  heroLabel: text({ de: 'Wofür wir stehen', en: 'What we stand for' }),
  hero: [
    {
      id: 1,
      title: text({ de: 'Software, die mit anpackt', en: 'Software that lends a hand' }),
      description: text({
        de: 'Wir hören zu, bauen, was Ihr Betrieb braucht, und bleiben danach ansprechbar.',
        en: 'We listen, build what your business needs, and still pick up the phone afterwards.',
      }),
      // The drawing is decorative, because the title of the slide contains the information.
      image: {
        src: 'hero/werkstatt',
        width: 2560,
        height: 1440,
        alt: '',
        widths: [640, 960, 1280, 1920, 2560],
        upright: { src: 'hero/werkstatt-upright', width: 1080, height: 1440, widths: [480, 720, 1080] },
      },
      credit: text({ de: `Gezeichnet für ${firm.name}`, en: `Drawn for ${firm.name}` }),
    },
  ],
  heroActions: {
    link: { label: text({ de: 'Unsere Leistungen', en: 'Our services' }), href: '/leistungen' },
    contactLabel: words.contact,
  },
  testimonials: {
    heading: text({ de: 'Was unsere Kundschaft sagt', en: 'What our clients say' }),
    label: text({ de: 'Kundenstimmen', en: 'Client reviews' }),
    subtitle: text({
      de: 'Wir haben nicht viele Stimmen gesammelt, aber diese eine freut uns jeden Tag',
      en: 'We haven’t collected many, but this one makes us happy every day',
    }),
    items: [
      {
        id: 1,
        name: 'Mühlenbäckerei Sonnwendkorn',
        role: text({ de: 'Inhaberin', en: 'Owner' }),
        review: text({
          de: 'Früher habe ich abends die Zettel aus neun Filialen abgetippt. Heute sehe ich um vier Uhr früh, wie viele Brote der Tag braucht. Und wenn ich eine Frage habe, geht jemand ans Telefon, der meine Backstube kennt.',
          en: 'I used to spend my evenings typing up slips from nine shops. Now I see at four in the morning how many loaves the day needs. And when I have a question, somebody answers the phone who knows my bakery.',
        }),
      },
    ],
  },
};

export default home;
