import type { ServicesContent } from '#kit';

/** The services. `icon` is one of the names in src/site/icons.ts. Each entry of `plans` links to a page with plans. */
const services: ServicesContent = {
  subtitle: 'One sentence about all your services',
  services: [
    {
      icon: 'wrench',
      title: 'Your first service',
      description:
        'Say in two sentences what you do here and whom it helps. Leave out words that only experts understand.',
      plans: [{ name: 'Our plans', price: '£900', link: '/plans' }],
    },
    {
      icon: 'handshake',
      title: 'Your second service',
      description:
        'Say how this service differs from the first one. Customers should know at once whether they need it.',
      plans: [{ name: 'Our plans', price: '£900', link: '/plans' }],
    },
  ],
  undecided: { text: 'Not sure what you need?', link: { label: 'Ask us', href: '/contact' } },
};

export default services;
