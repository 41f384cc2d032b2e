import { board, hierarchy, team } from './leadership';
import type { AboutCard, PeopleContent } from '#kit';

const cards: readonly AboutCard[] = [
  {
    title: 'Our Vision',
    icon: 'eye',
    text: 'We want to become, within the next two years, a leading pioneer in software that is easy to use and needs little energy. Small firms should get the same quality that large ones pay for.',
  },
  {
    title: 'Who We Are',
    icon: 'users',
    text: 'We are a team of developers, designers, marketers and security testers from Germany and India. You speak with the people who do the work, from the first call until long after the launch.',
  },
  {
    title: 'Our Mission',
    icon: 'target',
    text: 'We find out what slows your business down and build what fixes it. You get fixed plans with clear limits and a test version early on. For each project we deliver, we plant a tree.',
  },
  {
    title: 'Our Expertise',
    icon: 'award',
    text: 'We cover the three things a growing firm needs online: a product that works, people who find it, and data that stays safe.',
    parts: [
      {
        title: 'Software Solutions',
        icon: 'code',
        text: 'Websites, online shops, mobile apps and desktop programs, built to your needs and tested on real devices.',
      },
      {
        title: 'Digital Marketing',
        icon: 'megaphone',
        text: 'Search, social media, e-mail and adverts, with reports in plain words that tell you what each step has brought.',
      },
      {
        title: 'IT Security Solutions',
        icon: 'shield',
        text: 'Security tests, data protection and plans for emergencies, so that one mistake does not stop your business.',
      },
    ],
  },
];

/** The content of the About page: the cards (§2.6), the board and the team (§2.5 to §2.8). */
const about = {
  subtitle: 'Empowering businesses with innovative technology solutions and sustainable digital growth',
  cards,
  board,
  team,
  hierarchy,
} satisfies PeopleContent;

export default about;
