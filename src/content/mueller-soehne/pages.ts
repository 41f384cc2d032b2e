import { text } from './languages';
import type { Pages } from '#kit';

/** Every page, by the id that its chunk and its preview picture bear. */
export const pages: Pages = {
  start: {
    kind: 'home',
    path: '/',
    title: 'Software nach Maß für Handwerk und Mittelstand',
    description:
      'Wir entwickeln Software nach Maß für Handwerk, Handel und Produktion und betreuen sie über Jahre. Festpreis, klare Worte, feste Ansprechpartner.',
    menu: { label: 'Startseite', in: 'bar' },
    content: () => import(/* webpackChunkName: "start" */ './home'),
  },
  leistungen: {
    kind: 'services',
    path: '/leistungen',
    title: text({ de: 'Unsere Leistungen', en: 'Our services' }),
    description:
      'Zwei Dinge machen wir, und die richtig: Software nach Maß entwickeln und bestehende Software warten. Hier finden Sie beides mit Preisen.',
    menu: { label: 'Leistungen', in: 'bar' },
    content: () => import(/* webpackChunkName: "leistungen" */ './services'),
  },
  individualsoftware: {
    kind: 'plans',
    path: '/software-nach-mass',
    title: 'Software nach Maß',
    description:
      'Drei Pakete für Ihre eigene Software, vom kleinen Helfer für eine Aufgabe bis zum System für den ganzen Betrieb, jeweils mit Startpreis.',
    content: () => import(/* webpackChunkName: "individualsoftware" */ './plans/software'),
  },
  wartung: {
    kind: 'plans',
    path: '/wartung-und-betreuung',
    aliases: ['/wartung'],
    title: 'Wartung und Betreuung',
    description:
      'Fünf Verträge für Software, auf die Sie sich verlassen müssen: von der monatlichen Durchsicht bis zur Rufbereitschaft in der Nacht.',
    content: () => import(/* webpackChunkName: "wartung" */ './plans/maintenance'),
  },
  kunden: {
    kind: 'clients',
    path: '/kunden',
    title: 'Ein Kunde erzählt',
    description:
      'Lesen Sie, was wir für eine Mühlenbäckerei mit neun Filialen gebaut haben und warum dort heute weniger Brot übrig bleibt.',
    menu: { label: 'Kunden', in: 'bar' },
    content: () => import(/* webpackChunkName: "kunden" */ './clients'),
  },
  'ueber-uns': {
    kind: 'people',
    path: '/ueber-uns',
    title: 'Über uns',
    description:
      'Ein Familienbetrieb in zweiter Generation: woher wir kommen, wie wir arbeiten und wer in Geschäftsführung und Beirat sitzt.',
    menu: { label: 'Über uns', in: 'bar' },
    content: () => import(/* webpackChunkName: "ueber-uns" */ './about'),
  },
  kontakt: {
    kind: 'contact',
    path: '/kontakt',
    title: 'Kontakt',
    description:
      'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei: Anschrift, Telefon, E-Mail, Öffnungszeiten und ein kurzes Formular.',
    menu: { label: 'Kontakt', in: 'footer' },
    content: () => import(/* webpackChunkName: "kontakt" */ './contact'),
  },
  impressum: {
    kind: 'text',
    path: '/impressum',
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht: Firma und Rechtsform, Anschrift, Vertretung, Handelsregister und wer für die Inhalte einsteht.',
    menu: { label: 'Impressum', in: 'footer' },
    content: () => import(/* webpackChunkName: "impressum" */ './imprint'),
  },
  datenschutz: {
    kind: 'text',
    path: '/datenschutz',
    title: 'Datenschutzerklärung',
    description:
      'Keine Cookies, keine Verfolgung: Hier steht, welche Daten unsere Formulare senden, wohin sie gehen und wann der Server sie löscht.',
    menu: { label: 'Datenschutz', in: 'footer' },
    content: () => import(/* webpackChunkName: "datenschutz" */ './privacyPolicy'),
  },
  barrierefreiheit: {
    kind: 'text',
    path: '/barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Was wir dafür tun, dass alle diese Website nutzen können, was schon geprüft ist und was nicht, und wie Sie uns eine Barriere melden.',
    menu: { label: 'Barrierefreiheit', in: 'footer' },
    content: () => import(/* webpackChunkName: "barrierefreiheit" */ './accessibility'),
  },
  inhalt: {
    kind: 'site-map',
    path: '/inhaltsverzeichnis',
    title: 'Inhaltsverzeichnis',
    description:
      'Alle Seiten dieser Website in einer Liste: wer wir sind, was wir anbieten, was es kostet und was rechtlich dazugehört.',
    menu: { label: 'Inhaltsverzeichnis', in: 'footer' },
    content: () => import(/* webpackChunkName: "inhalt" */ './siteMap'),
  },
  'nicht-gefunden': {
    kind: 'not-found',
    path: '/404',
    title: 'Diese Seite gibt es nicht',
    description:
      'Unter dieser Adresse liegt bei uns nichts. Gehen Sie zur Startseite oder suchen Sie sich im Menü aus, was Sie brauchen.',
    content: () => import(/* webpackChunkName: "nicht-gefunden" */ './notFound'),
  },
};
