import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words } from '#site/words/plain';
import { SelectField } from '../../forms/fields/SelectField';
import { currencyOf, readQuote } from '../../forms/plain/readRequests';
import { QuoteForm } from '../../forms/quote/QuoteForm';
import { quoteTitle } from '../../forms/quote/quoteWords';
import type { Plain } from '../../forms/shared/plain';
import { budgetCurrenciesOf } from '../../site/currency';
import { quotePath } from '../../site/formPaths';
import { loadContent } from '../contents';
import { FormSheet } from './FormSheet';
import type { FormPage } from './formPage';
import { choicesOf, selectionOf, type QuotedContent } from './quoteChoices';

const nothing = () => undefined;

/** One for each page of plans (§2.14): what a press chooses for a dialog is chosen in lists. */
export async function quotePages(id: string): Promise<FormPage[]> {
  const content = (await loadContent(id)) as QuotedContent;
  const page = pages[id];
  if (!page) return [];
  const { quote } = content;
  const path = quotePath(page.path);
  const service = quote.service ?? page.title;
  const title = quoteTitle(quote, { plan: service });
  const choices = choicesOf(content);

  function QuotePage({ plain }: { plain: Plain }) {
    const selection = selectionOf(id, content, plain.values) ?? { page: id, plan: service, budgetKey: '' };
    return (
      <FormSheet title={title}>
        <QuoteForm
          settings={quote}
          selection={selection}
          service={service}
          firm={firm}
          delivery={settings.quoteDelivery}
          currency={currencyOf(plain.values)}
          currencies={budgetCurrenciesOf(settings)}
          onCurrencyChange={nothing}
          choices={{
            note: words.quote.note,
            fields: choices.map((choice) => <SelectField key={choice.name} {...choice} />),
          }}
          post={{ kind: 'quote', page: path }}
        />
      </FormSheet>
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
      read: (posted, now) => readQuote(posted, quote, selectionOf(id, content, posted.fields), service, now),
    },
  ];
}
