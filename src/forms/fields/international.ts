import type { CountryCode } from '../../content/types';
import { LIMITS } from '../../submission/filters';
import type { FormRules } from '../../submission/filters';

/** The fewest digits that are taken for a number after its code, under 'inclusive' rules. */
const SHORTEST_NUMBER = 5;

/**
 * Takes '+91 98765 43210', as pasted or as a browser fills it in, apart into country and digits; null for anything else.
 * Without this the code's digits would push the last ones of the number out (§5.1: ten digits).
 */
export function splitInternational(
  text: string,
  countries: readonly CountryCode[],
  rules: FormRules,
): { country: CountryCode; digits: string } | null {
  if (!/^\s*\+/.test(text)) return null;
  const number = `+${text.replace(/\D/g, '')}`;
  const [country] = countries
    .filter(({ code }) => number.startsWith(code))
    .sort((one, other) => other.code.length - one.code.length);
  if (!country) return null;
  const digits = number.slice(country.code.length);
  const isWhole = rules === 'specified' ? digits.length === LIMITS.phone : digits.length >= SHORTEST_NUMBER;
  return isWhole ? { country, digits } : null;
}
