import type { RelayWords } from '#kit';

/** The texts for visitors in the server's responses. */
export const words: RelayWords = {
  infected: 'Este archivo no ha superado el análisis de virus. Elija otro archivo',
  notFound: 'Página no encontrada',
  failed: 'Se ha producido un error',
  tooMany: 'Desde su conexión se han enviado muchos mensajes en poco tiempo. Espere un rato y envíe este de nuevo.',
};
