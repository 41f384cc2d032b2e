import { words as formWords } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import type { QuoteSettings, Settings } from '../../site/types';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { currencyChosen, quoteClosed, selectCurrency, type QuoteSelection } from '../../store/quote/quoteSlice';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { checkForm } from '../../submission';
import { buildQuotePayload } from '../../submission/payloads';
import { BudgetField } from '../fields/BudgetField';
import { SelectField } from '../fields/SelectField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { RequestSummary } from '../shared/RequestSummary';
import { SubmissionForm } from '../shared/SubmissionForm';
import { asked, fillIn, startingValues, summaryRows, wholePlan, type QuoteValues } from './quoteWords';

const words = formWords.quote;
const { labels } = words;

export interface QuoteDialogProps {
  settings: QuoteSettings;
  selection: QuoteSelection;
  /** The name of the page that the plan stands on. */
  service: string;
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
  /** ISO 4217: what the budget can be given in, the first at first. */
  currencies: readonly [string, ...string[]];
}

/** The quote dialog of all pricing and combo pages (§2.14, §3.9, §4.7): mounted while a plan is chosen. */
export default function QuoteDialog({ settings, selection, service, firm, delivery, currencies }: QuoteDialogProps) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency) ?? currencies[0];
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'quote'));
  const close = () => dispatch(quoteClosed());
  const title = fillIn(settings.title, selection);
  return (
    <Dialog
      title={title}
      isBusy={isSubmitting}
      onClose={close}
      // The title is the same for both plans of one name.
      {...(selection.distinction !== undefined && { subtitle: wholePlan(selection) })}
    >
      <SubmissionForm<QuoteValues>
        formId="quote"
        initialValues={startingValues(settings, selection.plan)}
        notKept={['budget', ...(settings.preselect ? [settings.preselect.select] : [])]}
        checks="browser"
        validate={(values) => checkForm('quote', values)}
        buildSubmission={(values, now) => ({
          kind: 'quote',
          payload: buildQuotePayload(
            { ...selection, plan: wholePlan(selection), ...asked(values, settings), currency },
            now,
          ),
        })}
        about={JSON.stringify([selection, currency])}
        firmName={firm.name}
        submitLabel={settings.submitLabel}
        submittingLabel={words.submitting}
        note={words.note}
        renderSummary={
          delivery === 'summary' &&
          ((values, edit) => (
            <RequestSummary
              heading={words.summaryHeading}
              subject={title}
              firm={firm}
              rows={summaryRows(values, selection, service, settings, currency)}
              onEdit={edit}
            />
          ))
        }
        onDone={close}
      >
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
          helper={fillIn(settings.helper, selection)}
          currency={currency}
          currencies={currencies}
          onCurrencyChange={(next) => dispatch(currencyChosen(next))}
        />
      </SubmissionForm>
    </Dialog>
  );
}
