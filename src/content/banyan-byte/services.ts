import type { ServicesContent } from '#kit';

/** The content of the Services page, with the prices of §9.4. */
const services = {
  subtitle: 'Comprehensive technology solutions tailored to drive your business forward',
  services: [
    {
      icon: 'globe',
      title: 'Website Development',
      description:
        'A website that presents your business, or a shop that sells for you. Both work well on phones as well as computers.',
      plans: [
        { name: 'Business Website', price: '$999', link: '/business-website-pricing' },
        { name: 'E-commerce Website', price: '$1499', link: '/ecommerce-website-pricing' },
      ],
      comboPlan: { name: 'E-commerce Websites', link: '/ecommerce-marketing-combo' },
    },
    {
      icon: 'smartphone',
      title: 'Mobile Applications',
      description:
        'Apps for Android and iOS, from a small app on one system to a full set with payments and an admin area.',
      plans: [{ name: 'Mobile Application Plan', price: '$3499', link: '/mobile-application-pricing' }],
      comboPlan: { name: 'Mobile App + Digital Marketing', link: '/mobile-marketing-combo' },
    },
    {
      icon: 'code',
      title: 'Software Development',
      description:
        'Desktop programs built around your work, from a simple Windows tool to a system that connects your sites.',
      plans: [{ name: 'Software Development Plan', price: '$999+', link: '/software-development-pricing' }],
      comboPlan: { name: 'Software + Digital Marketing', link: '/software-marketing-combo' },
    },
    {
      icon: 'megaphone',
      title: 'Digital Marketing',
      description:
        'Search engines, social media and e-mail handled for you each month, with reports that show what worked.',
      plans: [{ name: 'Digital Marketing Plan', price: '$899/mo', link: '/digital-marketing-pricing' }],
    },
    {
      icon: 'shield',
      title: 'Cybersecurity',
      description: 'We test your systems, protect the personal data you store and plan with you for emergencies.',
      plans: [{ name: 'Cybersecurity Plan', price: '$1499', link: '/cybersecurity-pricing' }],
    },
    {
      icon: 'leaf',
      title: 'Sustainability',
      description:
        'Advice on greener IT: we measure the energy and carbon of your hosting and help you bring both down.',
      plans: [{ name: 'Sustainability Plan', price: '$999', link: '/sustainability-pricing' }],
    },
  ],
  undecided: { text: 'Not sure which plan fits?', link: { label: 'Contact us', href: '/contact' } },
  combos: {
    heading: 'Popular Combo Plans',
    callToAction: 'Choose Plan',
    cards: [
      {
        title: 'Custom Technology Solutions',
        description: 'None of the plans fits? Tell us what you need and we will put together an offer for you.',
        icon: 'puzzle',
        link: '/contact',
        isCustom: true,
      },
      {
        title: 'Software + Digital Marketing',
        description: 'A desktop app for your team, and posts and campaigns that make your business known.',
        icon: 'desktop',
        link: '/software-marketing-combo',
        isCustom: false,
      },
      {
        title: 'E-commerce + Digital Marketing',
        description: 'An online shop, and a marketing add-on of matching size that brings buyers to it.',
        icon: 'cart',
        link: '/ecommerce-marketing-combo',
        isCustom: false,
      },
      {
        title: 'Mobile App + Digital Marketing',
        description: 'An app for your customers, and the marketing that gets it onto their phones.',
        icon: 'smartphone',
        link: '/mobile-marketing-combo',
        isCustom: false,
      },
    ],
  },
} satisfies ServicesContent;

export default services;
