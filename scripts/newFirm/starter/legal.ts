import { firm } from './firm';

const { street, postalCode, city, country } = firm.address;
/** The owner of the long texts and the day of their last change. Write the day of each change here. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '2026-11-25';
