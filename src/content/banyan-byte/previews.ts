import { firm } from './firm';

/**
 * The subtitles on the preview pictures, by page id. The subtitles address people who do not know the page. A subtitle
 * has at most 60 characters.
 */
export const previewLines: Readonly<Record<string, string>> = {
  home: firm.tagline,
  about: 'The people who will plan, build and look after your project',
  clients: 'Five clients, and what we have built for each of them',
  services: 'Websites, apps, software, marketing, security and green IT',
  careers: 'Apprenticeships in software, IT security and marketing',
  'business-website': 'Four plans, from a few pages to a site that sells',
  'ecommerce-website': 'Four plans, from a first shop to many languages',
  'mobile-application': 'Four plans, from one app to a whole family of apps',
  'digital-marketing': 'Four plans for search, social media, e-mail and adverts',
  'software-development': 'Four plans, from one small tool to a synced system',
  cybersecurity: 'Tests, data protection, a roadmap and continuity',
  sustainability: 'Less energy, less carbon and less waste in your IT',
  'ecommerce-combo': 'An online shop and the marketing that brings buyers to it',
  'software-combo': 'Desktop software and its marketing in one plan',
  'mobile-combo': 'A mobile app and its marketing in one plan',
  contact: 'Write to us, call us or visit us',
  'privacy-policy': 'No cookies, no tracking, and who gets your message',
  'terms-of-service': 'What our prices mean and when a quote becomes binding',
  accessibility: 'Made for everyone, and how to tell us about a barrier',
  'accessibility-report': 'The tests behind every promise of our statement',
  'site-map': 'Every page of this site in one list',
};
