import { createClientLogo } from './clients';
import { firm } from './firm';
import { words } from './words/controls';
import type { HeroSlide, HomeContent, InsightEntry, Link, Partner, Picture, Stat, Testimonial } from '#kit';

/* Sample data: the organisations, their quotations and the partners are invented. */

// The pictures are decorative, because the titles of the slides contain the information.
const createHeroImage = (src: string): Picture => ({
  src: `hero/${src}`,
  width: 2560,
  height: 1440,
  alt: '',
  widths: [640, 960, 1280, 1920, 2560],
  upright: { src: `hero/${src}-upright`, width: 1080, height: 1440, widths: [480, 720, 1080] },
});

const createInsightBackground = (src: string): Picture => ({
  src: `insights/${src}`,
  width: 1600,
  height: 900,
  alt: '',
  widths: [640, 1280, 1600],
});

const createPartner = (slug: string, name: string): Partner => ({
  name,
  logo: { src: `partners/${slug}.svg`, width: 200, height: 64, alt: name },
});

const credit = `Drawn for ${firm.name}`;

const hero: readonly HeroSlide[] = [
  {
    id: 1,
    title: 'Innovation That Drives Success',
    description: 'Building the future through cutting-edge solutions',
    image: createHeroImage('innovation'),
    credit,
  },
  {
    id: 2,
    title: 'Transform Your Business',
    description: 'Empowering growth through technology',
    image: createHeroImage('transform'),
    credit,
  },
  {
    id: 3,
    title: 'Collaborative Solutions',
    description: 'Creating success through teamwork',
    image: createHeroImage('collaboration'),
    credit,
  },
  {
    id: 4,
    title: 'Data-Driven Excellence',
    description: 'Making informed decisions for your success',
    image: createHeroImage('data'),
    credit,
  },
];

const insights: readonly InsightEntry[] = [
  {
    title: 'Clients in Germany',
    description:
      'We are building a community app for clients in Germany. In one place, people can post their news, engage with each other and advertise what they offer.',
    background: createInsightBackground('community'),
    imageGroup: 'german',
  },
  {
    title: 'The Next',
    description:
      'Our next product is an app for running a grocery store. It records inbound and outbound stock, keeps the inventory up to date, and tracks orders and logistics until the goods arrive.',
    background: createInsightBackground('grocery'),
    imageGroup: 'web',
  },
  {
    title: 'Our Commitment to Sustainability',
    description:
      'For every project we deliver, we plant one tree. Small or large, each website, app or program adds to the wood.',
    background: createInsightBackground('sustainability'),
    imageGroup: 'sustainability',
  },
  {
    title: 'Web Development',
    description:
      'Doctors, advocates and other professionals get their own portfolio website within 24 hours of onboarding. With it comes a custom visiting card with a QR code that leads to the site.',
    background: createInsightBackground('portfolio'),
    imageGroup: 'web',
  },
];

const stats: readonly Stat[] = [
  { number: '15+', label: 'Clients' },
  { number: '20+', label: 'Projects' },
  { number: '20+', label: 'Tie-ups' },
  { number: '25+', label: 'Employees' },
  { number: '100+', label: 'Green Practices' },
];

const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Lindenhof Academy',
    role: 'Management',
    image: createClientLogo('lindenhof-academy', 'Lindenhof Academy'),
    review:
      'Our learners used to queue at the desk to book a course. Now most of them do it on the bus. The team sat with us for two days before writing a single line of code, and it shows.',
  },
  {
    id: 2,
    name: 'Kaveri Weaves',
    role: 'Director',
    image: createClientLogo('kaveri-weaves', 'Kaveri Weaves'),
    review:
      'We were afraid to sell silk through a screen. They helped us photograph each weave in daylight and explain it in plain words. We now send parcels to nine countries.',
  },
  {
    id: 3,
    name: 'Northgate Tutors',
    role: 'Founder',
    image: createClientLogo('northgate-tutors', 'Northgate Tutors'),
    review:
      'Every month I get one page that says what our adverts cost and how many pupils they brought. When one did not work, they told me so and stopped it.',
  },
  {
    id: 4,
    name: 'Harbourline Exports',
    role: 'CEO',
    image: createClientLogo('harbourline-exports', 'Harbourline Exports'),
    review:
      'Customs papers for a container took us half a day. The new tool does them in about twenty minutes and points out what is missing before the ship leaves.',
  },
  {
    id: 5,
    name: 'Studio Marigold',
    role: 'Creative Director',
    image: createClientLogo('studio-marigold', 'Studio Marigold'),
    review:
      'They build what we draw, down to the last pixel. When a design would shut out people who use a keyboard or a screen reader, they say so early and bring a better idea.',
  },
];

const partners: readonly Partner[] = [
  createPartner('quillstack', 'Quillstack'),
  createPartner('fernway-cloud', 'Fernway Cloud'),
  createPartner('nimbus-ledger', 'Nimbus Ledger'),
  createPartner('copperleaf-hosting', 'Copperleaf Hosting'),
  createPartner('tidepool-analytics', 'Tidepool Analytics'),
  createPartner('greenroot-foundation', 'Greenroot Foundation'),
  createPartner('atlas-payments', 'Atlas Payments'),
  createPartner('brightkey-security', 'Brightkey Security'),
];

const servicesLink: Link = { label: 'Our Services', href: '/services' };

/** The content of the home page (§2.4, §9.3). The titles of the hero slides are `h2`s below the page's `h1`. */
const home = {
  heroLabel: 'What we stand for',
  hero,
  heroActions: { link: servicesLink, contactLabel: words.contact },
  insights: { heading: 'Latest insights', entries: insights },
  stats: { heading: 'Our work in numbers', items: stats },
  testimonials: {
    heading: 'Client Testimonials',
    label: 'Reviews',
    subtitle: 'Hear from our valued clients about their experiences and success stories',
    items: testimonials,
  },
  partners: { heading: 'In Tie-up with', partners },
} satisfies HomeContent;

export default home;
