import { firm } from './firm';
import { words } from './words/controls';
import type { HomeContent } from '#kit';

/**
 * The home page. It can hold more, each with a heading: insights, stats, testimonials and partners (HomeContent in
 * src/site/types.ts). What is left out leaves no gap. A second slide makes the hero a carousel.
 */
const home: HomeContent = {
  // Names the slides for people who can't see them.
  heroLabel: 'What we stand for',
  hero: [
    {
      id: 1,
      title: 'What you do, in five or six words',
      description: 'One sentence about what a customer gets from you.',
      // A picture of your own: npm run picture -- photo.jpg hero. Where it only sets the mood, `alt` stays empty.
      image: {
        src: 'hero/placeholder',
        width: 2560,
        height: 1440,
        alt: '',
        widths: [640, 960, 1280, 1920, 2560],
        upright: { src: 'hero/placeholder-upright', width: 1080, height: 1440, widths: [480, 720, 1080] },
      },
      // Who made the picture.
      credit: `Drawn for ${firm.name}`,
    },
  ],
  heroActions: { link: { label: 'See our plans', href: '/plans' }, contactLabel: words.contact },
};

export default home;
