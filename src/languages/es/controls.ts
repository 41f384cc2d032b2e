import type { ControlWords, MotionWords } from '#kit';

/**
 * Returns the texts for moving content whose name is a plural noun with an article: 'Pausar las imágenes', 'Las
 * imágenes están en pausa'.
 */
const createMotionWords = (article: 'los' | 'las', subject: string): MotionWords => {
  const capitalisedArticle = `${article.slice(0, 1).toUpperCase()}${article.slice(1)}`;
  return {
    pause: `Pausar ${article} ${subject}`,
    play: `Reanudar ${article} ${subject}`,
    moving: `${capitalisedArticle} ${subject} están en movimiento`,
    paused: `${capitalisedArticle} ${subject} están en pausa`,
  };
};

export const words: ControlWords = {
  documentTitle: { home: '{firm} – {tagline}', page: '{title} – {firm}' },
  skipLink: 'Ir al contenido',
  mainNavigation: 'Menú principal',
  menu: 'Menú',
  contact: 'Contactar',
  display: 'Apariencia',
  footer: {
    links: 'Enlaces útiles',
    contact: 'Contacto',
    social: 'Síganos',
    copyright: '© {firm}',
    pauseMotion: 'Detener todas las animaciones',
    playMotion: 'Permitir las animaciones',
    motionPaused: 'Todas las animaciones están detenidas',
    motionPlays: 'Las animaciones vuelven a estar permitidas',
  },
  address: {
    line: '{street}, {postalCode} {city}, {country}',
    lines: ['{street}', '{postalCode} {city}', '{country}'],
  },
  letterheadContact: '{inbox}, {phone}',
  newTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
  carousel: {
    role: 'carrusel',
    slideRole: 'diapositiva',
    slide: '{number} de {count}',
    choose: 'Elegir diapositiva',
    goTo: 'Ver la diapositiva {number}',
    previous: 'Anterior',
    next: 'Siguiente',
    shown: '{number} de {count}: {title}',
    twoShown: '{number} y {nextNumber} de {count}: {title}, {nextTitle}',
  },
  motion: {
    slides: createMotionWords('las', 'imágenes'),
    insights: createMotionWords('las', 'novedades'),
    testimonials: createMotionWords('las', 'opiniones'),
    members: createMotionWords('las', 'tarjetas'),
    logos: createMotionWords('los', 'logotipos'),
  },
  showMore: 'Mostrar {count} más de {all}',
  characters: {
    typed: '{count} de {limit} caracteres',
    left: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  },
  included: 'Incluido',
  notIncluded: 'No incluido',
  distinctPlan: '{name}, {distinction}',
  serviceCombo: '{name}, en paquete combinado',
  lastUpdated: 'Última actualización: {date}',
  chunkError: {
    title: 'Esta parte de la página no se ha cargado',
    text: 'Compruebe su conexión a Internet e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando…',
  },
  renewed: {
    title: 'Este sitio web se ha actualizado',
    text: 'Esta parte pertenece a la versión anterior y ya no existe. Vuelva a cargar la página para continuar. Lo que ha escrito se conserva; solo tendrá que indicar de nuevo el archivo y el presupuesto disponible. Compruebe también lo que ha elegido.',
    reload: 'Volver a cargar la página',
  },
  renderError: {
    title: 'Se ha producido un error',
    text: 'El fallo es nuestro. Vuelva a cargar la página para intentarlo otra vez, o empiece de nuevo en la página de inicio.',
    reload: 'Volver a cargar la página',
    home: 'Ir a la página de inicio',
  },
};
