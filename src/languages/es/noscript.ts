import type { NoscriptWords } from '#kit';

export const words: NoscriptWords = {
  errorTitle: 'Error: {title}',
  fileLost: 'Su navegador no conserva el archivo: elíjalo de nuevo.',
  quote: {
    note: 'Todos los campos son opcionales, salvo el plan.',
    choosePlan: 'Elija un plan',
    noAddon: 'Sin extras',
    missingPlan: 'Elija un plan',
  },
  sent: {
    details: 'Su envío',
    next: 'Próximos pasos',
    read: 'Una persona leerá su envío y le responderá.',
    confirmed:
      'Si es posible, enviaremos una copia de esta confirmación a {email}. Aunque no llegue, hemos recibido su envío.',
    forgotten: 'Esta página muestra su envío solo durante media hora.',
    unavailable: {
      title: 'Esta página no está disponible',
      text: 'Si acaba de enviar un formulario, lo hemos recibido. Solo esta página no se puede mostrar en este momento: vuelva a abrirla dentro de un minuto.',
    },
    home: 'Volver a la página de inicio',
  },
  refused: {
    tooMany: {
      title: 'Demasiados envíos',
      text: 'Desde su conexión se han enviado muchos mensajes en poco tiempo, por eso no hemos aceptado este envío. Espere un rato y envíelo de nuevo.',
    },
    tooLarge: {
      title: 'El envío es demasiado grande',
      text: 'Su envío es más grande de lo que podemos aceptar y no se ha guardado nada. Vuelva atrás y acorte el texto.',
    },
    fileTooLarge: {
      title: 'El envío es demasiado grande',
      text: 'Su envío es más grande de lo que podemos aceptar y no se ha guardado nada. Vuelva atrás y elija un archivo de 5\u00a0MB como máximo.',
    },
    tooSlow: {
      title: 'La conexión era demasiado lenta',
      text: 'Su envío no ha llegado a tiempo y no se ha guardado nada. Vuelva atrás y envíelo de nuevo.',
    },
    full: {
      title: 'Ahora mismo hay mucha actividad',
      text: 'Están llegando muchos archivos a la vez y el suyo no se ha aceptado. Vuelva atrás y envíelo de nuevo dentro de un minuto.',
    },
    down: {
      title: 'Quizá no se haya guardado',
      text: 'Tenemos un problema técnico y no hemos podido confirmar que su envío se haya guardado. Envíelo de nuevo más tarde.',
    },
    malformed: {
      title: 'El formulario ha llegado incompleto',
      text: 'Una parte de su envío se ha perdido o dañado por el camino y no se ha guardado nada. Vuelva atrás y envíelo de nuevo.',
    },
    foreign: {
      title: 'Este envío no se ha aceptado',
      text: 'Solo aceptamos formularios de las páginas de este sitio web y no se ha guardado nada. Rellene el formulario aquí.',
    },
  },
  withdrawal: {
    ask: {
      title: 'Retirar su candidatura',
      text: 'Eliminaremos su candidatura {reference} junto con su currículum. Esta acción no se puede deshacer, pero puede volver a presentarse.',
    },
    button: 'Retirar la candidatura',
    done: {
      title: 'Su candidatura ha sido retirada',
      text: 'Eliminamos su candidatura {reference} junto con su currículum. Las personas que leen las candidaturas reciben un aviso.',
    },
    invalid: {
      title: 'Este enlace no funciona',
      text: 'Falta una parte del enlace o está cambiada. Copie el enlace entero de la confirmación de su candidatura. Si aun así no funciona, escríbanos.',
    },
    expired: {
      title: 'Este enlace es demasiado antiguo',
      text: 'El enlace para retirar una candidatura es válido durante 180 días. Escríbanos y eliminaremos su candidatura.',
    },
    failed: {
      title: 'Su candidatura aún no se ha retirado',
      text: 'Tenemos un problema técnico. Vuelva a abrir el enlace dentro de un minuto.',
    },
  },
  back: 'Volver al formulario',
};
