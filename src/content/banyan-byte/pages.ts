import { firm } from './firm';
import type { PageMeta } from '#kit';

/** Title (the same words as the page's `h1`) and description of every page, by page id. */
export const pages = {
  home: {
    title: 'Apps, websites and software for growing businesses',
    description:
      'We build custom apps, websites and software for small and mid-sized firms, and run their marketing, security and green IT.',
  },
  about: {
    title: `About ${firm.name}`,
    description:
      'Read what drives us, what we are good at, and who the people are that will plan, build and look after your project.',
  },
  clients: {
    title: 'Our Trusted Clients',
    description:
      'Meet five clients from schools, textiles, export and design, and see what we have built and still run for each of them.',
  },
  services: {
    title: 'Our Services',
    description:
      'Compare our websites, mobile apps, desktop software, marketing, cybersecurity and green IT plans, each with a starting price.',
  },
  careers: {
    title: 'We Are Hiring! Join Our Team',
    description:
      'Learn on real client projects: apprenticeships of six months to one year in software, IT security and digital marketing.',
  },
  'business-website': {
    title: 'Business Website Pricing-plan',
    description:
      'Compare four business website plans, from a simple site of a few pages to a custom site with a store and a year of support.',
  },
  'ecommerce-website': {
    title: 'E-commerce Website Pricing-plan',
    description:
      'Compare four online shop plans with one-time prices, from a first shop with 10 products to a store in many languages.',
  },
  'mobile-application': {
    title: 'Mobile Application Pricing-plan',
    description:
      'Compare four mobile app plans, from one app for Android or iOS to a full set of apps with a wallet and its own admin area.',
  },
  'digital-marketing': {
    title: 'Digital Marketing Pricing',
    description:
      'Compare four digital marketing plans for search, social media, e-mail and adverts, with one month to one year of support.',
  },
  'software-development': {
    title: 'Software Development Pricing',
    description:
      'Compare four desktop software plans, from one small tool that is ready in a week to a synced system on many computers.',
  },
  cybersecurity: {
    title: 'Cybersecurity Services',
    description:
      'Get help with security tests, data protection, a security roadmap or business continuity, and ask for a quote for each.',
  },
  sustainability: {
    title: 'Sustainability Solutions',
    description:
      'Cut the energy use and the waste of your IT with a plan that fits your firm, from three months of help to a whole team.',
  },
  'ecommerce-combo': {
    title: 'E-COMMERCE WEBSITES COMBO PLANS',
    description:
      'Pair an online shop plan with the marketing add-on that suits it, and see one-time and monthly prices next to each other.',
  },
  'software-combo': {
    title: 'Software + Digital Marketing Combo',
    description:
      'Get desktop software and the marketing for it in one plan, and compare all four plans feature by feature in one table.',
  },
  'mobile-combo': {
    title: 'Mobile App + Digital Marketing Combo',
    description:
      'Get a mobile app and the marketing that brings people to it in one plan, and compare all plans feature by feature.',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to us, call us or visit us: here are our address, phone number, e-mail address and hours, and a short contact form.',
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    description:
      'No cookies and no tracking: read which data our forms send, where your message goes and when the server deletes it.',
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description:
      'The rules for using this website: what our prices mean, when a quote becomes binding, and what each side can rely on.',
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How we make this website work for everyone, where it has limits, how to tell us about a barrier, and what short forms mean.',
  },
  'site-map': {
    title: 'Site map',
    description:
      'Find any page of this site in one list: who we are, our services and plans, our combo plans, and how this site works.',
  },
  'not-found': {
    title: '404 - Page Not Found',
    description:
      'The page you asked for does not exist here. Go to the home page, or use the menu to find what you need.',
  },
} as const satisfies Record<string, PageMeta>;

export type PageId = keyof typeof pages;
