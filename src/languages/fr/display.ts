import type { DisplayWords } from '#kit';

export const words: DisplayWords = {
  title: 'Affichage',
  theme: { legend: 'Thème', choices: { system: 'Comme sur mon appareil', light: 'Clair', dark: 'Sombre' } },
  contrast: { legend: 'Contraste', choices: { system: 'Comme sur mon appareil', more: 'Plus de contraste' } },
  motion: { legend: 'Animations', choices: { system: 'Comme sur mon appareil', reduced: 'Aucune animation' } },
  spacing: { legend: 'Espacement du texte', choices: { standard: 'Normal', wide: 'Large' } },
  textSize: { legend: 'Taille du texte', choices: { '100': '100\u00a0%', '125': '125\u00a0%', '150': '150\u00a0%' } },
  reset: 'Revenir aux réglages de l’appareil',
  wasReset: 'Tous les réglages ont été réinitialisés.',
};
