import { jobs } from './jobList';
import { withJobPages, type Pages } from '#kit';

/**
 * All pages of the site, by page id. The id is also the name of the page's chunk and of its preview picture. To remove
 * a page, delete its entry, its file and its preview picture. A home page, a contact page, a text page and a not-found
 * page are required. A description is one sentence of 50 to 160 characters. `withJobPages` adds a page for each job,
 * below the path of the page that lists the jobs.
 */
export const pages: Pages = withJobPages(jobs, {
  home: {
    kind: 'home',
    path: '/',
    title: 'What you do and for whom',
    description: 'One sentence for search engines: what you do, for whom, and what is better with you than elsewhere.',
    menu: { label: 'Home', in: 'bar' },
    content: () => import(/* webpackChunkName: "home" */ './home'),
  },
  services: {
    kind: 'services',
    path: '/services',
    title: 'Our services',
    description:
      'One sentence that names your services, so that somebody who searches for one of them finds this page.',
    menu: { label: 'Services', in: 'bar' },
    content: () => import(/* webpackChunkName: "services" */ './services'),
  },
  plans: {
    kind: 'plans',
    path: '/plans',
    title: 'Our plans',
    description:
      'One sentence that says what your plans are for, from what price, and how they differ from each other.',
    menu: { label: 'Plans', in: 'bar' },
    content: () => import(/* webpackChunkName: "plans" */ './plans'),
  },
  jobs: {
    kind: 'jobs',
    path: '/jobs',
    title: 'Work with us',
    description: 'One sentence that says whom you are looking for, where, and what it is like to work with you.',
    menu: { label: 'Jobs', in: 'bar' },
    content: () => import(/* webpackChunkName: "jobs" */ './jobs'),
  },
  contact: {
    kind: 'contact',
    path: '/contact',
    title: 'Contact',
    description: 'Write to us, call us or visit us: address, phone, e-mail, opening hours and a short form.',
    menu: { label: 'Contact', in: 'footer' },
    content: () => import(/* webpackChunkName: "contact" */ './contact'),
  },
  privacy: {
    kind: 'text',
    path: '/privacy',
    title: 'Privacy policy',
    description: 'No cookies and no tracking: what our forms send, where it goes and when it is deleted.',
    menu: { label: 'Privacy', in: 'footer' },
    content: () => import(/* webpackChunkName: "privacy" */ './privacy'),
  },
  'legal-notice': {
    kind: 'text',
    path: '/terms',
    title: 'Terms of service',
    description: 'What our prices mean, when an order becomes binding, and who is liable for what on this website.',
    menu: { label: 'Terms', in: 'footer' },
    content: () => import(/* webpackChunkName: "legal-notice" */ './legalNotice'),
  },
  accessibility: {
    kind: 'text',
    path: '/accessibility',
    title: 'Accessibility statement',
    description: 'What we do so that everyone can use this website, what has been tested, and how to report a barrier.',
    menu: { label: 'Accessibility', in: 'footer' },
    content: () => import(/* webpackChunkName: "accessibility" */ './accessibility'),
  },
  'site-map': {
    kind: 'site-map',
    path: '/site-map',
    title: 'Site map',
    description: 'Every page of this website in one list: who we are, what we offer, and what belongs to the site.',
    menu: { label: 'Site map', in: 'footer' },
    content: () => import(/* webpackChunkName: "site-map" */ './siteMap'),
  },
  'not-found': {
    kind: 'not-found',
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this address. Go to the home page or choose what you need from the menu.',
    content: () => import(/* webpackChunkName: "not-found" */ './notFound'),
  },
});
