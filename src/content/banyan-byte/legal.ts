import { firm } from './firm';

/*
 * Sample texts, not legal advice. They describe the data processing of this site as shipped, with the relay ('relay'
 * mode). A firm must change them when it uses 'direct' mode, adds a service or changes a period. The texts depend on
 * the content settings `quoteDelivery` and `formRules`.
 */

const { street, postalCode, city, country } = firm.address;
/** The data that the long texts share: the firm's address, and the date of their last change. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
export const updated = '2026-11-20';
