import type { ReactNode } from 'react';
import { words as formWords } from '#site/words/forms';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import { fillPlaceholders } from '../../site/fill';
import type { QuoteSettings, Settings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import type { FormId } from '../../store/submissions/submissionsSlice';
import { quoteForm } from '../../submission/forms/quote';
import type { QuoteSelectName } from '../../submission/forms/quoteSelects';
import { BudgetField, type BudgetFieldProps } from '../fields/BudgetField';
import { SelectField } from '../fields/SelectField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { RequestSummary } from '../shared/RequestSummary';
import { SubmissionForm } from '../shared/SubmissionForm';
import {
  getMissingSelectValues,
  getPresetValues,
  formatQuoteTitle,
  getInitialSelectValues,
  buildSummaryRows,
  type QuoteValues,
} from './quoteWords';

const words = formWords.quote;
const { labels } = words;

export interface QuoteFormProps extends Pick<BudgetFieldProps, 'onCurrencyChange'> {
  settings: QuoteSettings;
  selection: QuoteSelection;
  /** The name of the service, by default the title of the page that offers the plan. */
  service: string;
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
  formRules: Settings['formRules'];
  /** The ISO 4217 codes of the currencies that the visitor can select for the budget. The first code is the default. */
  currencies: readonly [string, ...string[]];
  currency: string;
  /**
   * The select fields for plan and add-on, and the note about required fields. Absent in the dialog, because the button
   * that opens the dialog has already selected the plan.
   */
  choices?: { fields: ReactNode; note: string };
  /** The path of the form's page, on which the form also works without JavaScript. Absent in the dialog. */
  pagePath?: string;
  /** Called when the success overlay closes. */
  onDone?: () => void;
}

/** Returns the id of the form for a plan. The result of one plan must not appear in the dialog of another plan. */
export const getQuoteFormId = ({ page, plan, distinction = '', addon = '' }: QuoteSelection): FormId =>
  `quote:${page}:${plan}:${addon}:${distinction}`;

/** Renders the quote form (§2.14, §3.9), in its dialog or on its own page. */
export function QuoteForm({
  settings,
  selection,
  service,
  firm,
  delivery,
  formRules,
  currency,
  choices,
  ...rest
}: QuoteFormProps) {
  /** Renders the select with this name. Returns undefined if the page does not have this select (§3.9). */
  const renderSelect = (name: QuoteSelectName): ReactNode => {
    const matchingSelect = settings.selects.find((quoteSelect) => quoteSelect.name === name);
    return matchingSelect && <SelectField name={name} label={matchingSelect.label} options={matchingSelect.options} />;
  };
  return (
    <SubmissionForm<typeof quoteForm, QuoteValues>
      form={quoteForm}
      formId={getQuoteFormId(selection)}
      draftKey="quote"
      rules={formRules}
      initialValues={getInitialSelectValues(settings, selection.plan)}
      fieldsOutsideDraft={['budget', ...(settings.preselect ? [settings.preselect.select] : [])]}
      validation="browser"
      presetValues={{ ...getMissingSelectValues(settings), ...getPresetValues(selection), currency }}
      introduction={choices?.fields}
      fields={{
        name: <TextField name="name" label={labels.name} autoComplete="name" />,
        email: <TextField name="email" label={labels.email} type="email" autoComplete="email" />,
        phone: <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />,
        details: <TextAreaField name="details" label={labels.details} />,
        budget: (
          <BudgetField
            name="budget"
            label={labels.budget}
            helper={fillPlaceholders(settings.helper, { plan: selection.plan })}
            currency={currency}
            currencies={rest.currencies}
            onCurrencyChange={rest.onCurrencyChange}
          />
        ),
        companySize: renderSelect('companySize'),
        serviceInterest: renderSelect('serviceInterest'),
        industry: renderSelect('industry'),
        businessType: renderSelect('businessType'),
      }}
      submitLabel={settings.submitLabel}
      note={choices?.note}
      renderSummary={
        delivery === 'summary' &&
        ((values, edit) => (
          <RequestSummary
            heading={words.summaryHeading}
            subject={formatQuoteTitle(settings, selection)}
            firm={firm}
            rows={buildSummaryRows(values, selection, service, settings, currency, formRules)}
            onEdit={edit}
          />
        ))
      }
      pagePath={rest.pagePath}
      onDone={rest.onDone}
    />
  );
}
