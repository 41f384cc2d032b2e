/** Returns the reason why an e-mail address is invalid, or undefined. */
export const findEmailFault = (email: string): string | undefined =>
  /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/.test(email)
    ? undefined
    : `‘${email}’ is not an e-mail address: write one such as name@firm.example.`;

/** Returns the digits of a phone number, without the '(0)' for domestic calls. */
const getDigits = (phone: string): string => phone.replace('(0)', '').replace(/\D/g, '');

/** Returns the reason why a displayed phone number is invalid, or undefined. */
export const findPhoneFault = (phone: string): string | undefined =>
  /^\+?[\d\s()/–.-]+$/.test(phone) && getDigits(phone).length >= 6 && getDigits(phone).length <= 15
    ? undefined
    : `‘${phone}’ is not a phone number: write digits, spaces and a country code, such as ‘+49 30 901820’.`;

/** Returns the reason why a phone number for dialling is invalid or differs from the displayed one, or undefined. */
export function findDialFault(dial: string, display: string): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(dial))
    return `‘${dial}’ can't be dialled: write ‘+’ and digits only, such as ‘+4930901820’.`;
  const [dialled, read] = [getDigits(dial), getDigits(display)];
  const isSame = read.startsWith('0') ? dialled.endsWith(read.slice(1)) : dialled === read;
  return isSame ? undefined : `‘${dial}’ and ‘${display}’ are different numbers: make their digits the same.`;
}
