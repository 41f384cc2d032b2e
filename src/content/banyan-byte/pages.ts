import { firm } from './firm';
import { jobs } from './jobs';
import { withJobPages, type Pages } from '#kit';

/**
 * The pages by page id. The id is also the name of the page's chunk and of its preview picture. Each job has a page,
 * too: `/careers/{job}`.
 */
export const pages: Pages = withJobPages(jobs, {
  home: {
    kind: 'home',
    path: '/',
    title: 'Apps, websites and software for growing businesses',
    description:
      'We build custom apps, websites and software for small and mid-sized firms, and run their marketing, security and green IT.',
    menu: { label: 'Home', in: 'bar' },
    content: () => import(/* webpackChunkName: "home" */ './home'),
  },
  about: {
    kind: 'people',
    path: '/about',
    title: `About ${firm.name}`,
    description:
      'Read what drives us, what we are good at, and who the people are that will plan, build and look after your project.',
    menu: { label: 'About', in: 'bar' },
    content: () => import(/* webpackChunkName: "about" */ './about'),
  },
  services: {
    kind: 'services',
    path: '/services',
    title: 'Our Services',
    description:
      'Compare our websites, mobile apps, desktop software, marketing, cybersecurity and green IT plans, each with a starting price.',
    menu: { label: 'Services', in: 'bar' },
    content: () => import(/* webpackChunkName: "services" */ './services'),
  },
  clients: {
    kind: 'clients',
    path: '/clients',
    title: 'Our Trusted Clients',
    description:
      'Meet five clients from schools, textiles, export and design, and see what we have built and still run for each of them.',
    menu: { label: 'Clients', in: 'bar' },
    content: () => import(/* webpackChunkName: "clients" */ './clients'),
  },
  careers: {
    kind: 'jobs',
    path: '/careers',
    title: 'We Are Hiring! Join Our Team',
    description:
      'Learn on real client projects: apprenticeships of six months to one year in software, IT security and digital marketing.',
    menu: { label: 'Careers', in: 'bar' },
    content: () => import(/* webpackChunkName: "careers" */ './careers'),
  },
  'business-website': {
    kind: 'plans',
    path: '/business-website-pricing',
    aliases: ['/website-seo-combo'],
    title: 'Business Website Pricing-plan',
    description:
      'Compare four business website plans, from a simple site of a few pages to a custom site with a store and a year of support.',
    content: () => import(/* webpackChunkName: "business-website" */ './pricing/businessWebsite'),
  },
  'ecommerce-website': {
    kind: 'plans',
    path: '/ecommerce-website-pricing',
    title: 'E-commerce Website Pricing-plan',
    description:
      'Compare four online shop plans with one-time prices, from a first shop with 10 products to a store in many languages.',
    content: () => import(/* webpackChunkName: "ecommerce-website" */ './pricing/ecommerceWebsite'),
  },
  'mobile-application': {
    kind: 'plans',
    path: '/mobile-application-pricing',
    title: 'Mobile Application Pricing-plan',
    description:
      'Compare four mobile app plans, from one app for Android or iOS to a full set of apps with a wallet and its own admin area.',
    content: () => import(/* webpackChunkName: "mobile-application" */ './pricing/mobileApplication'),
  },
  'digital-marketing': {
    kind: 'plans',
    path: '/digital-marketing-pricing',
    title: 'Digital Marketing Pricing',
    description:
      'Compare four digital marketing plans for search, social media, e-mail and adverts, with one month to one year of support.',
    content: () => import(/* webpackChunkName: "digital-marketing" */ './pricing/digitalMarketing'),
  },
  'software-development': {
    kind: 'plans',
    path: '/software-development-pricing',
    aliases: ['/software-support-combo'],
    title: 'Software Development Pricing',
    description:
      'Compare four desktop software plans, from one small tool that is ready in a week to a synced system on many computers.',
    content: () => import(/* webpackChunkName: "software-development" */ './pricing/softwareDevelopment'),
  },
  cybersecurity: {
    kind: 'plans',
    path: '/cybersecurity-pricing',
    title: 'Cybersecurity Services',
    description:
      'Get help with security tests, data protection, a security roadmap or business continuity, and ask for a quote for each.',
    content: () => import(/* webpackChunkName: "cybersecurity" */ './pricing/cybersecurity'),
  },
  sustainability: {
    kind: 'plans',
    path: '/sustainability-pricing',
    title: 'Sustainability Solutions',
    description:
      'Cut the energy use and the waste of your IT with a plan that fits your firm, from three months of help to a whole team.',
    content: () => import(/* webpackChunkName: "sustainability" */ './pricing/sustainability'),
  },
  'ecommerce-combo': {
    kind: 'bundle',
    path: '/ecommerce-marketing-combo',
    title: 'E-COMMERCE WEBSITES COMBO PLANS',
    description:
      'Pair an online shop plan with the marketing add-on that suits it, and see one-time and monthly prices next to each other.',
    content: () => import(/* webpackChunkName: "ecommerce-combo" */ './pricing/ecommerceBundle'),
  },
  'software-combo': {
    kind: 'combo',
    path: '/software-marketing-combo',
    title: 'Software + Digital Marketing Combo',
    description:
      'Get desktop software and the marketing for it in one plan, and compare all four plans feature by feature in one table.',
    content: () => import(/* webpackChunkName: "software-combo" */ './pricing/softwareCombo'),
  },
  'mobile-combo': {
    kind: 'combo',
    path: '/mobile-marketing-combo',
    title: 'Mobile App + Digital Marketing Combo',
    description:
      'Get a mobile app and the marketing that brings people to it in one plan, and compare all plans feature by feature.',
    content: () => import(/* webpackChunkName: "mobile-combo" */ './pricing/mobileCombo'),
  },
  contact: {
    kind: 'contact',
    path: '/contact',
    title: 'Contact',
    description:
      'Write to us, call us or visit us: here are our address, phone number, e-mail address and hours, and a short contact form.',
    content: () => import(/* webpackChunkName: "contact" */ './contact'),
  },
  'privacy-policy': {
    kind: 'text',
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'No cookies and no tracking: read which data our forms send, where your message goes and when the server deletes it.',
    menu: { label: 'Privacy Policy', in: 'footer' },
    content: () => import(/* webpackChunkName: "privacy-policy" */ './privacyPolicy'),
  },
  'terms-of-service': {
    kind: 'text',
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The rules for using this website: what our prices mean, when a quote becomes binding, and what each side can rely on.',
    menu: { label: 'Terms of Service', in: 'footer' },
    content: () => import(/* webpackChunkName: "terms-of-service" */ './termsOfService'),
  },
  accessibility: {
    kind: 'text',
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How we make this website work for everyone, where it has limits, how to tell us about a barrier, and what short forms mean.',
    menu: { label: 'Accessibility', in: 'footer' },
    content: () => import(/* webpackChunkName: "accessibility" */ './accessibility'),
  },
  'accessibility-report': {
    kind: 'conformance',
    path: '/accessibility/report',
    title: 'Accessibility Report',
    description:
      'Each requirement of WCAG 2.2, EN 301 549 and Section 508: its result, and the tests behind that result.',
    content: () => import(/* webpackChunkName: "accessibility-report" */ './accessibilityReport'),
  },
  'site-map': {
    kind: 'site-map',
    path: '/site-map',
    title: 'Site map',
    description:
      'Find any page of this site in one list: who we are, our services and plans, our combo plans, and how this site works.',
    menu: { label: 'Site map', in: 'footer' },
    content: () => import(/* webpackChunkName: "site-map" */ './siteMap'),
  },
  'not-found': {
    kind: 'not-found',
    path: '/404',
    title: '404 - Page Not Found',
    description:
      'The page you asked for does not exist here. Go to the home page, or use the menu to find what you need.',
    content: () => import(/* webpackChunkName: "not-found" */ './notFound'),
  },
});
