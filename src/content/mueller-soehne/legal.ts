import { firm } from './firm';

/*
 * Sample texts, not legal advice. The texts describe how this site processes data by default, in relay mode. A firm
 * must change the texts if the firm uses direct mode, adds a service or changes a retention period.
 */

const { street, postalCode, city, country } = firm.address;
/** The data that several text pages show: the firm's postal address, and the date of the last change to the texts. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '2026-11-30';
