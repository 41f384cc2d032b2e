import { firm } from '../starter/firm';
import { updated } from '../starter/legal';
import type { TextContent } from '#kit';

const { street, postalCode, city } = firm.address;

/*
 * This text is not legal advice. The required content of the 'mentions légales' depends on the legal form and the
 * profession. Ask a lawyer to review the text.
 */

const legalNotice: TextContent = {
  intro: 'Les informations que demande la loi pour la confiance dans l’économie numérique.',
  updated,
  sections: [
    { heading: 'Éditeur du site', paragraphs: [firm.legalName, `${street}, ${postalCode} ${city}`] },
    {
      heading: 'Nous joindre',
      paragraphs: [`Téléphone\u00a0: ${firm.phone.display}`, `E-mail\u00a0: ${firm.inbox}`],
    },
    {
      heading: 'Immatriculation',
      paragraphs: [
        'Nommez ici la forme juridique, le capital social, le numéro RCS ou SIREN et le numéro de TVA, si vous en avez un.',
      ],
    },
    {
      heading: 'Directeur ou directrice de la publication',
      paragraphs: ['Nommez ici la personne responsable de la publication, avec son prénom et son nom.'],
    },
    {
      heading: 'Hébergement',
      paragraphs: ['Nommez ici l’hébergeur de votre site, avec son adresse et son numéro de téléphone.'],
    },
    {
      heading: 'Médiation de la consommation',
      paragraphs: ['Nommez ici le médiateur que votre clientèle peut saisir, si vous vendez à des particuliers.'],
    },
  ],
};

export default legalNotice;
