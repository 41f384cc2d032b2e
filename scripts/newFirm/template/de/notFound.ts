import type { NotFoundContent } from '#kit';

/** Was unter jeder Adresse steht, die keine Seite ist. */
const notFound: NotFoundContent = {
  text: 'Unter dieser Adresse liegt keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Fehler.',
  homeLabel: 'Zur Startseite',
};

export default notFound;
