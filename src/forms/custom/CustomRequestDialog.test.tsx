import { fireEvent, screen, waitFor } from '@testing-library/react';
import { words as formWords } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import {
  createDraft,
  expectFocusOn,
  firm,
  getTextField,
  renderWithOpenButton,
  installMockRelay,
  type MockRelay,
} from '../testing/formHarness';
import CustomRequestDialog from './CustomRequestDialog';
import { formatLanguageQuery, type FormRules } from '../../submission';

const words = formWords.customRequest;
const { labels } = words;

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
  createDraft('customRequest');
});

async function openCustomRequestDialog(delivery: 'summary' | 'relay', formRules: FormRules = 'specified') {
  const view = renderWithOpenButton(() => (
    <CustomRequestDialog firm={firm} delivery={delivery} formRules={formRules} />
  ));
  await view.open();
  await screen.findByRole('dialog', { name: words.title });
  return view;
}

const getSubmitButton = () => screen.getByRole('button', { name: words.submit });

test('§2.10 §7.4 the dialog has only optional fields, and submitting shows a summary and sends nothing', async () => {
  const { user } = await openCustomRequestDialog('summary');
  for (const name of Object.values(labels)) expect(getTextField(name)).not.toBeRequired();
  expect(getTextField(labels.email)).toHaveAttribute('type', 'email');
  expect(getTextField(labels.phone)).toHaveAttribute('type', 'tel');
  expect(getTextField(labels.requirements)).toBeInstanceOf(HTMLTextAreaElement);
  expect(getTextField(labels.requirements)).toHaveAttribute('placeholder', words.placeholder);
  await user.type(getTextField(labels.requirements), 'A bridge');
  await user.click(getSubmitButton());
  await expectFocusOn(() => screen.getByRole('heading', { name: words.summaryHeading }));
  expect(screen.getByText('A bridge')).toBeVisible();
  expect(screen.getByRole('link', { name: formWords.summary.byEmail })).toHaveAttribute(
    'href',
    expect.stringContaining('A%20bridge'),
  );
  expect(relay.calls).toHaveLength(0);
});

test('§5.3 the length limits apply to a request to the relay, but not to a summary', async () => {
  const fillLongTexts = () => {
    for (const name of [labels.name, labels.phone, labels.requirements])
      fireEvent.change(getTextField(name), { target: { value: 'a\t'.repeat(2001) } });
  };
  const summaryView = await openCustomRequestDialog('summary');
  fillLongTexts();
  await summaryView.user.click(getSubmitButton());
  expect(await screen.findByRole('heading', { name: words.summaryHeading })).toBeVisible();
  summaryView.unmount();
  const { user } = await openCustomRequestDialog('relay');
  fillLongTexts();
  await user.click(getSubmitButton());
  await waitFor(() => expect(getTextField(labels.requirements)).toHaveAttribute('aria-invalid', 'true'));
  expect(relay.calls).toHaveLength(0);
});

test('§7.4 with `quoteDelivery: relay` the dialog sends the request and shows a success message', async () => {
  const { user } = await openCustomRequestDialog('relay');
  await user.type(getTextField(labels.requirements), 'A bridge');
  await user.click(getSubmitButton());
  expect(await screen.findByRole('dialog', { name: outcomes.request.title })).toHaveTextContent('BB-7K3F9Q');
  expect(relay.calls.map(({ path }) => path)).toEqual([`/api/submissions/custom-requests${formatLanguageQuery('?')}`]);
  expect(relay.calls[0]?.fields).toMatchObject({ requirements: 'A bridge' });
});

test('§5.3 with inclusive rules, the summary shows an e-mail address with an umlaut in its domain', async () => {
  const { user } = await openCustomRequestDialog('summary', 'inclusive');
  await user.type(getTextField(labels.email), 'ada@müller.de');
  // Skips jsdom's validation, which accepts only ASCII letters in an e-mail address. Firefox accepts umlauts.
  fireEvent.submit(getTextField(labels.email));
  expect(await screen.findByText('ada@müller.de')).toBeVisible();
});
