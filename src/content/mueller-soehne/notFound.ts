import { text } from './languages';
import type { NotFoundContent } from '#kit';

const notFound: NotFoundContent = {
  text: text({
    de: 'Unter dieser Adresse finden wir nichts. Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.',
    en: 'We have nothing at this address. Perhaps the page has moved, or there is a typo in the address.',
  }),
  homeLabel: text({ de: 'Zur Startseite', en: 'Go to the home page' }),
};

export default notFound;
