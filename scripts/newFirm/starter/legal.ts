import { firm } from './firm';

const { street, postalCode, city, country } = firm.address;
/**
 * The postal address in the legal texts, and the date of the last change of these texts. Update the date with each
 * change.
 */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '2026-11-30';
