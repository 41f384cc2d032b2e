import type { CountryCode } from '#kit';

/** The countries of the phone fields. The first is the default. List the others by number of customers, largest first. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+33', country: 'FR', flag: 'fr', name: 'France' },
  { code: '+32', country: 'BE', flag: 'be', name: 'Belgique' },
  { code: '+41', country: 'CH', flag: 'ch', name: 'Suisse' },
  { code: '+352', country: 'LU', flag: 'lu', name: 'Luxembourg' },
  { code: '+49', country: 'DE', flag: 'de', name: 'Allemagne' },
  { code: '+44', country: 'GB', flag: 'gb', name: 'Royaume-Uni' },
];
