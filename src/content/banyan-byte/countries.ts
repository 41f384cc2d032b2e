import type { CountryCode } from '#kit';

/** The countries of §3.14, in the specified order. The first country is the default. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+91', country: 'IN', flag: 'in', name: 'India' },
  { code: '+1', country: 'US', flag: 'us', name: 'United States' },
  { code: '+44', country: 'GB', flag: 'gb', name: 'United Kingdom' },
  { code: '+61', country: 'AU', flag: 'au', name: 'Australia' },
  { code: '+86', country: 'CN', flag: 'cn', name: 'China' },
  { code: '+81', country: 'JP', flag: 'jp', name: 'Japan' },
  { code: '+49', country: 'DE', flag: 'de', name: 'Germany' },
  { code: '+33', country: 'FR', flag: 'fr', name: 'France' },
  { code: '+39', country: 'IT', flag: 'it', name: 'Italy' },
  { code: '+7', country: 'RU', flag: 'ru', name: 'Russia' },
];
