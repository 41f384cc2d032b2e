import { language, text } from './languages';
import { selectPagesOfLanguage } from '#kit';

/** Every page by its id, which is also the name of its chunk and of its preview picture. */
export const pages = selectPagesOfLanguage(language, {
  start: {
    kind: 'home',
    path: '/',
    title: text({
      de: 'Software nach Maß für Handwerk und Mittelstand',
      en: 'Made-to-measure software for trades and family firms',
    }),
    description: text({
      de: 'Wir entwickeln Software nach Maß für Handwerk, Handel und Produktion und betreuen sie über Jahre. Festpreis, klare Worte, feste Ansprechpartner.',
      en: 'We build made-to-measure software for trades, shops and manufacturers, and look after it for years. Fixed price, plain words, one person to talk to.',
    }),
    menu: { label: text({ de: 'Startseite', en: 'Home' }), in: 'bar' },
    content: () => import(/* webpackChunkName: "start" */ './home'),
  },
  leistungen: {
    kind: 'services',
    path: '/leistungen',
    title: text({ de: 'Unsere Leistungen', en: 'Our services' }),
    description: text({
      de: 'Zwei Dinge machen wir, und die richtig: Software nach Maß entwickeln und bestehende Software warten. Hier finden Sie beides mit Preisen.',
      en: 'We do two things, and we do them properly: we build made-to-measure software, and we maintain software that exists. Here are both, with prices.',
    }),
    menu: { label: text({ de: 'Leistungen', en: 'Services' }), in: 'bar' },
    content: () => import(/* webpackChunkName: "leistungen" */ './services'),
  },
  individualsoftware: {
    kind: 'plans',
    path: '/software-nach-mass',
    title: text({ de: 'Software nach Maß', en: 'Software made to measure' }),
    description: text({
      de: 'Drei Pakete für Ihre eigene Software, vom kleinen Helfer für eine Aufgabe bis zum System für den ganzen Betrieb, jeweils mit Startpreis.',
      en: 'Three packages for software of your own, from a small helper for one task to a system for the whole business, each with its starting price.',
    }),
    content: () => import(/* webpackChunkName: "individualsoftware" */ './plans/software'),
  },
  wartung: {
    kind: 'plans',
    path: '/wartung-und-betreuung',
    aliases: ['/wartung'],
    title: text({ de: 'Wartung und Betreuung', en: 'Maintenance and care' }),
    description: text({
      de: 'Fünf Verträge für Software, auf die Sie sich verlassen müssen: von der monatlichen Durchsicht bis zur Rufbereitschaft in der Nacht.',
      en: 'Five contracts for software that you have to rely on: from the monthly check-up to somebody on call at night.',
    }),
    content: () => import(/* webpackChunkName: "wartung" */ './plans/maintenance'),
  },
  kunden: {
    kind: 'clients',
    path: '/kunden',
    title: text({ de: 'Ein Kunde erzählt', en: 'A client’s story' }),
    description: text({
      de: 'Lesen Sie, was wir für eine Mühlenbäckerei mit neun Filialen gebaut haben und warum dort heute weniger Brot übrig bleibt.',
      en: 'Read what we built for a bakery with its own mill and nine shops, and why less bread is left over there today.',
    }),
    menu: { label: text({ de: 'Kunden', en: 'Clients' }), in: 'bar' },
    content: () => import(/* webpackChunkName: "kunden" */ './clients'),
  },
  'ueber-uns': {
    kind: 'people',
    path: '/ueber-uns',
    title: text({ de: 'Über uns', en: 'About us' }),
    description: text({
      de: 'Ein Familienbetrieb in zweiter Generation: woher wir kommen, wie wir arbeiten und wer in Geschäftsführung und Beirat sitzt.',
      en: 'A family firm in its second generation: where we come from, how we work, and who our managers and advisory board are.',
    }),
    menu: { label: text({ de: 'Über uns', en: 'About us' }), in: 'bar' },
    content: () => import(/* webpackChunkName: "ueber-uns" */ './about'),
  },
  kontakt: {
    kind: 'contact',
    path: '/kontakt',
    title: text({ de: 'Kontakt', en: 'Contact' }),
    description: text({
      de: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei: Anschrift, Telefon, E-Mail, Öffnungszeiten und ein kurzes Formular.',
      en: 'Write to us, call us or drop in: address, phone, email, opening hours and a short form.',
    }),
    menu: { label: text({ de: 'Kontakt', en: 'Contact' }), in: 'footer' },
    content: () => import(/* webpackChunkName: "kontakt" */ './contact'),
  },
  impressum: {
    kind: 'text',
    path: '/impressum',
    // German law requires this text, so the firm publishes no translation.
    languages: ['de'],
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht: Firma und Rechtsform, Anschrift, Vertretung, Handelsregister und wer für die Inhalte einsteht.',
    menu: { label: 'Impressum', in: 'footer' },
    content: () => import(/* webpackChunkName: "impressum" */ './imprint'),
  },
  datenschutz: {
    kind: 'text',
    path: '/datenschutz',
    title: text({ de: 'Datenschutzerklärung', en: 'Privacy policy' }),
    description: text({
      de: 'Keine Cookies, kein Tracking: Hier steht, welche Daten unsere Formulare senden, wohin sie gehen und wann der Server sie löscht.',
      en: 'No cookies, no tracking: read which data our forms send, where it goes and when the server deletes it.',
    }),
    menu: { label: text({ de: 'Datenschutz', en: 'Privacy' }), in: 'footer' },
    content: () => import(/* webpackChunkName: "datenschutz" */ './privacyPolicy'),
  },
  barrierefreiheit: {
    kind: 'text',
    path: '/barrierefreiheit',
    title: text({ de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' }),
    description: text({
      de: 'Was wir dafür tun, dass alle diese Website nutzen können, was schon geprüft ist und was nicht, und wie Sie uns eine Barriere melden.',
      en: 'What we do so that everyone can use this website, what is tested and what isn’t yet, and how to report a barrier.',
    }),
    menu: { label: text({ de: 'Barrierefreiheit', en: 'Accessibility' }), in: 'footer' },
    content: () => import(/* webpackChunkName: "barrierefreiheit" */ './accessibility'),
  },
  inhalt: {
    kind: 'site-map',
    path: '/inhaltsverzeichnis',
    title: text({ de: 'Inhaltsverzeichnis', en: 'Site map' }),
    description: text({
      de: 'Alle Seiten dieser Website in einer Liste: wer wir sind, was wir anbieten, was es kostet und was rechtlich dazugehört.',
      en: 'Every page of this website in one list: who we are, what we offer, what it costs and the legal side of it.',
    }),
    menu: { label: text({ de: 'Inhaltsverzeichnis', en: 'Site map' }), in: 'footer' },
    content: () => import(/* webpackChunkName: "inhalt" */ './siteMap'),
  },
  'nicht-gefunden': {
    kind: 'not-found',
    path: '/404',
    title: text({ de: 'Diese Seite gibt es nicht', en: 'This page doesn’t exist' }),
    description: text({
      de: 'Unter dieser Adresse liegt bei uns nichts. Gehen Sie zur Startseite oder suchen Sie sich im Menü aus, was Sie brauchen.',
      en: 'We keep nothing at this address. Go to the home page, or pick what you need from the menu.',
    }),
    content: () => import(/* webpackChunkName: "nicht-gefunden" */ './notFound'),
  },
});
