import type { DisplayWords } from '#kit';

export const words: DisplayWords = {
  title: 'Display settings',
  theme: { legend: 'Colours', choices: { system: 'As on my device', light: 'Light', dark: 'Dark' } },
  contrast: { legend: 'Contrast', choices: { system: 'As on my device', more: 'More contrast' } },
  motion: { legend: 'Motion', choices: { system: 'As on my device', reduced: 'No motion' } },
  spacing: { legend: 'Text spacing', choices: { standard: 'Standard', wide: 'Wide' } },
  textSize: { legend: 'Text size', choices: { '100': '100%', '125': '125%', '150': '150%' } },
  reset: 'Reset to device settings',
  wasReset: 'All settings are reset.',
};
