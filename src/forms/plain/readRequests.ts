import { settings as site } from '#site/settings';
import { words as plainWords } from '#site/words/plain';
import { budgetCurrenciesOf } from '../../site/currency';
import type { QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import { customEntry, customRows } from '../custom/customEntry';
import { quoteEntry } from '../quote/quoteEntry';
import { asked, startingValues, summaryRows } from '../quote/quoteWords';
import type { FieldErrors } from '../shared/fieldErrors';
import { checked } from './checked';
import { line, text, type Posted, type Reading } from './posted';

const CUSTOM = ['name', 'email', 'phone', 'requirements'];

/** A custom request (§2.10), posted. */
export async function readCustomRequest(posted: Posted, now: Date): Promise<Reading> {
  const values = {
    name: line(posted, 'name'),
    email: line(posted, 'email'),
    phone: line(posted, 'phone'),
    requirements: text(posted, 'requirements'),
  };
  const submission = customEntry.submission(values, now);
  const errors = await checked(submission, await customEntry.check(values), CUSTOM);
  return { submission, errors, rows: customRows(values) };
}

/** The currency that was posted, else the first. */
export function currencyOf(fields: Posted['fields']): string {
  const currencies = budgetCurrenciesOf(site);
  return currencies.find((each) => each === fields['currency']) ?? currencies[0];
}

/** What was posted as an option, where the form has it; else its first. */
const option = (posted: Posted, { name, options }: QuoteSettings['selects'][number]): string =>
  (options.find(({ value }) => value === posted.fields[name]) ?? options[0])?.value ?? '';

const NOTHING_CHOSEN: QuoteSelection = { page: '', plan: '', budgetKey: '' };

/** A quote (§2.14), posted: `selection` is what it is asked for, null where no plan was chosen. */
export async function readQuote(
  posted: Posted,
  settings: QuoteSettings,
  selection: QuoteSelection | null,
  service: string,
  now: Date,
): Promise<Reading> {
  const chosen = selection ?? NOTHING_CHOSEN;
  const values = asked(
    {
      ...startingValues(settings, chosen.plan),
      name: line(posted, 'name'),
      email: line(posted, 'email'),
      phone: line(posted, 'phone'),
      details: text(posted, 'details'),
      budget: line(posted, 'budget'),
      ...Object.fromEntries(settings.selects.map((select) => [select.name, option(posted, select)])),
    },
    settings,
  );
  const currency = currencyOf(posted.fields);
  const entry = quoteEntry(settings, chosen, currency);
  const found: FieldErrors = {
    ...(selection ? {} : { plan: plainWords.quote.missingPlan }),
    ...(await entry.check(values)),
  };
  const submission = entry.submission(values, now);
  return {
    submission,
    errors: await checked(submission, found, ['plan', 'addon', ...Object.keys(values)]),
    rows: summaryRows(values, chosen, service, settings, currency),
  };
}
