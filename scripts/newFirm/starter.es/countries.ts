import type { CountryCode } from '#kit';

/** The countries of the phone fields. The first is the default. List the others by number of customers, largest first. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+34', country: 'ES', flag: 'es', name: 'España' },
  { code: '+33', country: 'FR', flag: 'fr', name: 'Francia' },
  { code: '+39', country: 'IT', flag: 'it', name: 'Italia' },
  { code: '+49', country: 'DE', flag: 'de', name: 'Alemania' },
  { code: '+44', country: 'GB', flag: 'gb', name: 'Reino Unido' },
  { code: '+1', country: 'US', flag: 'us', name: 'Estados Unidos' },
];
