/**
 * This module checks and converts phone numbers by the numbering plans of all countries. The plans are 80 kB, so a
 * browser loads them only under 'inclusive' rules, when the visitor enters a phone number.
 */

/**
 * Returns whether a text consists of '+' and 6 to 18 digits, and the first digit is not 0. The pattern tolerates more
 * than the 15 digits of E.164.
 */
const isPlausiblePhone = (number: string): boolean => /^\+[1-9][0-9]{5,17}$/.test(number);

/** Resolves to the library with the numbering plans, or to null if the download fails. */
export const loadPhoneLibrary = () => import('libphonenumber-js/min').catch(() => null);

/**
 * Returns whether a number with its country code ('+4917612345678') is valid in that country's numbering plan. If the
 * download of the plans fails, every plausible number passes, so that no visitor is blocked. The relay checks the
 * number again.
 */
export async function isValidPhoneNumber(number: string): Promise<boolean> {
  if (!isPlausiblePhone(number)) return false;
  const phoneLibrary = await loadPhoneLibrary();
  return phoneLibrary === null || (phoneLibrary.parsePhoneNumberFromString(number)?.isValid() ?? false);
}

/**
 * Returns a phone number without its national prefix: '5321234567' for '05321234567' and the calling code '+90'. An
 * Italian number such as '06…' keeps its zero, because the zero is part of the number. Returns the digits unchanged if
 * they are not a valid number for the calling code, or if the download of the plans fails.
 */
export async function toNationalNumber(digits: string, callingCode: string): Promise<string> {
  const phoneLibrary = await loadPhoneLibrary();
  const number = phoneLibrary?.parsePhoneNumberFromString(digits, { defaultCallingCode: callingCode.slice(1) });
  return number?.isValid() && `+${number.countryCallingCode}` === callingCode ? number.nationalNumber : digits;
}
