import type { NoscriptWords } from '#kit';

export const words: NoscriptWords = {
  errorTitle: 'Erreur\u00a0: {title}',
  fileLost: 'Votre navigateur ne conserve pas le fichier\u00a0: choisissez-le de nouveau.',
  quote: {
    note: 'Tous les champs sont facultatifs, sauf la formule.',
    choosePlan: 'Choisissez une formule',
    noAddon: 'Sans option',
    missingPlan: 'Choisissez une formule',
  },
  sent: {
    details: 'Votre envoi',
    next: 'Et maintenant\u00a0?',
    read: 'Une personne lira votre envoi et vous répondra.',
    confirmed:
      'Si possible, nous envoyons une copie de cette confirmation à {email}. Même si rien n’arrive, nous avons bien reçu votre envoi.',
    forgotten: 'Cette page n’affiche votre envoi que pendant une demi-heure.',
    unavailable: {
      title: 'Cette page n’est pas disponible',
      text: 'Si vous venez d’envoyer un formulaire, nous l’avons bien reçu. Seule cette page ne peut pas s’afficher pour le moment\u00a0: merci de la rouvrir dans une minute.',
    },
    home: 'Retour à l’accueil',
  },
  refused: {
    tooMany: {
      title: 'Trop d’envois',
      text: 'Beaucoup de messages ont été envoyés depuis votre connexion en peu de temps. Celui-ci n’a donc pas été accepté. Patientez un moment, puis envoyez-le de nouveau.',
    },
    tooLarge: {
      title: 'Cet envoi est trop volumineux',
      text: 'Votre envoi dépasse la taille que nous acceptons, et rien n’a été enregistré. Revenez en arrière et raccourcissez votre texte.',
    },
    fileTooLarge: {
      title: 'Cet envoi est trop volumineux',
      text: 'Votre envoi dépasse la taille que nous acceptons, et rien n’a été enregistré. Revenez en arrière et choisissez un fichier de 5\u00a0Mo au maximum.',
    },
    tooSlow: {
      title: 'La connexion était trop lente',
      text: 'Votre envoi n’est pas arrivé à temps, et rien n’a été enregistré. Revenez en arrière et envoyez-le de nouveau.',
    },
    full: {
      title: 'Beaucoup de monde en ce moment',
      text: 'Beaucoup de fichiers arrivent en même temps. Le vôtre n’a donc pas été accepté. Revenez en arrière et envoyez-le de nouveau dans une minute.',
    },
    down: {
      title: 'L’enregistrement n’est pas confirmé',
      text: 'Notre site rencontre un problème, et nous n’avons pas pu confirmer l’enregistrement. Réessayez plus tard.',
    },
    malformed: {
      title: 'Le formulaire est arrivé incomplet',
      text: 'Une partie de votre envoi a été perdue ou endommagée en chemin, et rien n’a été enregistré. Revenez en arrière et envoyez-le de nouveau.',
    },
    foreign: {
      title: 'Cet envoi n’a pas été accepté',
      text: 'Nous n’acceptons que les formulaires des pages de ce site, et rien n’a été enregistré. Remplissez le formulaire ici.',
    },
  },
  withdrawal: {
    ask: {
      title: 'Retirer votre candidature',
      text: 'Nous supprimerons votre candidature {reference} avec votre CV. Cette action est définitive, mais vous pouvez postuler à nouveau.',
    },
    button: 'Retirer la candidature',
    done: {
      title: 'Votre candidature a été retirée',
      text: 'Nous supprimons votre candidature {reference} avec votre CV. Les personnes qui lisent les candidatures en sont informées.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Une partie du lien manque ou a changé. Merci de copier le lien entier de la confirmation de votre candidature. S’il ne fonctionne toujours pas, écrivez-nous.',
    },
    expired: {
      title: 'Ce lien est trop ancien',
      text: 'Le lien pour retirer une candidature est valable 180 jours. Écrivez-nous, et nous supprimerons votre candidature.',
    },
    failed: {
      title: 'Votre candidature n’a pas encore été retirée',
      text: 'Notre site rencontre un problème. Merci de rouvrir le lien dans une minute.',
    },
  },
  back: 'Retour au formulaire',
};
