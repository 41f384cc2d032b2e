import type { MailWords } from '#kit';

/** The texts of the mails (§7.2). */
export const words: MailWords = {
  contact: {
    admin: {
      subject: 'Nouveau message reçu via le site',
      heading: 'Nouveau message reçu via le site',
      intro: 'Une personne a écrit via le formulaire de contact.',
    },
    confirmation: {
      subject: '{firm}\u00a0: merci pour votre message',
      thanks:
        'Merci, nous avons bien reçu votre message. Nous vous répondrons bientôt. Voici ce que vous nous avez envoyé\u00a0:',
    },
  },
  application: {
    admin: {
      subject: 'Nouvelle candidature\u00a0: {position}',
      heading: 'Nouvelle candidature',
      intro: 'Une personne a postulé sur le site.',
    },
    confirmation: {
      subject: '{firm}\u00a0: nous avons bien reçu votre candidature',
      thanks: 'Merci pour votre candidature. Nous la lirons avec attention et vous répondrons bientôt.',
    },
    anyPosition: 'Poste',
    whereAllIs: 'La candidature complète, avec le CV, se trouve dans la feuille de calcul.',
    attached: 'Le CV est joint à cet e-mail.',
    unscanned: '{file} (sans analyse antivirus)',
  },
  quote: {
    admin: {
      subject: 'Nouvelle demande de devis\u00a0: {plan}',
      heading: 'Nouvelle demande de devis',
      intro: 'Une personne a demandé un devis.',
    },
    confirmation: {
      subject: '{firm}\u00a0: nous avons bien reçu votre demande',
      thanks:
        'Merci, nous avons bien reçu votre demande. Nous vous répondrons bientôt. Voici ce que vous nous avez envoyé\u00a0:',
    },
    anyPlan: 'Formule',
    budget: '{amount} {currency}',
  },
  customRequest: {
    admin: {
      subject: 'Nouvelle demande de solution sur mesure',
      heading: 'Nouvelle demande de solution sur mesure',
      intro: 'Une personne a demandé une solution sur mesure.',
    },
    confirmation: {
      subject: '{firm}\u00a0: nous avons bien reçu votre demande',
      thanks:
        'Merci, nous avons bien reçu votre demande. Nous vous répondrons bientôt. Voici ce que vous nous avez envoyé\u00a0:',
    },
  },
  labels: {
    name: 'Nom',
    applicant: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Message',
    position: 'Poste',
    coverLetter: 'Lettre de motivation',
    resumeFileName: 'Nom du fichier du CV',
    resumeSize: 'Taille du CV',
    resumeSha256: 'Somme de contrôle du CV (SHA-256)',
    letterLength: 'Longueur de la lettre de motivation',
    page: 'Page',
    plan: 'Formule',
    addon: 'Option',
    details: 'Projet',
    budget: 'Budget',
    companySize: 'Taille de l’entreprise',
    serviceInterest: 'Prestation souhaitée',
    industry: 'Secteur',
    businessType: 'Type d’entreprise',
    budgetKey: 'Fourchette prédéfinie (non affichée)',
    requirements: 'Besoins',
    submitted: 'Envoyé le',
    withdrawn: 'Retirée le',
    reference: 'Référence',
  },
  bytes: '{count} octets',
  characters: '{count} caractères',
  withdrawal: {
    note: 'Vous pouvez retirer cette candidature pendant 180 jours. Nous la supprimons alors avec votre CV. Toute personne qui a ce lien peut le faire\u00a0: merci de ne pas le transférer.',
    action: 'Retirer cette candidature',
  },
  withdrawn: {
    admin: {
      subject: 'Candidature retirée\u00a0: {reference}',
      heading: 'Candidature retirée',
      intro:
        'La personne a retiré cette candidature. Le serveur l’a supprimée. Si vous utilisez une feuille de calcul, il l’en retire aussi.',
      remaining: 'Merci de supprimer les e-mails au sujet de cette candidature et toutes ses autres copies.',
    },
    confirmation: {
      subject: '{firm}\u00a0: votre candidature a été retirée',
      text: 'Vous avez retiré votre candidature. Nous la supprimons avec votre CV.',
    },
  },
  labelled: '{label}\u00a0:',
  notProvided: 'Non renseigné',
  digest: {
    subject: 'Messages en attente\u00a0: {count}',
    heading: 'Plusieurs messages dans un seul e-mail',
    intro:
      'Aujourd’hui, les formulaires ont reçu plus de messages que nous ne pouvons en signaler un par un, ou beaucoup provenaient d’une même source. Cet e-mail en contient jusqu’à 50 en entier. Aucune confirmation n’a été envoyée.',
  },
  received: 'Merci, nous avons bien reçu votre envoi. Nous vous répondrons bientôt.',
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  closing: [
    'Gardez bien la référence\u00a0: elle nous permet de retrouver votre message tout de suite.',
    'Si cet envoi ne vient pas de vous, vous pouvez ignorer cet e-mail.',
  ],
};
