import type { ReactNode } from 'react';
import { words as formWords } from '#site/words/forms';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import { fill } from '../../site/fill';
import type { QuoteSettings, Settings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import { BudgetField, type BudgetFieldProps } from '../fields/BudgetField';
import { SelectField } from '../fields/SelectField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import type { PostTo } from '../shared/plain';
import { RequestSummary } from '../shared/RequestSummary';
import { SubmissionForm } from '../shared/SubmissionForm';
import { quoteEntry } from './quoteEntry';
import { quoteTitle, startingValues, summaryRows, type QuoteValues } from './quoteWords';

const words = formWords.quote;
const { labels } = words;

export interface QuoteFormProps extends Pick<BudgetFieldProps, 'onCurrencyChange'> {
  settings: QuoteSettings;
  selection: QuoteSelection;
  /** The name of the page that the plan stands on. */
  service: string;
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
  /** ISO 4217: what the budget can be given in, the first at first. */
  currencies: readonly [string, ...string[]];
  currency: string;
  /** Before the other fields: what is asked for, where no press has said it, and what is required then. */
  choices?: { fields: ReactNode; note: string };
  /** Where it is posted to without scripts. */
  post?: PostTo;
  /** The success overlay was closed. */
  onDone?: () => void;
}

/** The form of a quote (§2.14, §3.9), in its dialog or on a page of its own. */
export function QuoteForm({
  settings,
  selection,
  service,
  firm,
  delivery,
  currency,
  choices,
  ...rest
}: QuoteFormProps) {
  const entry = quoteEntry(settings, selection, currency);
  return (
    <SubmissionForm<QuoteValues>
      formId="quote"
      initialValues={startingValues(settings, selection.plan)}
      notKept={['budget', ...(settings.preselect ? [settings.preselect.select] : [])]}
      checks="browser"
      validate={entry.check}
      buildSubmission={entry.submission}
      about={JSON.stringify([selection, currency])}
      firmName={firm.name}
      submitLabel={settings.submitLabel}
      submittingLabel={words.submitting}
      note={choices?.note ?? words.note}
      renderSummary={
        delivery === 'summary' &&
        ((values, edit) => (
          <RequestSummary
            heading={words.summaryHeading}
            subject={quoteTitle(settings, selection)}
            firm={firm}
            rows={summaryRows(values, selection, service, settings, currency)}
            onEdit={edit}
          />
        ))
      }
      post={rest.post}
      onDone={rest.onDone}
    >
      {choices?.fields}
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
      {settings.selects.map((select) => (
        <SelectField key={select.name} name={select.name} label={select.label} options={select.options} />
      ))}
      <TextAreaField name="details" label={labels.details} />
      <BudgetField
        name="budget"
        label={labels.budget}
        helper={fill(settings.helper, { plan: selection.plan })}
        currency={currency}
        currencies={rest.currencies}
        onCurrencyChange={rest.onCurrencyChange}
      />
    </SubmissionForm>
  );
}
