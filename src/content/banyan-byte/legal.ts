import { firm } from './firm';

/*
 * The texts in privacyPolicy.ts, termsOfService.ts and accessibility.ts are samples, not legal advice. The privacy
 * policy describes how this site processes data with the default `submission.mode` 'relay' (site-config.json). A firm
 * must change the texts if it uses the mode 'direct', adds a service or changes a retention period. The privacy policy
 * depends on the setting `quoteDelivery`, and the accessibility statement depends on `formRules` (settings.ts).
 */

const { street, postalCode, city, country } = firm.address;
/** The firm's name and postal address, which several text pages show. */
export const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
/** The date of the last change to the texts, an ISO date. */
export const updated = '2026-11-30';
