import { text } from './languages';
import { settings } from './settings';

/** Formats a price as '1.490 €' (with a no-break space) or '€1,490'. */
const { format } = new Intl.NumberFormat(settings.locale, {
  style: 'currency',
  currency: settings.currency,
  maximumFractionDigits: 0,
});

/** Returns the text for a starting price in whole euros, without tax: 'ab 1.490 €' or 'from €1,490'. */
export const formatStartingPrice = (euros: number): string =>
  text({ de: `ab ${format(euros)}`, en: `from ${format(euros)}` });

/** Returns the text for a starting price per month: 'ab 90 € im Monat' or 'from €90 a month'. */
export const formatMonthlyPrice = (euros: number): string =>
  text({ de: `${formatStartingPrice(euros)} im Monat`, en: `${formatStartingPrice(euros)} a month` });
