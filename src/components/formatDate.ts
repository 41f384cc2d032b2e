import { settings } from '#site/settings';

/** Returns an ISO date in the site's locale. The computer's language and time zone do not affect it. */
export const formatDate = (isoDate: string): string =>
  new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
