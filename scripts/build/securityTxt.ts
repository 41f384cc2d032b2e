import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { buildAddress } from './siteFiles';

/** The number of days for which security.txt is valid. RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;
const DAY = 86_400_000;

/** Renders `.well-known/security.txt` (RFC 9116): where to report a vulnerability. `buildDay` is an ISO date. */
export const renderSecurityTxt = (base: string, buildDay: string): string =>
  [
    `Contact: mailto:${encodeURI(firm.inbox)}`,
    `Expires: ${new Date(Date.parse(buildDay) + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${Object.keys(settings.languages ?? { [settings.language]: '' }).join(', ')}`,
    `Canonical: ${buildAddress(base, '/')}.well-known/security.txt`,
    '',
  ].join('\n');
