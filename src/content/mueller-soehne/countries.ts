import type { CountryCode } from '#kit';

/** Where this firm's customers live: its own country and its neighbours. The first is the default. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+49', country: 'DE', flag: 'de', name: 'Deutschland' },
  { code: '+43', country: 'AT', flag: 'at', name: 'Österreich' },
  { code: '+41', country: 'CH', flag: 'ch', name: 'Schweiz' },
  { code: '+32', country: 'BE', flag: 'be', name: 'Belgien' },
  { code: '+45', country: 'DK', flag: 'dk', name: 'Dänemark' },
  { code: '+33', country: 'FR', flag: 'fr', name: 'Frankreich' },
  { code: '+44', country: 'GB', flag: 'gb', name: 'Großbritannien' },
  { code: '+39', country: 'IT', flag: 'it', name: 'Italien' },
  { code: '+423', country: 'LI', flag: 'li', name: 'Liechtenstein' },
  { code: '+352', country: 'LU', flag: 'lu', name: 'Luxemburg' },
  { code: '+31', country: 'NL', flag: 'nl', name: 'Niederlande' },
  { code: '+48', country: 'PL', flag: 'pl', name: 'Polen' },
  { code: '+420', country: 'CZ', flag: 'cz', name: 'Tschechien' },
];
