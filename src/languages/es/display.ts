import type { DisplayWords } from '#kit';

export const words: DisplayWords = {
  title: 'Apariencia',
  theme: { legend: 'Tema', choices: { system: 'Como en mi dispositivo', light: 'Claro', dark: 'Oscuro' } },
  contrast: { legend: 'Contraste', choices: { system: 'Como en mi dispositivo', more: 'Más contraste' } },
  motion: { legend: 'Animaciones', choices: { system: 'Como en mi dispositivo', reduced: 'Sin animaciones' } },
  spacing: { legend: 'Espaciado del texto', choices: { standard: 'Normal', wide: 'Amplio' } },
  textSize: { legend: 'Tamaño del texto', choices: { '100': '100\u00a0%', '125': '125\u00a0%', '150': '150\u00a0%' } },
  reset: 'Volver a los ajustes del dispositivo',
  wasReset: 'Se han restablecido todos los ajustes.',
};
