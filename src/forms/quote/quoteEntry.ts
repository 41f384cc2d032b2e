import type { QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import { checkForm } from '../../submission';
import type { Submission } from '../../submission';
import { buildQuotePayload } from '../../submission/payloads';
import { asked, wholePlan, type QuoteValues } from './quoteWords';

/** What becomes of a quote's values (§2.14, §3.9), whoever sends them. */
export const quoteEntry = (settings: QuoteSettings, selection: QuoteSelection, currency: string) => ({
  check: (values: QuoteValues) => checkForm('quote', values),
  submission: (values: QuoteValues, now: Date): Submission => ({
    kind: 'quote',
    payload: buildQuotePayload({ ...selection, plan: wholePlan(selection), ...asked(values, settings), currency }, now),
  }),
});
