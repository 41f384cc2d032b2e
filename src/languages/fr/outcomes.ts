import type { OutcomeWords } from '#kit';

/** The success and failure texts of the forms (§2.11, §2.12, §8). */
export const words: OutcomeWords = {
  contact: {
    title: 'Votre message a bien été envoyé',
    text: 'Merci de nous avoir écrit. Nous vous répondrons bientôt.',
    failure: 'L’envoi de votre message a échoué. Merci de réessayer.',
  },
  application: {
    title: 'Votre candidature a bien été envoyée',
    text: 'Merci pour votre candidature. Nous la lirons avec attention et vous répondrons bientôt.',
    failure: 'L’envoi de votre candidature a échoué. Merci de réessayer.',
  },
  request: {
    title: 'Votre demande a bien été envoyée',
    text: 'Merci pour votre demande. Nous vous répondrons bientôt.',
    failure: 'L’envoi de votre demande a échoué. Merci de réessayer.',
  },
  writeTo: 'Nous vous écrirons à {email}',
  reference: 'Votre référence\u00a0: {reference}',
  kept: 'Votre saisie est conservée dans le formulaire.',
  dismiss: 'Masquer',
};
