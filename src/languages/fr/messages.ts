import type { MessageWords } from '#kit';

/** The validation messages (§5.2, §5.3). */
export const words: MessageWords = {
  name: {
    missing: 'Indiquez votre nom',
    notLetters: 'Le nom ne peut contenir que des lettres de A à Z (sans accent ni cédille) et des espaces',
    signs: 'Le nom ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes',
    noLetter: 'Le nom doit contenir au moins une lettre',
  },
  email: {
    missing: 'Indiquez votre adresse e-mail',
    invalid: 'Indiquez une adresse e-mail valide, par exemple nom@example.com',
    start: 'L’adresse e-mail doit commencer par une lettre',
    format: 'Cette adresse e-mail est incomplète ou contient une faute de frappe',
    ending: 'L’adresse e-mail doit se terminer par .com',
  },
  phone: {
    missing: 'Indiquez votre numéro de téléphone',
    digits: 'Le numéro de téléphone doit comporter {digits} chiffres',
    ofCountry: 'Indiquez un numéro de téléphone valide pour le pays choisi',
  },
  message: { missing: 'Écrivez votre message' },
  coverLetter: { missing: 'Écrivez votre lettre de motivation' },
  resume: {
    missing: 'Ajoutez votre CV',
    type: 'Choisissez un fichier PDF ou Word',
    size: 'Le fichier ne doit pas dépasser {limit}\u00a0Mo',
    empty: 'Ce fichier est vide. Choisissez un fichier PDF ou Word',
    macros: 'Ce document Word contient des macros. Enregistrez-le sans macros ou en PDF',
    unreadable: 'La lecture de ce fichier a échoué. Choisissez-le de nouveau',
  },
  budget: { notANumber: 'Indiquez un nombre', notAnAmount: 'Indiquez un montant, par exemple {example}' },
  tooLong: { one: '{count} caractère au maximum', other: '{count} caractères au maximum' },
  notOneLine: 'Les retours à la ligne et les caractères de contrôle ne sont pas autorisés ici',
};
