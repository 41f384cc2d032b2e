/** Returns the fault of an e-mail address. */
export const faultOfEmail = (email: string): string | undefined =>
  /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/.test(email)
    ? undefined
    : `‘${email}’ is no e-mail address: write one such as name@firm.example.`;

/** The digits of a phone number, without the '(0)' of calls within the country. */
const digitsOf = (phone: string): string => phone.replace('(0)', '').replace(/\D/g, '');

/** Returns the fault of a phone number as people read it. */
export const faultOfPhone = (phone: string): string | undefined =>
  /^\+?[\d\s()/–.-]+$/.test(phone) && digitsOf(phone).length >= 6 && digitsOf(phone).length <= 15
    ? undefined
    : `‘${phone}’ is no phone number: write digits, spaces and a country code, such as ‘+49 30 901820’.`;

/** Returns the fault of a number as phones dial it, beside the one that people read. */
export function faultOfDial(dial: string, display: string): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(dial))
    return `‘${dial}’ can't be dialled: write ‘+’ and digits alone, such as ‘+4930901820’.`;
  const [dialled, read] = [digitsOf(dial), digitsOf(display)];
  const isSame = read.startsWith('0') ? dialled.endsWith(read.slice(1)) : dialled === read;
  return isSame ? undefined : `‘${dial}’ is another number than ‘${display}’: make their digits the same.`;
}
