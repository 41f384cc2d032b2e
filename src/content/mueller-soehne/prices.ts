import { settings } from './settings';

/** '1.490 €': the space before the sign does not break. */
const { format } = new Intl.NumberFormat(settings.locale, {
  style: 'currency',
  currency: settings.currency,
  maximumFractionDigits: 0,
});

/** What something costs at least, in whole euros, without tax: 'ab 1.490 €'. */
export const from = (euros: number): string => `ab ${format(euros)}`;

/** As {@link from}, for what is paid each month. */
export const monthly = (euros: number): string => `${from(euros)} im Monat`;
