import type { CountryCode } from '#kit';

/** The countries of the phone fields. The first is the default. List the others by number of customers, largest first. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+49', country: 'DE', flag: 'de', name: 'Deutschland' },
  { code: '+43', country: 'AT', flag: 'at', name: 'Österreich' },
  { code: '+41', country: 'CH', flag: 'ch', name: 'Schweiz' },
  { code: '+352', country: 'LU', flag: 'lu', name: 'Luxemburg' },
  { code: '+33', country: 'FR', flag: 'fr', name: 'Frankreich' },
  { code: '+31', country: 'NL', flag: 'nl', name: 'Niederlande' },
];
