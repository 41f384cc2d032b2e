import type { OutcomeWords } from '#kit';

/** The success and failure texts of the forms (§2.11, §2.12, §8). */
export const words: OutcomeWords = {
  contact: {
    title: 'Mensaje enviado',
    text: 'Gracias por escribirnos. Le responderemos pronto.',
    failure: 'No se ha podido enviar su mensaje. Inténtelo de nuevo.',
  },
  application: {
    title: 'Candidatura enviada',
    text: 'Gracias por su candidatura. La leeremos con atención y le responderemos pronto.',
    failure: 'No se ha podido enviar su candidatura. Inténtelo de nuevo.',
  },
  request: {
    title: 'Solicitud enviada',
    text: 'Gracias por su solicitud. Le responderemos pronto.',
    failure: 'No se ha podido enviar su solicitud. Inténtelo de nuevo.',
  },
  writeTo: 'Le escribiremos a {email}',
  reference: 'Su referencia: {reference}',
  kept: 'Sus datos siguen en el formulario.',
  dismiss: 'Ocultar',
};
