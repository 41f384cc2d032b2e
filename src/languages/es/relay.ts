import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'Este archivo no ha superado el análisis de virus. Elija otro archivo',
  notFound: 'En esta dirección no hay nada',
  failed: 'Se ha producido un error',
  tooMany: 'Desde su conexión ha llegado mucho en poco tiempo. Espere un rato y envíelo de nuevo.',
};
