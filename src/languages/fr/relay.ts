import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'L’analyse antivirus a refusé ce fichier. Choisissez un autre fichier',
  notFound: 'Page introuvable',
  failed: 'Une erreur s’est produite',
  tooMany:
    'Votre connexion a envoyé beaucoup de messages en peu de temps. Patientez un moment, puis envoyez celui-ci de nouveau.',
};
