import type { MailWords } from '#kit';

/** The texts of the mails (§7.2). */
export const words: MailWords = {
  contact: {
    admin: {
      subject: 'Nuevo mensaje desde el sitio web',
      heading: 'Nuevo mensaje desde el sitio web',
      intro: 'Alguien ha escrito a través del formulario de contacto.',
    },
    confirmation: {
      subject: 'Su mensaje a {firm}',
      thanks: 'Gracias, hemos recibido su mensaje. Le responderemos pronto. Esto es lo que nos ha enviado:',
    },
  },
  application: {
    admin: {
      subject: 'Nueva candidatura: {position}',
      heading: 'Nueva candidatura',
      intro: 'Alguien se ha presentado a un puesto desde el sitio web.',
    },
    confirmation: {
      subject: '{firm}: hemos recibido su candidatura',
      thanks: 'Gracias por su candidatura. La leeremos con atención y le responderemos pronto.',
    },
    anyPosition: 'Puesto',
    whereAllIs: 'La candidatura completa, con el currículum, está en la hoja de cálculo.',
    attached: 'El currículum va adjunto a este correo.',
    unscanned: '{file} (sin análisis de virus)',
  },
  quote: {
    admin: {
      subject: 'Nueva solicitud de presupuesto: {plan}',
      heading: 'Nueva solicitud de presupuesto',
      intro: 'Alguien ha pedido un presupuesto.',
    },
    confirmation: {
      subject: '{firm}: hemos recibido su solicitud',
      thanks: 'Gracias, hemos recibido su solicitud. Le responderemos pronto. Esto es lo que nos ha enviado:',
    },
    anyPlan: 'Plan',
    budget: '{amount} {currency}',
  },
  customRequest: {
    admin: {
      subject: 'Nueva solicitud de una solución a medida',
      heading: 'Nueva solicitud de una solución a medida',
      intro: 'Alguien ha pedido una solución a medida.',
    },
    confirmation: {
      subject: '{firm}: hemos recibido su solicitud',
      thanks: 'Gracias, hemos recibido su solicitud. Le responderemos pronto. Esto es lo que nos ha enviado:',
    },
  },
  labels: {
    name: 'Nombre',
    applicant: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
    position: 'Puesto',
    coverLetter: 'Carta de presentación',
    resumeFileName: 'Nombre del archivo del currículum',
    resumeSize: 'Tamaño del currículum',
    resumeSha256: 'Suma de comprobación del currículum (SHA-256)',
    letterLength: 'Longitud de la carta de presentación',
    page: 'Página',
    plan: 'Plan',
    addon: 'Extra',
    details: 'Proyecto',
    budget: 'Presupuesto disponible',
    companySize: 'Tamaño de la empresa',
    serviceInterest: 'Servicio deseado',
    industry: 'Sector',
    businessType: 'Tipo de empresa',
    budgetKey: 'Rango predefinido (no visible)',
    requirements: 'Requisitos',
    submitted: 'Enviado el',
    withdrawn: 'Retirada el',
    reference: 'Referencia',
  },
  bytes: '{count} bytes',
  characters: '{count} caracteres',
  withdrawal: {
    note: 'Puede retirar esta candidatura en un plazo de 180 días. En ese caso la eliminamos junto con su currículum. Cualquiera que tenga este enlace puede hacerlo: por favor, no lo reenvíe.',
    action: 'Retirar esta candidatura',
  },
  withdrawn: {
    admin: {
      subject: 'Candidatura retirada: {reference}',
      heading: 'Candidatura retirada',
      intro:
        'La persona ha retirado esta candidatura. El servidor la ha eliminado. Si usted usa una hoja de cálculo, el servidor también la quita de ahí.',
      remaining: 'Elimine los correos sobre esta candidatura y todas sus demás copias.',
    },
    confirmation: {
      subject: 'Su candidatura a {firm} ha sido retirada',
      text: 'Ha retirado su candidatura. La eliminamos junto con su currículum.',
    },
  },
  labelled: '{label}:',
  notProvided: 'Sin indicar',
  digest: {
    subject: 'Mensajes pendientes: {count}',
    heading: 'Varios mensajes en un solo correo',
    intro:
      'Hoy han llegado por los formularios más mensajes de los que se pueden enviar por correo uno a uno, o muchos proceden de un mismo lugar. Este correo contiene hasta 50 de ellos, completos. No se ha enviado ninguna confirmación.',
  },
  received: 'Gracias, hemos recibido su envío. Le responderemos pronto.',
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  closing: [
    'Guarde la referencia: con ella encontramos su mensaje enseguida.',
    'Si este envío no es suyo, puede ignorar este correo.',
  ],
};
