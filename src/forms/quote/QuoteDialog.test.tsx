import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expectAnnounced } from '../../../test/liveText';
import { translateText } from '../../../test/translation';
import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { getBudgetCurrencies, getCurrencySymbol } from '../../site/currency';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { QuoteSelect, QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import { selectIsAnySubmitting } from '../../store/submissions/submissionsSlice';
import type { FormRules } from '../../submission/filters';
import {
  createAcceptedResponse,
  createDraft,
  buildPattern,
  getCloseButton,
  fillFields,
  getTextField,
  expectFocusOn,
  expectNoAxeViolations,
  firm,
  renderWithOpenButton,
  collapseSpaces,
  installMockRelay,
  type MockRelay,
} from '../testing/formHarness';
import QuoteDialog from './QuoteDialog';
import { formatLanguageQuery } from '../../submission';

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
  createDraft('quote');
});

const gardenSettings: QuoteSettings = {
  title: 'A quote for {plan}',
  helper: 'What may {plan} cost?',
  submitLabel: 'Choose it',
  selects: [],
  budgetKeys: {},
};
const createSelect = (name: QuoteSelect['name'], label: string, value: string, text: string) => ({
  name,
  label,
  options: [
    { value: '', label: 'Choose one' },
    { value, label: text },
  ],
});
/** The quote settings of invented pages. With these settings, the tests do not depend on a firm's pages. */
const QUOTE_SETTINGS_BY_PAGE: Readonly<Record<string, QuoteSettings>> = {
  gardens: gardenSettings,
  'with-addon': { ...gardenSettings, title: '{plan} with {addon}' },
  'with-select': { ...gardenSettings, selects: [createSelect('industry', 'Line of business', 'retail', 'Retail')] },
  preselected: {
    ...gardenSettings,
    submitLabel: 'Ask for it',
    selects: [
      createSelect('companySize', 'Size', 'few', 'Up to ten'),
      createSelect('serviceInterest', 'Interest', 'roses', 'Roses'),
    ],
    preselect: { select: 'serviceInterest', byPlan: { Roses: 'roses' } },
  },
};

function getQuoteSettings(page: string): QuoteSettings {
  const quoteSettings = QUOTE_SETTINGS_BY_PAGE[page];
  if (!quoteSettings) throw new Error(`QUOTE_SETTINGS_BY_PAGE has no page '${page}'`);
  return quoteSettings;
}

const words = formWords.quote;
const { labels } = words;
const { summary } = formWords;

const basicSelection: QuoteSelection = { page: 'gardens', plan: 'Plan A', budgetKey: 'a-few' };

/** The firm's default currency, which the firm's relay accepts, and another currency. */
const CURRENCIES = [getBudgetCurrencies(settings)[0], 'CHF'] as const;
const [FIRST_CURRENCY, SECOND_CURRENCY] = CURRENCIES;
const CURRENCY_SYMBOL = getCurrencySymbol(FIRST_CURRENCY, settings.locale);

async function openQuoteDialog(
  selection: QuoteSelection = basicSelection,
  delivery: 'summary' | 'relay' = 'summary',
  currencies: readonly [string, ...string[]] = CURRENCIES,
  formRules: FormRules = 'specified',
) {
  const view = renderWithOpenButton(() => (
    <QuoteDialog
      settings={getQuoteSettings(selection.page)}
      selection={selection}
      service="Gardens of any size"
      firm={firm}
      delivery={delivery}
      formRules={formRules}
      currencies={currencies}
    />
  ));
  await view.open();
  return { ...view, dialog: await screen.findByRole('dialog') };
}

const getBudgetControl = () => screen.getByRole('spinbutton', { name: labels.budget });

const FORMATTED_BUDGET = fillPlaceholders(words.budget, {
  symbol: CURRENCY_SYMBOL,
  amount: 2500,
  currency: FIRST_CURRENCY,
});
/** Returns a row of the summary as it appears in the copied text and in the mail. */
const formatSummaryRow = (label: string, value: string) =>
  fillPlaceholders(summary.row, { label, value: isolate(value) });

