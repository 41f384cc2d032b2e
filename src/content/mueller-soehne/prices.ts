import { text } from './languages';
import { settings } from './settings';

/** '1.490 €' or '€1,490'. A space before the sign does not break. */
const { format } = new Intl.NumberFormat(settings.locale, {
  style: 'currency',
  currency: settings.currency,
  maximumFractionDigits: 0,
});

/** What something costs at least, in whole euros, without tax: 'ab 1.490 €' or 'from €1,490'. */
export const from = (euros: number): string => text({ de: `ab ${format(euros)}`, en: `from ${format(euros)}` });

/** As {@link from}, for what is paid each month. */
export const monthly = (euros: number): string => text({ de: `${from(euros)} im Monat`, en: `${from(euros)} a month` });
