import type { CountryCode } from '#kit';

/**
 * The countries of the phone fields. The first country is the default. List the other countries by their number of
 * customers, largest first.
 */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+44', country: 'GB', flag: 'gb', name: 'United Kingdom' },
  { code: '+1', country: 'US', flag: 'us', name: 'United States' },
  { code: '+61', country: 'AU', flag: 'au', name: 'Australia' },
  { code: '+33', country: 'FR', flag: 'fr', name: 'France' },
  { code: '+49', country: 'DE', flag: 'de', name: 'Germany' },
  { code: '+91', country: 'IN', flag: 'in', name: 'India' },
];
