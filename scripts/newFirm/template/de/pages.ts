import type { Pages } from '#kit';

/**
 * Jede Seite mit ihrem Kürzel, nach dem ihr Programmteil und ihr Vorschaubild heißen. Eine Seite fällt weg, wenn ihr Eintrag
 * und ihre Datei gelöscht sind. Startseite und Fehlerseite müssen bleiben. Eine Beschreibung ist ein Satz von 50 bis 160 Zeichen.
 */
export const pages: Pages = {
  start: {
    kind: 'home',
    path: '/',
    title: 'Was Sie tun und für wen',
    description: 'Ein Satz für Suchmaschinen: was Sie tun, für wen, und was bei Ihnen besser ist als anderswo.',
    menu: { label: 'Startseite', in: 'bar' },
    content: () => import(/* webpackChunkName: "start" */ './home'),
  },
  leistungen: {
    kind: 'services',
    path: '/leistungen',
    title: 'Unsere Leistungen',
    description: 'Ein Satz, der Ihre Leistungen nennt, damit alle hierher finden, die nach einer davon suchen.',
    menu: { label: 'Leistungen', in: 'bar' },
    content: () => import(/* webpackChunkName: "leistungen" */ './services'),
  },
  pakete: {
    kind: 'plans',
    path: '/pakete',
    title: 'Unsere Pakete',
    description: 'Ein Satz dazu, wofür Ihre Pakete da sind, ab welchem Preis, und wie sie sich unterscheiden.',
    menu: { label: 'Pakete', in: 'bar' },
    content: () => import(/* webpackChunkName: "pakete" */ './plans'),
  },
  stellen: {
    kind: 'jobs',
    path: '/stellen',
    title: 'Arbeiten bei uns',
    description: 'Ein Satz dazu, wen Sie suchen, an welchem Ort, und wie es ist, mit Ihnen zu arbeiten.',
    menu: { label: 'Stellen', in: 'bar' },
    content: () => import(/* webpackChunkName: "stellen" */ './jobs'),
  },
  kontakt: {
    kind: 'contact',
    path: '/kontakt',
    title: 'Kontakt',
    description:
      'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei: Anschrift, Telefon, E-Mail und ein kurzes Formular.',
    menu: { label: 'Kontakt', in: 'footer' },
    content: () => import(/* webpackChunkName: "kontakt" */ './contact'),
  },
  impressum: {
    kind: 'text',
    path: '/impressum',
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht: Firma, Anschrift, Vertretung, Register und wer für die Inhalte einsteht.',
    menu: { label: 'Impressum', in: 'footer' },
    content: () => import(/* webpackChunkName: "impressum" */ './imprint'),
  },
  datenschutz: {
    kind: 'text',
    path: '/datenschutz',
    title: 'Datenschutzerklärung',
    description:
      'Keine Cookies, keine Verfolgung: was unsere Formulare senden, wohin es geht und wann es gelöscht wird.',
    menu: { label: 'Datenschutz', in: 'footer' },
    content: () => import(/* webpackChunkName: "datenschutz" */ './privacy'),
  },
  barrierefreiheit: {
    kind: 'text',
    path: '/barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Was wir tun, damit alle diese Website nutzen können, was geprüft ist, und wie Sie eine Barriere melden.',
    menu: { label: 'Barrierefreiheit', in: 'footer' },
    content: () => import(/* webpackChunkName: "barrierefreiheit" */ './accessibility'),
  },
  inhalt: {
    kind: 'site-map',
    path: '/inhaltsverzeichnis',
    title: 'Inhaltsverzeichnis',
    description: 'Alle Seiten dieser Website in einer Liste: wer wir sind, was wir anbieten und was dazugehört.',
    menu: { label: 'Inhaltsverzeichnis', in: 'footer' },
    content: () => import(/* webpackChunkName: "inhalt" */ './siteMap'),
  },
  'nicht-gefunden': {
    kind: 'not-found',
    path: '/404',
    title: 'Diese Seite gibt es nicht',
    description:
      'Unter dieser Adresse liegt nichts. Gehen Sie zur Startseite oder suchen Sie im Menü, was Sie brauchen.',
    content: () => import(/* webpackChunkName: "nicht-gefunden" */ './notFound'),
  },
};
