import { text } from './languages';
import { settings } from './settings';
import type { CountryCode } from '#kit';

const [germany, ...otherCountries]: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+49', country: 'DE', flag: 'de', name: text({ de: 'Deutschland', en: 'Germany' }) },
  { code: '+43', country: 'AT', flag: 'at', name: text({ de: 'Österreich', en: 'Austria' }) },
  { code: '+41', country: 'CH', flag: 'ch', name: text({ de: 'Schweiz', en: 'Switzerland' }) },
  { code: '+32', country: 'BE', flag: 'be', name: text({ de: 'Belgien', en: 'Belgium' }) },
  { code: '+45', country: 'DK', flag: 'dk', name: text({ de: 'Dänemark', en: 'Denmark' }) },
  { code: '+33', country: 'FR', flag: 'fr', name: text({ de: 'Frankreich', en: 'France' }) },
  { code: '+44', country: 'GB', flag: 'gb', name: text({ de: 'Großbritannien', en: 'Great Britain' }) },
  { code: '+39', country: 'IT', flag: 'it', name: text({ de: 'Italien', en: 'Italy' }) },
  { code: '+423', country: 'LI', flag: 'li', name: 'Liechtenstein' },
  { code: '+352', country: 'LU', flag: 'lu', name: text({ de: 'Luxemburg', en: 'Luxembourg' }) },
  { code: '+31', country: 'NL', flag: 'nl', name: text({ de: 'Niederlande', en: 'Netherlands' }) },
  { code: '+48', country: 'PL', flag: 'pl', name: text({ de: 'Polen', en: 'Poland' }) },
  { code: '+420', country: 'CZ', flag: 'cz', name: text({ de: 'Tschechien', en: 'Czechia' }) },
];

const { compare } = new Intl.Collator(settings.locale);

/** The countries of the firm's customers. The first country is the default. The others are sorted by name. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  germany,
  ...[...otherCountries].sort((a, b) => compare(a.name, b.name)),
];
