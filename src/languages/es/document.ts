import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  insteadOfForm: 'Escríbanos a {inbox} o llámenos al {phone}.',
  startFailed:
    'Esta parte de la página no se ha cargado. Compruebe su conexión a Internet y vuelva a cargar la página.',
};
