import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  insteadOfForm: 'Écrivez-nous à {inbox} ou appelez-nous au {phone}.',
  startFailed:
    'Cette partie de la page n’a pas pu s’afficher. Vérifiez votre connexion à Internet, puis rechargez la page.',
};
