import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'Ce fichier a été refusé par l’analyse antivirus. Choisissez-en un autre',
  notFound: 'Page introuvable',
  failed: 'Une erreur s’est produite',
  tooMany:
    'Beaucoup de messages ont été envoyés depuis votre connexion en peu de temps. Patientez un moment, puis envoyez celui-ci de nouveau.',
};
