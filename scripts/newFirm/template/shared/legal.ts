import { firm } from './firm';

const { street, postalCode, city, country } = firm.address;
/** What the long texts share: whose they are, and when they were last changed. Write the day of each change here. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '{{today}}';