async function openSummary() {
  const view = await openQuoteDialog({ page: 'with-select', plan: 'Plan C', budgetKey: 'a-lot' });
  const { user } = view;
  await user.click(getTextField(labels.name));
  await user.paste('Ada & Co');
  await user.click(getTextField(labels.email));
  await user.paste('ada@mail.org');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Line of business' }), 'Retail');
  await user.type(getBudgetControl(), '2500');
  await user.click(screen.getByRole('button', { name: 'Choose it' }));
  await screen.findByRole('heading', { name: words.summaryHeading });
  return view;
}

test.each<[string, string | undefined, string]>([
  ['gardens', undefined, 'A quote for Plan A'],
  ['with-addon', 'Hedge $& Rake', 'Plan A with Hedge $& Rake'],
])('§2.14 on the page %s the title and the helper text name the selected plan', async (page, addon, title) => {
  const [plan, helper] = ['Plan A', 'What may Plan A cost?'];
  const { dialog } = await openQuoteDialog({ page, plan, budgetKey: 'x', ...(addon !== undefined && { addon }) });
  expect(dialog).toHaveAccessibleName(title);
  expect(screen.getByText(helper)).toBeVisible();
  expect(getBudgetControl()).toHaveAccessibleDescription(
    `${helper} ${fillPlaceholders(formWords.budget.inCurrency, { currency: FIRST_CURRENCY })}`,
  );
});

test('§2.14 §4.7 all fields are optional, and the symbol in the budget field changes with the selected currency', async () => {
  const { user } = await openQuoteDialog();
  for (const name of [labels.name, labels.email, labels.phone, labels.details])
    expect(getTextField(name)).not.toBeRequired();
  expect(getTextField(labels.email)).toHaveAttribute('type', 'email');
  expect(getTextField(labels.phone)).toHaveAttribute('type', 'tel');
  expect(getBudgetControl()).toHaveValue(null);
  const group = screen.getByRole('group', { name: formWords.budget.currencies });
  const getPressedButton = (name: string) => within(group).getByRole('button', { name, pressed: true });
  expect(getPressedButton(FIRST_CURRENCY)).toBeVisible();
  expect(screen.getByText(CURRENCY_SYMBOL)).toBeVisible();
  await user.click(within(group).getByRole('button', { name: SECOND_CURRENCY }));
  expect(getPressedButton(SECOND_CURRENCY)).toBeVisible();
  expect(within(group).getByRole('button', { name: FIRST_CURRENCY })).toHaveAttribute('aria-pressed', 'false');
  expect(
    screen.getByText(getCurrencySymbol(SECOND_CURRENCY, settings.locale), { selector: '[aria-hidden]' }),
  ).toBeVisible();
  expect(screen.queryByText(CURRENCY_SYMBOL)).not.toBeInTheDocument();
});

test('4.1.2 after the browser has translated the page, the description of the budget names the selected currency', async () => {
  const { user, dialog } = await openQuoteDialog();
  translateText(dialog);
  await user.click(screen.getByRole('button', { name: SECOND_CURRENCY }));
  expect(getBudgetControl()).toHaveAccessibleDescription(
    buildPattern(fillPlaceholders(formWords.budget.inCurrency, { currency: SECOND_CURRENCY })),
  );
});

test('§2.14 with a single currency the budget field has no currency buttons, and its description names the currency', async () => {
  await openQuoteDialog(basicSelection, 'summary', ['JPY']);
  expect(screen.queryByRole('group', { name: formWords.budget.currencies })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'JPY' })).not.toBeInTheDocument();
  expect(screen.getByText(getCurrencySymbol('JPY', settings.locale))).toBeVisible();
  expect(getBudgetControl()).toHaveAccessibleDescription(
    buildPattern(fillPlaceholders(formWords.budget.inCurrency, { currency: 'JPY' })),
  );
});

