import { settings } from '#site/settings';

/** Returns an ISO date as text in the site's locale. The computer's language and time zone do not affect the text. */
export const formatDate = (isoDate: string): string =>
  new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
