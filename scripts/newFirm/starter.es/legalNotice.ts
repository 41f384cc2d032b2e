import { firm } from '../starter/firm';
import { updated } from '../starter/legal';
import type { TextContent } from '#kit';

const { street, postalCode, city } = firm.address;

/*
 * This text is not legal advice. The required content of the 'aviso legal' depends on the legal form and the
 * profession. Ask a lawyer to review the text.
 */

const legalNotice: TextContent = {
  intro: 'Los datos que exige la ley de servicios de la sociedad de la información.',
  updated,
  sections: [
    { heading: 'Titular del sitio web', paragraphs: [firm.legalName, `${street}, ${postalCode} ${city}`] },
    {
      heading: 'Contacto directo',
      paragraphs: [`Teléfono: ${firm.phone.display}`, `Correo electrónico: ${firm.inbox}`],
    },
    {
      heading: 'Registro e impuestos',
      paragraphs: [
        'Nombre aquí el registro mercantil con los datos de inscripción y el número de identificación fiscal.',
      ],
    },
    { heading: 'Responsable del contenido', paragraphs: ['Nombre aquí a la persona que responde del contenido.'] },
    {
      heading: 'Reclamaciones',
      paragraphs: ['Diga aquí dónde puede reclamar su clientela y qué ley se aplica.'],
    },
  ],
};

export default legalNotice;
