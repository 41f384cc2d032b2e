import type { MessageWords } from '#kit';

/** The validation messages (§5.2, §5.3). */
export const words: MessageWords = {
  name: {
    missing: 'Escriba su nombre',
    notLetters: 'El nombre solo puede contener letras de la A a la Z (sin tildes, ñ ni ü) y espacios',
    signs: 'El nombre solo puede contener letras, espacios, guiones y apóstrofos',
    noLetter: 'El nombre necesita al menos una letra',
  },
  email: {
    missing: 'Escriba su correo electrónico',
    invalid: 'Escriba un correo electrónico válido, por ejemplo nombre@example.com',
    start: 'El correo electrónico debe empezar por una letra',
    format: 'Este correo electrónico está incompleto o tiene una errata',
    ending: 'El correo electrónico debe terminar en .com',
  },
  phone: {
    missing: 'Escriba su número de teléfono',
    digits: 'El número de teléfono debe tener {digits} cifras',
    ofCountry: 'Escriba un número de teléfono válido para el país elegido',
  },
  message: { missing: 'Escriba un mensaje' },
  coverLetter: { missing: 'Escriba una carta de presentación' },
  resume: {
    missing: 'Añada su currículum',
    type: 'Elija un archivo PDF o Word',
    size: 'El archivo puede ocupar {limit}\u00a0MB como máximo',
    empty: 'Este archivo está vacío. Elija un archivo PDF o Word',
    macros: 'Este documento de Word contiene macros. Guárdelo sin macros o como PDF',
    unreadable: 'No se ha podido leer este archivo. Elíjalo de nuevo',
  },
  budget: { notANumber: 'Escriba un número', notAnAmount: 'Escriba un importe, por ejemplo {example}' },
  tooLong: { one: '{count} carácter como máximo', other: '{count} caracteres como máximo' },
  notOneLine: 'Aquí no se admiten saltos de línea ni caracteres de control',
};
