import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words } from '#site/words/noscript';
import { SelectField } from '../../forms/fields/SelectField';
import { QuoteForm } from '../../forms/quote/QuoteForm';
import {
  getPresetValues,
  getMissingSelectValues,
  formatQuoteTitle,
  buildSummaryRows,
  type QuoteValues,
} from '../../forms/quote/quoteWords';
import type { NoscriptPageData } from '../../forms/shared/noscript';
import { getBudgetCurrencies, getBudgetCurrency } from '../../site/currency';
import { getQuotePath } from '../../site/formPaths';
import type { QuoteSettings } from '../../site/types';
import type { FormTexts } from '../../submission/normalise';
import { loadContent } from '../contents';
import { FormPanel } from './FormPanel';
import type { FormPage } from './formPage';
import { buildSelectFields, findQuoteSelection, type QuotePageContent } from './quoteChoices';

const ignoreCurrencyChange = () => undefined;

/**
 * Returns the posted option of each select of a page, or the first option if the posted option is unknown. Returns ''
 * for each select that the page does not have.
 */
const getSelectValues = (quote: QuoteSettings, texts: FormTexts): FormTexts => ({
  ...getMissingSelectValues(quote),
  ...Object.fromEntries(
    quote.selects.map(({ name, options }) => [
      name,
      (options.find(({ value }) => value === texts[name]) ?? options[0])?.value ?? '',
    ]),
  ),
});

/**
 * Returns a list that contains the form page for a page of plans (§2.14). A select on the form page replaces the
 * buttons that choose a plan for the dialog.
 */
export async function listQuotePages(id: string): Promise<FormPage[]> {
  const content = (await loadContent(id)) as QuotePageContent;
  const page = pages[id];
  if (!page) return [];
  const { quote } = content;
  const path = getQuotePath(page.path);
  const service = quote.service ?? page.title;
  const title = formatQuoteTitle(quote, { plan: service });
  const selectFields = buildSelectFields(content);

  function QuotePage({ noscript }: { noscript: NoscriptPageData }) {
    const selection = findQuoteSelection(id, content, noscript.values) ?? { page: id, plan: service, budgetKey: '' };
    return (
      <FormPanel title={title}>
        <QuoteForm
          settings={quote}
          selection={selection}
          service={service}
          firm={firm}
          delivery={settings.quoteDelivery}
          formRules={settings.formRules}
          currency={getBudgetCurrency(settings, noscript.values['currency'])}
          currencies={getBudgetCurrencies(settings)}
          onCurrencyChange={ignoreCurrencyChange}
          choices={{
            note: words.quote.note,
            fields: selectFields.map((selectField) => <SelectField key={selectField.name} {...selectField} />),
          }}
          pagePath={path}
        />
      </FormPanel>
    );
  }

  return [
    {
      kind: 'quote',
      path,
      title,
      description: page.description,
      isRoute: false,
      summaryTitle: settings.quoteDelivery === 'summary' ? forms.quote.summaryHeading : undefined,
      Page: QuotePage,
      completeTexts: (texts) => {
        const selection = findQuoteSelection(id, content, texts);
        return {
          texts: {
            ...texts,
            ...getSelectValues(quote, texts),
            ...(selection ? getPresetValues(selection) : { plan: '' }),
            currency: getBudgetCurrency(settings, texts['currency']),
          },
          errors: selection ? {} : { plan: words.quote.missingPlan },
        };
      },
      buildRows: (texts) => {
        const { plan = '', addon = '', currency = '' } = texts;
        const selection = { page: id, plan, budgetKey: '', ...(addon !== '' && { addon }) };
        // The cast is safe, because normalised texts contain every field.
        return buildSummaryRows(texts as QuoteValues, selection, service, quote, currency, settings.formRules);
      },
    },
  ];
}
