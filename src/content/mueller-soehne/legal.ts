import { firm } from './firm';

/*
 * These sample texts are no legal advice. They describe how this site processes data by default, in 'relay' mode. A firm
 * that uses 'direct' mode, adds a service or changes a period must change them, too.
 */

const { street, postalCode, city, country } = firm.address;
/** The firm's address and the day of the last change, for all long texts. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '2026-11-25';
