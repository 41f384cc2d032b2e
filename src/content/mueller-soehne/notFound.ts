import type { NotFoundContent } from '#kit';

const notFound: NotFoundContent = {
  text: 'Unter dieser Adresse finden wir nichts. Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.',
  homeLabel: 'Zur Startseite',
};

export default notFound;
