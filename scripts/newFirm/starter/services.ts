import type { ServicesContent } from '#kit';

/** The services. `icon` is one of IconName in src/site/types.ts. `plans` link to the pages with the plans. */
const services: ServicesContent = {
  subtitle: 'One sentence that holds all your services together',
  services: [
    {
      icon: 'wrench',
      title: 'Your first service',
      description: 'Say in two sentences what you do here and whom it helps. Leave out what only experts understand.',
      plans: [{ name: 'Our plans', price: '£900', link: '/plans' }],
    },
    {
      icon: 'handshake',
      title: 'Your second service',
      description: 'Say what is different about this one. Somebody who needs it should know at once that it is meant.',
      plans: [{ name: 'Our plans', price: '£900', link: '/plans' }],
    },
  ],
  undecided: { text: 'Not sure what you need?', link: { label: 'Ask us', href: '/contact' } },
};

export default services;
