import type { DisplayWords } from '#kit';

export const words: DisplayWords = {
  title: 'डिस्प्ले सेटिंग',
  theme: { legend: 'रंग', choices: { system: 'मेरे डिवाइस जैसा', light: 'हल्का', dark: 'गहरा' } },
  contrast: { legend: 'कंट्रास्ट', choices: { system: 'मेरे डिवाइस जैसा', more: 'ज़्यादा कंट्रास्ट' } },
  motion: { legend: 'ऐनिमेशन', choices: { system: 'मेरे डिवाइस जैसा', reduced: 'कोई ऐनिमेशन नहीं' } },
  spacing: { legend: 'टेक्स्ट के बीच की दूरी', choices: { standard: 'सामान्य', wide: 'ज़्यादा' } },
  textSize: { legend: 'टेक्स्ट का आकार', choices: { '100': '100%', '125': '125%', '150': '150%' } },
  reset: 'डिवाइस की सेटिंग पर लौटें',
  wasReset: 'सभी सेटिंग रीसेट हो गई हैं।',
};
