import type { CountryCode } from '#kit';

/** The countries of the phone fields. The first is the default. List the others by number of customers, largest first. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+91', country: 'IN', flag: 'in', name: 'भारत' },
  { code: '+1', country: 'US', flag: 'us', name: 'अमेरिका' },
  { code: '+44', country: 'GB', flag: 'gb', name: 'ब्रिटेन' },
  { code: '+61', country: 'AU', flag: 'au', name: 'ऑस्ट्रेलिया' },
  { code: '+49', country: 'DE', flag: 'de', name: 'जर्मनी' },
  { code: '+81', country: 'JP', flag: 'jp', name: 'जापान' },
];
