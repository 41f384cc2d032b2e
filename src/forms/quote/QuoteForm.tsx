import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { currencyChosen, selectCurrency } from '../../store/quote/quoteSlice';
import { buildQuotePayload } from '../../submission/payloads';
import { BudgetField } from '../fields/BudgetField';
import { EmailField } from '../fields/EmailField';
import { SelectField } from '../fields/SelectField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';
import { SummaryForm } from '../shared/SummaryForm';
import type { QuoteDialogProps } from './QuoteDialog';
import { asked, fillIn, summaryRows, wholePlan, type QuoteValues } from './quoteWords';

export interface QuoteFormProps extends QuoteDialogProps {
  /** The dialog's: names the request in the firm's inbox. */
  title: string;
  onClose: () => void;
}

const EMPTY: QuoteValues = {
  name: '',
  email: '',
  phone: '',
  details: '',
  budget: '',
  companySize: '',
  serviceInterest: '',
  industry: '',
  businessType: '',
};

/** §4.7: each opening starts with an empty budget; a select starts on its first option, or on what the plan asks for. */
function initialValues({ selects, preselect }: QuoteDialogProps['settings'], plan: string): QuoteValues {
  const start = Object.fromEntries(selects.map(({ name, options }) => [name, options[0]?.value ?? '']));
  const wanted = preselect?.byPlan[plan];
  return { ...EMPTY, ...start, ...(preselect && wanted !== undefined && { [preselect.select]: wanted }) };
}

/** What the quote dialog asks (§2.14, §3.9), and what becomes of it: a summary, or a submission to the relay. */
export function QuoteForm({ settings, selection, service, firm, delivery, title, onClose }: QuoteFormProps) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const shared = {
    draftKey: 'quote',
    initialValues: initialValues(settings, selection.plan),
    notKept: ['budget', ...(settings.preselect ? [settings.preselect.select] : [])] as const,
    submitLabel: settings.submitLabel,
    children: (
      <>
        <TextField name="name" label="Full Name" autoComplete="name" />
        <EmailField name="email" label="Email" />
        <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
        {settings.selects.map((select) => (
          <SelectField key={select.name} name={select.name} label={select.label} options={select.options} />
        ))}
        <TextAreaField name="details" label="Project Details" />
        <BudgetField
          name="budget"
          label="Your Budget"
          helper={fillIn(settings.helper, selection)}
          currency={currency}
          onCurrencyChange={(next) => dispatch(currencyChosen(next))}
        />
      </>
    ),
  };
  return delivery === 'relay' ? (
    <SubmissionForm<QuoteValues>
      {...shared}
      formId="quote"
      buildSubmission={(values, now) => ({
        kind: 'quote',
        payload: buildQuotePayload(
          { ...selection, plan: wholePlan(selection), ...asked(values, settings), currency },
          now,
        ),
      })}
      about={JSON.stringify([selection, currency])}
      firmName={firm.name}
      submittingLabel="Sending..."
      onDone={onClose}
    />
  ) : (
    <SummaryForm<QuoteValues>
      {...shared}
      summaryHeading="Your quote request"
      subject={title}
      firm={firm}
      rowsOf={(values) => summaryRows(values, selection, service, settings, currency)}
    />
  );
}
