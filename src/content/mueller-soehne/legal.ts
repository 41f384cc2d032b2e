import { firm } from './firm';

/*
 * Sample texts, not legal advice. What they say about data is what this site does as it ships, with the relay
 * ('relay' mode). A firm that uses 'direct' mode, adds a service or changes a time must change them too.
 */

const { street, postalCode, city, country } = firm.address;
/** What the long texts share: whose they are, and when they were last changed. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '2026-11-25';