test('§3.9 if a draft contains an option that the page does not have, the form sends the first option', async () => {
  createDraft('quote', { industry: 'an option of another page' });
  const { user } = await openQuoteDialog({ page: 'with-select', plan: 'Plan C', budgetKey: 'a-lot' }, 'relay');
  await user.type(getBudgetControl(), '900');
  await user.click(screen.getByRole('button', { name: 'Choose it' }));
  await screen.findByRole('dialog', { name: outcomes.request.title });
  expect(relay.calls[0]?.fields).toMatchObject({ budget: '900', industry: '' });
});

test('§3.9 the dialog can ask for the company size, and preselects the service interest of the plan', async () => {
  await openQuoteDialog({ page: 'preselected', plan: 'Roses', budgetKey: 'some' });
  const sizeOptions = within(screen.getByRole('combobox', { name: 'Size' })).getAllByRole('option');
  expect(sizeOptions.map((option) => option.getAttribute('value'))).toEqual(['', 'few']);
  expect(sizeOptions[1]).toHaveTextContent('Up to ten');
  expect(screen.getByRole('combobox', { name: 'Interest' })).toHaveValue('roses');
  expect(screen.getByRole('button', { name: 'Ask for it' })).toBeEnabled();
});

test("§5.3 3.1.2 the browser validates the e-mail address, and the dialog shows the site's message at the field", async () => {
  const { user } = await openQuoteDialog();
  await user.type(getTextField(labels.email), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Choose it' }));
  await waitFor(() => expect(getTextField(labels.email)).toHaveAttribute('aria-invalid', 'true'));
  expect(getTextField(labels.email)).toHaveAccessibleDescription(collapseSpaces(messages.email.invalid));
  await expectFocusOn(() => getTextField(labels.email));
  expect(screen.queryByRole('heading', { name: words.summaryHeading })).not.toBeInTheDocument();
});

test('§5.3 4.1.3 Enter in an invalid e-mail field announces the message, which describes the field later', async () => {
  const { user } = await openQuoteDialog();
  const control = getTextField(labels.email);
  const message = collapseSpaces(messages.email.invalid);
  await user.type(control, 'nobody{Enter}');
  expect(await screen.findByText(message, { selector: '[aria-live]' })).toBeInTheDocument();
  expect(control).not.toHaveAccessibleDescription(/\S/);
  await user.tab();
  expect(control).toHaveAccessibleDescription(message);
});

test("§5.3 3.1.2 the dialog shows the site's message for a budget that is not a number", async () => {
  await openQuoteDialog();
  // jsdom never sets `validity.badInput` for a number input, so the test dispatches the `invalid` event itself.
  fireEvent.invalid(getBudgetControl());
  await waitFor(() => expect(getBudgetControl()).toHaveAccessibleDescription(buildPattern(messages.budget.notANumber)));
});

describe("content setting formRules 'inclusive'", () => {
  const getAmountControl = () => screen.getByRole('textbox', { name: labels.budget });
  const formattedAmount = new Intl.NumberFormat(settings.locale, { minimumFractionDigits: 2 }).format(75_000.5);

  test("§2.14 a budget may have the site's number format, and the summary shows the same amount", async () => {
    const { user, dialog } = await openQuoteDialog(basicSelection, 'summary', CURRENCIES, 'inclusive');
    await user.type(getAmountControl(), `${CURRENCY_SYMBOL}${formattedAmount}`);
    await user.click(screen.getByRole('button', { name: 'Choose it' }));
    await screen.findByRole('heading', { name: words.summaryHeading });
    const budgetText = fillPlaceholders(words.budget, {
      symbol: CURRENCY_SYMBOL,
      amount: formattedAmount,
      currency: FIRST_CURRENCY,
    });
    expect(dialog).toHaveTextContent(collapseSpaces(budgetText));
  });

  test('§5.3 the error message for an invalid budget contains an example of an amount', async () => {
    const { user } = await openQuoteDialog(basicSelection, 'relay', CURRENCIES, 'inclusive');
    await user.type(getAmountControl(), '75k');
    await user.click(screen.getByRole('button', { name: 'Choose it' }));
    const example = new Intl.NumberFormat(settings.locale).format(75_000);
    const message = fillPlaceholders(messages.budget.notAnAmount, { example });
    await waitFor(() => expect(getAmountControl()).toHaveAccessibleDescription(buildPattern(message)));
    expect(getAmountControl()).toHaveAttribute('aria-invalid', 'true');
    await expectFocusOn(getAmountControl);
    expect(relay.calls).toHaveLength(0);
  });
});

describe('§7.4 the summary', () => {
  test('§7.4 the summary shows the entered values but not the preset budget key, and nothing is sent', async () => {
    const onFocusIn = jest.fn<void, [FocusEvent]>();
    document.addEventListener('focusin', onFocusIn);
    const { dialog } = await openSummary();
    const getHeading = () => screen.getByRole('heading', { name: words.summaryHeading });
    await expectFocusOn(getHeading);
    document.removeEventListener('focusin', onFocusIn);
    // The focus moves from the removed form to the close button, and then to the heading.
    expect(onFocusIn.mock.calls.slice(-2).map(([{ target }]) => target)).toEqual([getCloseButton(), getHeading()]);
    for (const text of ['Plan C', 'Ada & Co', 'ada@mail.org', 'Retail', FORMATTED_BUDGET, summary.notGiven]) {
      expect(dialog).toHaveTextContent(collapseSpaces(text));
    }
    expect(dialog).not.toHaveTextContent('a-lot');
    expect(screen.getByText(words.rows.service).nextSibling).toHaveTextContent(/^Gardens of any size$/);
    expect(relay.calls).toHaveLength(0);
  });

  test("§7.4 the mail link has the firm's inbox as its recipient and encodes spaces as %20, and a copy contains the same rows", async () => {
    const { user } = await openSummary();
    const href = screen.getByRole('link', { name: summary.byEmail }).getAttribute('href') ?? '';
    expect(href.startsWith(`mailto:${firm.inbox}?subject=A%20quote%20for%20Plan%20C&body=`)).toBe(true);
    expect(href).not.toMatch(/[+\s]/);
    const body = new URL(href).searchParams.get('body');
    expect(body).toContain(`${formatSummaryRow(labels.name, 'Ada & Co')}\r\n`);
    expect(body).toContain(formatSummaryRow(labels.budget, FORMATTED_BUDGET));
    const writeTextSpy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: summary.copy }));
    expectAnnounced(await screen.findByText(summary.copied));
    // Screen readers do not announce a repeated text.
    await user.click(screen.getByRole('button', { name: summary.copy }));
    const repeatedText = fillPlaceholders(formWords.leftOut.again, { notice: summary.copied });
    expectAnnounced(await screen.findByText(collapseSpaces(repeatedText)));
    expect(writeTextSpy).toHaveBeenCalledWith(expect.stringContaining(formatSummaryRow('Line of business', 'Retail')));
  });

  test('§7.4 a mail link that is too long is shortened, and a press on the link also copies the whole text', async () => {
    const { user } = await openQuoteDialog();
    await user.click(getTextField(labels.details));
    await user.paste('A shop with tea & scones.\n'.repeat(120));
    await user.click(screen.getByRole('button', { name: 'Choose it' }));
    const link = await screen.findByRole('link', { name: summary.byEmail });
    expect(link).toHaveAccessibleDescription(fillPlaceholders(summary.tooLong, { button: summary.byEmail }));
    const writeTextSpy = jest.spyOn(navigator.clipboard, 'writeText');
    // Prevents the navigation, because jsdom can't open a mail program.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText(summary.copied)).toBeInTheDocument();
    expect(writeTextSpy).toHaveBeenCalledWith(expect.stringContaining('A shop with tea & scones.\n'.repeat(120)));
  });

  test('§7.4 the dialog reports a failed copy, and its buttons print the summary and return to the filled form', async () => {
    const { user } = await openSummary();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const printSpy = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: summary.copy }));
    expectAnnounced(await screen.findByText(summary.notCopied));
    await user.click(screen.getByRole('button', { name: summary.print }));
    expect(printSpy).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: summary.edit }));
    expect(getTextField(labels.name)).toHaveValue('Ada & Co');
    expect(getBudgetControl()).toHaveValue(2500);
    await expectFocusOn(() => getTextField(labels.name));
  });
});

