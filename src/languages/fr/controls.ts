import type { ControlWords, MotionWords } from '#kit';

/**
 * Returns the texts for moving content whose name is a plural noun: 'Mettre les images en pause', 'Les images
 * défilent'.
 */
const createMotionWords = (subject: string): MotionWords => ({
  pause: `Mettre les ${subject} en pause`,
  play: `Faire défiler les ${subject}`,
  moving: `Les ${subject} défilent`,
  paused: `Les ${subject} sont en pause`,
});

export const words: ControlWords = {
  documentTitle: { home: '{firm} – {tagline}', page: '{title} – {firm}' },
  skipLink: 'Aller au contenu',
  mainNavigation: 'Menu principal',
  menu: 'Menu',
  contact: 'Nous contacter',
  display: 'Affichage',
  footer: {
    links: 'Accès rapide',
    contact: 'Contact',
    social: 'Suivez-nous',
    copyright: '© {firm}',
    pauseMotion: 'Arrêter toutes les animations',
    playMotion: 'Relancer les animations',
    motionPaused: 'Toutes les animations sont arrêtées',
    motionPlays: 'Les animations sont de nouveau autorisées',
  },
  address: {
    line: '{street}, {postalCode} {city}, {country}',
    lines: ['{street}', '{postalCode} {city}', '{country}'],
  },
  letterheadContact: '{inbox}, {phone}',
  newTab: '(s’ouvre dans un nouvel onglet)',
  close: 'Fermer',
  carousel: {
    role: 'carrousel',
    slideRole: 'diapositive',
    slide: '{number} sur {count}',
    choose: 'Choisir une diapositive',
    goTo: 'Afficher la diapositive {number}',
    previous: 'Précédent',
    next: 'Suivant',
    shown: '{number} sur {count}\u00a0: {title}',
    twoShown: '{number} et {nextNumber} sur {count}\u00a0: {title}, {nextTitle}',
  },
  motion: {
    slides: createMotionWords('images'),
    insights: createMotionWords('actualités'),
    testimonials: createMotionWords('témoignages'),
    members: createMotionWords('cartes'),
    logos: createMotionWords('logos'),
  },
  showMore: 'En afficher {count} de plus, sur {all}',
  characters: {
    typed: '{count} sur {limit} caractères',
    left: { one: 'Il reste {count} caractère', other: 'Il reste {count} caractères' },
  },
  included: 'Inclus',
  notIncluded: 'Non inclus',
  distinctPlan: '{name}, {distinction}',
  serviceCombo: '{name}, en offre groupée',
  lastUpdated: 'Dernière mise à jour\u00a0: {date}',
  chunkError: {
    title: 'Cette partie de la page n’a pas pu s’afficher',
    text: 'Vérifiez votre connexion à Internet, puis réessayez.',
    retry: 'Réessayer',
    loading: 'Chargement…',
  },
  renewed: {
    title: 'Ce site a été mis à jour',
    text: 'Cette partie appartenait à la version précédente et n’existe plus. Rechargez la page pour continuer. Vos textes sont conservés, mais pas le fichier ni le budget\u00a0: indiquez-les de nouveau. Vérifiez aussi vos choix.',
    reload: 'Recharger la page',
  },
  renderError: {
    title: 'Une erreur s’est produite',
    text: 'L’erreur vient de notre site. Rechargez la page pour réessayer, ou repartez de la page d’accueil.',
    reload: 'Recharger la page',
    home: 'Aller à l’accueil',
  },
};
