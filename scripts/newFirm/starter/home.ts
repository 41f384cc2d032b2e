import { words } from './words/controls';
import type { HomeContent } from '#kit';

/**
 * The home page. Optional sections, each with a heading, are insights, stats, testimonials and partners (HomeContent in
 * src/site/types.ts). Sections without content are not rendered. A second slide makes the hero a carousel.
 */
const home: HomeContent = {
  // The name of the slides for screen readers.
  heroLabel: 'What we stand for',
  hero: [
    {
      id: 1,
      title: 'What you do, in five or six words',
      description: 'One sentence about what a customer gets from you.',
      // To use your own picture, run: npm run picture -- photo.jpg hero. Leave `alt` empty when the picture is only
      // decoration.
      image: {
        src: 'hero/placeholder',
        width: 2560,
        height: 1440,
        alt: '',
        widths: [640, 960, 1280, 1920, 2560],
        upright: { src: 'hero/placeholder-upright', width: 1080, height: 1440, widths: [480, 720, 1080] },
      },
      // The author of the picture.
      credit: 'Drawn for this site',
    },
  ],
  heroActions: { link: { label: 'See our plans', href: '/plans' }, contactLabel: words.contact },
};

export default home;
