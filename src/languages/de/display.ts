import type { DisplayWords } from '#kit';

export const words: DisplayWords = {
  title: 'Darstellung',
  theme: { legend: 'Farben', choices: { system: 'Wie auf meinem Gerät', light: 'Hell', dark: 'Dunkel' } },
  contrast: { legend: 'Kontrast', choices: { system: 'Wie auf meinem Gerät', more: 'Mehr Kontrast' } },
  motion: { legend: 'Bewegung', choices: { system: 'Wie auf meinem Gerät', reduced: 'Keine Bewegung' } },
  spacing: { legend: 'Abstände im Text', choices: { standard: 'Normal', wide: 'Weit' } },
  textSize: { legend: 'Schriftgröße', choices: { '100': '100\u00a0%', '125': '125\u00a0%', '150': '150\u00a0%' } },
  reset: 'Auf Geräteeinstellungen zurücksetzen',
  wasReset: 'Alle Einstellungen sind zurückgesetzt.',
};