test('§4.7 opening the dialog for another plan keeps the name and clears the budget', async () => {
  const firstView = await openQuoteDialog();
  await firstView.user.type(getTextField(labels.name), 'Ada');
  await firstView.user.type(getBudgetControl(), '900');
  firstView.unmount();
  await openQuoteDialog({ ...basicSelection, plan: 'Plan B', budgetKey: 'some' });
  expect(getTextField(labels.name)).toHaveValue('Ada');
  expect(getBudgetControl()).toHaveValue(null);
});

test.each<[string, Partial<QuoteSelection>]>([
  ['Grace', { plan: 'Plan B' }],
  ['', { distinction: 'with roses' }],
])(
  '§7.4 §9.13 the success of a quote form deletes neither the text nor the age of a form opened meanwhile (name %j, other plan %j)',
  async (name, otherPlan) => {
    let respond: () => void = () => undefined;
    relay.respond = () => new Promise((resolve) => (respond = () => resolve(createAcceptedResponse())));
    const { user, store, unmount } = await openQuoteDialog(basicSelection, 'relay');
    await user.click(screen.getByRole('button', { name: 'Choose it' }));
    await waitFor(() => expect(relay.calls).toHaveLength(1));
    unmount();
    render(
      <Provider store={store}>
        <MemoryRouter>
          <QuoteDialog
            settings={gardenSettings}
            selection={{ ...basicSelection, ...otherPlan }}
            service="Gardens of any size"
            firm={firm}
            delivery="relay"
            formRules="specified"
            currencies={CURRENCIES}
          />
        </MemoryRouter>
      </Provider>,
    );
    expect(await screen.findByRole('button', { name: 'Choose it' })).toBeEnabled();
    expect(selectIsAnySubmitting(store.getState())).toBe(true);
    await fillFields(user, { [labels.name]: name });
    await act(async () => respond());
    await waitFor(() => expect(selectIsAnySubmitting(store.getState())).toBe(false));
    expect(screen.queryByRole('dialog', { name: outcomes.request.title })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('draft:quote')?.includes('Grace') ?? false).toBe(name === 'Grace');
    await user.click(screen.getByRole('button', { name: 'Choose it' }));
    await waitFor(() => expect(relay.calls).toHaveLength(2));
    expect(Number(relay.calls[1]?.fields.age)).toBeGreaterThanOrEqual(60_000);
  },
);

test('§7.4 with `quoteDelivery: relay` the dialog sends the request and shows a success message', async () => {
  const { user } = await openQuoteDialog(basicSelection, 'relay');
  await user.type(getTextField(labels.name), 'Ada');
  await user.type(getBudgetControl(), '900');
  await user.click(screen.getByRole('button', { name: 'Choose it' }));
  expect(await screen.findByRole('dialog', { name: outcomes.request.title })).toHaveTextContent('BB-7K3F9Q');
  expect(relay.calls[0]?.path).toBe(`/api/submissions/quotes${formatLanguageQuery('?')}`);
  expect(relay.calls[0]?.fields).toEqual({
    key: expect.any(String),
    age: expect.any(String),
    website: '',
    page: 'gardens',
    plan: 'Plan A',
    addon: '',
    name: 'Ada',
    email: '',
    phone: '',
    details: '',
    budget: '900',
    currency: FIRST_CURRENCY,
    companySize: '',
    serviceInterest: '',
    industry: '',
    businessType: '',
    budgetKey: 'a-few',
  });
  await expectNoAxeViolations();
});
