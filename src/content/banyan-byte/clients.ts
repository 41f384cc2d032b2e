import type { Client, ClientsContent, Picture } from '#kit';

/* Sample data: none of these organisations exists. */

/** Returns an organisation's logo, which the testimonials also show. */
export const createClientLogo = (slug: string, name: string): Picture => ({
  src: `clients/${slug}.svg`,
  width: 240,
  height: 96,
  alt: `${name} logo`,
});

const items: readonly Client[] = [
  {
    id: 1,
    name: 'Lindenhof Academy',
    description:
      'An evening school in Hamburg with 900 adult learners. We built its course site and the app in which learners book, pay and get their timetable.',
    year: 'Education Partner',
    logo: createClientLogo('lindenhof-academy', 'Lindenhof Academy'),
  },
  {
    id: 2,
    name: 'Kaveri Weaves',
    description:
      'A family firm in Coimbatore that sells handwoven cotton and silk. Its online shop, its stock list and its photo archive all run on our software.',
    year: 'Textile Partner',
    logo: createClientLogo('kaveri-weaves', 'Kaveri Weaves'),
  },
  {
    id: 3,
    name: 'Harbourline Exports',
    description:
      'A shipper of spices and tea with offices in Kochi and Bremen. Our desktop tool writes its customs papers and shows where each container is.',
    year: 'Export Partner',
    logo: createClientLogo('harbourline-exports', 'Harbourline Exports'),
  },
  {
    id: 4,
    name: 'Studio Marigold',
    description:
      'A design studio of eleven people in Leipzig. It draws, we build: together we have put more than a dozen websites online for its customers.',
    year: 'Creative Partner',
    logo: createClientLogo('studio-marigold', 'Studio Marigold'),
  },
  {
    id: 5,
    name: 'Northgate Tutors',
    description:
      'Private lessons in maths and science for pupils aged 10 to 18. We run its website, its search adverts and the calendar that matches pupils with tutors.',
    year: 'Education Partner',
    logo: createClientLogo('northgate-tutors', 'Northgate Tutors'),
  },
];

/** The content of the Clients page (§2.9, §3.7). */
const clients: ClientsContent = {
  subtitle: 'Trusted Clients who have been with us for years and have been a part of our journey.',
  items,
};

export default clients;
