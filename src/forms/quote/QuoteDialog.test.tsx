import { screen, waitFor, within } from '@testing-library/react';
import { expectSaid } from '../../../test/liveText';
import businessWebsite from '#site/pricing/businessWebsite';
import cybersecurity from '#site/pricing/cybersecurity';
import ecommerceCombo from '#site/pricing/ecommerceCombo';
import ecommerceWebsite from '#site/pricing/ecommerceWebsite';
import mobileApplication from '#site/pricing/mobileApplication';
import softwareCombo from '#site/pricing/softwareCombo';
import sustainability from '#site/pricing/sustainability';
import type { QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import {
  beginDraft,
  expectFocusOn,
  expectNoAxeViolations,
  firm,
  renderBehindButton,
  startRelay,
  type Relay,
} from '../testing/formWorld';
import QuoteDialog from './QuoteDialog';

let relay: Relay;
beforeEach(() => {
  relay = startRelay();
  beginDraft('quote');
});

const SETTINGS: Readonly<Record<string, QuoteSettings>> = {
  'business-website': businessWebsite.quote,
  cybersecurity: cybersecurity.quote,
  'ecommerce-combo': ecommerceCombo.quote,
  'ecommerce-website': ecommerceWebsite.quote,
  'mobile-application': mobileApplication.quote,
  'software-combo': softwareCombo.quote,
  sustainability: sustainability.quote,
};

function settingsOf(page: string): QuoteSettings {
  const settings = SETTINGS[page];
  if (!settings) throw new Error(`No settings for ${page}`);
  return settings;
}

const basic: QuoteSelection = { page: 'business-website', plan: 'Basic', budgetKey: 'below-5k' };

async function openQuote(selection: QuoteSelection = basic, delivery: 'summary' | 'relay' = 'summary') {
  const world = renderBehindButton(() => (
    <QuoteDialog
      settings={settingsOf(selection.page)}
      selection={selection}
      service="E-commerce Website"
      firm={firm}
      delivery={delivery}
    />
  ));
  await world.open();
  return { ...world, dialog: await screen.findByRole('dialog') };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const budget = () => screen.getByRole('spinbutton', { name: 'Your Budget' });

async function summarise() {
  const world = await openQuote({ page: 'sustainability', plan: 'Premium', budgetKey: '20k-50k' });
  const { user } = world;
  await user.type(field('Full Name'), 'Ada & Co');
  await user.type(field('Email'), 'ada@mail.org');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Retail');
  await user.type(budget(), '2500');
  await user.click(screen.getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
  await screen.findByRole('heading', { name: 'Your quote request' });
  return world;
}

test.each<[string, string, string | undefined, string, string]>([
  [
    'business-website',
    'Basic',
    undefined,
    'Request Quote for Basic Plan',
    'Please enter your budget for the Basic plan',
  ],
  ['ecommerce-website', 'Startup', undefined, 'Choose Startup Plan', 'Please enter your budget for the Startup plan'],
  [
    'mobile-application',
    'Premium',
    undefined,
    'Request Quote for Premium',
    'Please enter your budget for the Premium plan',
  ],
  [
    'cybersecurity',
    'Business Continuity',
    undefined,
    'Request Quote for Business Continuity',
    'Please enter your budget for Business Continuity',
  ],
  [
    'ecommerce-combo',
    'Basic',
    'Spark Marketing Add-on',
    'Request Quote for Basic + Spark Marketing Add-on',
    'Please enter your budget for the Basic plan',
  ],
])('§2.14 on %s the dialog is named and helps for what was chosen', async (page, plan, addon, title, helper) => {
  const { dialog } = await openQuote({ page, plan, budgetKey: 'x', ...(addon !== undefined && { addon }) });
  expect(dialog).toHaveAccessibleName(title);
  expect(screen.getByText(helper)).toBeVisible();
  expect(budget()).toHaveAccessibleDescription(new RegExp(helper));
});

test('§2.14 the fields are there, none is required, and axe finds nothing', async () => {
  await openQuote();
  for (const name of ['Full Name', 'Email', 'Phone Number', 'Project Details']) expect(field(name)).not.toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone Number')).toHaveAttribute('type', 'tel');
  expect(budget()).toHaveValue(null);
  expect(screen.getByRole('button', { name: 'CONFIRM PLAN SELECTION' })).toBeEnabled();
  await expectNoAxeViolations();
});

test('§4.7 the toggle starts on EUR, and the symbol in the input follows it', async () => {
  const { user } = await openQuote();
  const group = screen.getByRole('group', { name: 'Currency' });
  expect(within(group).getByRole('button', { name: 'EUR' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('€')).toBeVisible();
  await user.click(within(group).getByRole('button', { name: 'INR' }));
  expect(within(group).getByRole('button', { name: 'INR' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(group).getByRole('button', { name: 'EUR' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('₹')).toBeVisible();
  expect(screen.queryByText('€')).not.toBeInTheDocument();
});

test('§3.9 cybersecurity asks for size and interest, which starts on the service that was clicked', async () => {
  await openQuote({ page: 'cybersecurity', plan: 'Data Protection & Privacy', budgetKey: '5k-10k' });
  const sizes = within(screen.getByRole('combobox', { name: 'Company Size' })).getAllByRole('option');
  expect(sizes.map((option) => option.getAttribute('value'))).toEqual([
    '',
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '501+',
  ]);
  expect(sizes[1]).toHaveTextContent('1-10 employees');
  expect(screen.getByRole('combobox', { name: 'Service Interest' })).toHaveValue('data-protection');
  expect(screen.getByRole('button', { name: 'REQUEST QUOTE' })).toBeEnabled();
});

test('§5.3 the browser checks the address, and its message is beside the field', async () => {
  const { user } = await openQuote();
  await user.type(field('Email'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
  await waitFor(() => expect(field('Email')).toHaveAttribute('aria-invalid', 'true'));
  expect(field('Email')).toHaveAccessibleDescription(/\S/);
  await expectFocusOn(() => field('Email'));
  expect(screen.queryByRole('heading', { name: 'Your quote request' })).not.toBeInTheDocument();
});

describe('§7.4 the summary', () => {
  test('§7.4 no request leaves the browser; what was entered is shown, the preset key is not', async () => {
    const { dialog } = await summarise();
    await expectFocusOn(() => screen.getByRole('heading', { name: 'Your quote request' }));
    for (const text of ['Premium', 'Ada & Co', 'ada@mail.org', 'Retail', '€2500 (EUR)', 'Not given']) {
      expect(dialog).toHaveTextContent(text);
    }
    expect(dialog).not.toHaveTextContent('20k-50k');
    expect(relay.calls).toHaveLength(0);
    await expectNoAxeViolations();
  });

  test('§7.4 the focus lost with the form goes to Close first, and from there to the heading', async () => {
    const gone = jest.fn<void, [FocusEvent]>();
    document.addEventListener('focusin', gone);
    await summarise();
    await expectFocusOn(() => screen.getByRole('heading', { name: 'Your quote request' }));
    document.removeEventListener('focusin', gone);
    const close = screen.getByRole('button', { name: 'Close' });
    expect(gone.mock.calls.slice(-2).map(([{ target }]) => target)).toEqual([
      close,
      screen.getByRole('heading', { name: 'Your quote request' }),
    ]);
  });

  test('§7.4 Send by e-mail is a mailto link to the inbox, its spaces as %20', async () => {
    await summarise();
    const href = screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:hello@banyanbyte\.example\?subject=Request%20Quote%20for%20Premium%20Plan&body=/);
    expect(href).not.toMatch(/[+\s]/);
    const body = new URL(href).searchParams.get('body');
    expect(body).toContain('Full Name: Ada & Co\r\n');
    expect(body).toContain('Your Budget: €2500 (EUR)');
  });

  test('§7.4 the summary names the service as the site does', async () => {
    await summarise();
    expect(screen.getByText('Service').nextSibling).toHaveTextContent(/^E-commerce Website$/);
  });

  test('§7.4 what is too long for a link is cut, copied when the link is used, and said so', async () => {
    const { user } = await openQuote();
    await user.click(field('Project Details'));
    await user.paste('A shop with tea & scones.\n'.repeat(120));
    await user.click(screen.getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
    const link = await screen.findByRole('link', { name: 'Send by e-mail' });
    const href = link.getAttribute('href') ?? '';
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(new URL(href).searchParams.get('body')).toMatch(/Please paste the copied summary here\.\)$/);
    expect(link).toHaveAccessibleDescription(/too long to go into an e-mail by itself/);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    // There is no mail program here to open.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText('Summary copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('A shop with tea & scones.\n'.repeat(120)));
  });

  test('§7.4 Copy summary puts the text on the clipboard and says so', async () => {
    const { user } = await summarise();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy summary' }));
    expectSaid(await screen.findByText('Summary copied'));
    expect(write).toHaveBeenCalledWith(expect.stringContaining('Industry: Retail'));
  });

  test('§7.4 a browser that forbids copying is answered in words', async () => {
    const { user } = await summarise();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Copy summary' }));
    expectSaid(await screen.findByText(/did not allow copying/));
    jest.restoreAllMocks();
  });

  test('§7.4 Print prints, and Edit request goes back with everything kept', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await summarise();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Edit request' }));
    expect(field('Full Name')).toHaveValue('Ada & Co');
    expect(budget()).toHaveValue(2500);
    await expectFocusOn(() => field('Full Name'));
    print.mockRestore();
  });
});

test('§4.7 reopening keeps who asks and clears the budget', async () => {
  const first = await openQuote();
  await first.user.type(field('Full Name'), 'Ada');
  await first.user.type(budget(), '900');
  first.unmount();
  await openQuote({ ...basic, plan: 'Startup', budgetKey: '5k-10k' });
  expect(field('Full Name')).toHaveValue('Ada');
  expect(budget()).toHaveValue(null);
});

test('§7.4 with quoteDelivery relay the request is sent and its success shown', async () => {
  const { user } = await openQuote(basic, 'relay');
  await user.type(field('Full Name'), 'Ada');
  await user.type(budget(), '900');
  await user.click(screen.getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
  expect(await screen.findByRole('dialog', { name: 'Request Sent Successfully!' })).toHaveTextContent('BB-7K3F9Q');
  expect(relay.calls[0]?.path).toBe('/api/submissions/quotes');
  expect(relay.calls[0]?.body).toMatchObject({
    page: 'business-website',
    plan: 'Basic',
    budgetKey: 'below-5k',
    budget: '900',
    currency: 'EUR',
    name: 'Ada',
  });
  await expectNoAxeViolations();
});
