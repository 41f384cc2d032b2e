import { excluded, included, type PlansContent } from '#kit';
import { commonQuoteSettings } from '../quote';
import { createMockups, createOfferList, createSuitabilityList } from './details';

/**
 * Business Website pricing (§2.13, §9.6). For Basic and Startup, the cards and the detail sections state different
 * numbers of pages, as §9.6 specifies.
 */
const businessWebsite: PlansContent = {
  subtitle: 'Find the Perfect plan that suits you or your business',
  quote: {
    service: 'Business Website',
    ...commonQuoteSettings,
    budgetKeys: { Basic: 'below-5k', Startup: '5k-10k', Standard: '10k-20k', Premium: '20k-50k' },
  },
  plansHeading: 'Plans',
  callToAction: 'CHOOSE PLAN',
  featureOrder: 'included-first',
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      subtitle: 'Small businesses & simple websites',
      features: [
        ...included('Responsive & Mobile-Friendly', '3-5 Pages', 'Basic Contact Form', '1-Month Tech Support'),
        ...excluded(
          'Template',
          'SEO',
          'E-commerce',
          'Blog',
          'Hosting & domain',
          'Security',
          'Speed optimization',
          'Custom features',
        ),
      ],
    },
    {
      id: 'startup',
      name: 'Startup',
      subtitle: 'Startups, personal brands, & small businesses',
      features: [
        ...included(
          'Semi-Custom',
          '5-7 Pages',
          'Basic SEO',
          'Advanced Contact Form',
          'Blog',
          'Basic SSL',
          'Basic Optimization',
          '3-Months Tech Support',
        ),
        ...excluded('E-Commerce', 'Hosting & Domain', 'Custom Features'),
      ],
    },
    {
      id: 'standard',
      name: 'Standard',
      subtitle: 'Small to mid-sized businesses & professionals',
      features: included(
        'Fully Custom',
        '10-15 Pages',
        'Standard SEO',
        'Basic Store',
        '1-Year Free H & D',
        'Standard SSL/Firewall',
        'Advanced Optimization',
        'Basic Custom Features',
        '6-Months Tech Support',
      ),
    },
    {
      id: 'premium',
      name: 'Premium',
      subtitle: 'Feature-rich, high-conversion websites',
      features: included(
        'Premium Custom',
        '20+ Pages',
        'Advanced SEO',
        'Advanced Store',
        'Multi-Step & CRM',
        'Advanced SSL/Firewall',
        'Ultra-Fast Optimization',
        'Advanced Custom Features',
        '1 Year Tech Support',
      ),
    },
  ],
  overview: {
    heading: 'Four plans at a glance',
    subtitle: 'From a first web address to a site that sells for you',
    items: [
      {
        plan: 'Basic',
        name: 'BE ONLINE',
        icon: 'globe',
        description: 'A short, clear site that says who you are, what you do and how to reach you.',
      },
      {
        plan: 'Startup',
        name: 'BE FOUND',
        icon: 'search',
        description: 'Your own look, a blog and basic SEO, so that people who search for your trade can find you.',
      },
      {
        plan: 'Standard',
        name: 'BE CHOSEN',
        icon: 'store',
        description: 'A fully custom site with a basic store, and the first year of hosting and domain (H & D) free.',
      },
      {
        plan: 'Premium',
        name: 'BE AHEAD',
        icon: 'trophy',
        description: 'A large site with an advanced store and multi-step forms that feed your customer database (CRM).',
      },
    ],
  },
  examples: {
    heading: 'Check our works in each plans',
    items: [
      {
        plan: 'Basic',
        name: 'Northgate Tutors',
        description:
          'A four-page site: subjects, tutors, lesson times, and a contact form that parents fill in on a phone.',
        logo: { src: 'clients/northgate-tutors.svg', width: 240, height: 96, alt: 'Northgate Tutors logo' },
      },
      {
        plan: 'Startup',
        name: 'Studio Marigold',
        description: 'A seven-page portfolio in its own colours, with a blog about work in progress.',
        logo: { src: 'clients/studio-marigold.svg', width: 240, height: 96, alt: 'Studio Marigold logo' },
      },
      {
        plan: 'Standard',
        name: 'Kaveri Weaves',
        description: 'Twelve custom pages on looms, fabrics and makers, and a basic store for the current collection.',
        logo: { src: 'clients/kaveri-weaves.svg', width: 240, height: 96, alt: 'Kaveri Weaves logo' },
      },
      {
        plan: 'Premium',
        name: 'Harbourline Exports',
        description:
          'More than twenty pages, an advanced store, and an enquiry form in steps that fills the CRM of the sales team.',
        logo: { src: 'clients/harbourline-exports.svg', width: 240, height: 96, alt: 'Harbourline Exports logo' },
      },
    ],
  },
  details: {
    heading: 'The plans in detail',
    callToAction: 'Choose Plan',
    sections: [
      {
        heading: 'BASIC',
        plan: 'Basic',
        audience: 'For small businesses that need a simple website',
        paragraph:
          'The Basic plan puts your business on the web in 1-5 pages. Visitors read what you offer, see where you are and write to you through a basic contact form, on a phone as easily as on a computer. You bring your own hosting and domain, and we help with technical questions for one month.',
        offer: createOfferList(
          '1-5 pages',
          'A responsive layout for phones, tablets and computers',
          'Menus and text that are easy to use on a small screen',
          'A basic contact form',
          '1 month of tech support',
        ),
        pictures: createMockups(
          'business-website-basic',
          'Laptop browser with the home page of a small business: a short menu, a welcome heading and three service boxes.',
          'Phone with the contact page of the same website: fields for name, e-mail and message above a send button.',
        ),
        suitability: createSuitabilityList(
          'Local shops, workshops and practices',
          'Tutors, trainers and freelancers',
          'Clubs and associations',
          'Anyone who needs a web address to put on a card',
        ),
        quote: 'A few good pages that load on every phone are worth more than a big site that never gets finished.',
      },
      {
        heading: 'STARTUP',
        plan: 'Startup',
        audience: 'For startups, personal brands and small businesses that want to be found',
        paragraph:
          'The Startup plan gives you 5-10 pages with a semi-custom design: a tried structure in your own colours, type and pictures. Basic SEO (search engine optimisation) helps people find you, and a blog lets you publish news yourself. A basic SSL certificate encrypts what visitors send through the advanced contact form. Hosting, a domain and an online store are not part of this plan.',
        offer: createOfferList(
          '5-10 pages',
          'A semi-custom design',
          'Basic SEO',
          'A blog',
          'An advanced contact form',
          'A basic SSL certificate',
          'Basic optimisation, so that pages load faster',
          '3 months of tech support',
        ),
        pictures: createMockups(
          'business-website-startup',
          'Laptop browser with the home page of a young brand: a large banner, a row of projects and the newest blog posts.',
          'Phone with the blog of the same website: a list of posts, each with a picture, a title and a date.',
        ),
        suitability: createSuitabilityList(
          'Startups with a first product to explain',
          'Coaches, artists and other personal brands',
          'Small firms that win customers through search',
          'Teams that like to write about their work',
        ),
        quote:
          'Being found is half of being chosen: we build your pages so that people and search engines both understand them.',
      },
      {
        heading: 'STANDARD',
        plan: 'Standard',
        audience: 'For small to mid-sized businesses and professionals',
        paragraph:
          'With the Standard plan we design 10-15 pages for your business alone. You can sell from a basic store, and basic custom features fit the site to the way you work. Hosting and a domain are free for the first year, behind standard SSL and a firewall. We give you technical support for six months.',
        offer: createOfferList(
          '10-15 pages in a fully custom design',
          'Standard SEO',
          'A basic store',
          '1 year of free hosting and domain',
          'Standard SSL and a firewall',
          'Advanced optimisation for short loading times',
          'Basic custom features',
          '6 months of tech support',
        ),
        pictures: createMockups(
          'business-website-standard',
          'Laptop browser with the custom home page of a mid-sized company: a full menu, a wide picture and links to services, store and team.',
          'Phone with the store of the same website: four products with pictures and prices, and a cart symbol at the top.',
        ),
        suitability: createSuitabilityList(
          'Firms with several services or locations',
          'Doctors, advocates and other professionals',
          'Makers who want to sell a small range online',
          'Businesses that have outgrown their first website',
        ),
        quote: 'Your website should work the way your business works, so we design this one around you.',
      },
    ],
  },
};

export default businessWebsite;
