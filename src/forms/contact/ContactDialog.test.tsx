import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAnnounced, readAnnouncedTexts } from '../../../test/liveText';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as formWords } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { runAfterAnnouncement } from '../../hooks/focusAnnouncement';
import { fillPlaceholders, formatPlural } from '../../site/fill';
import { isolate } from '../../site/isolate';
import { contactDialogClosed, contactDialogOpened } from '../../store/contactModal/contactModalSlice';
import { SubmissionStatus } from '../shared/SubmissionStatus';
import {
  collapseSpaces,
  createAcceptedResponse,
  createDraft,
  buildPattern,
  getCountryButtonName,
  getCountryOptionText,
  expectFocusOn,
  fillFields,
  getTextField,
  renderWithOpenButton,
  installMockRelay,
  type MockRelay,
  type User,
} from '../testing/formHarness';
import { ContactDialogHost } from '../testing/contactForm';
import { formatLanguageQuery, type FormRules } from '../../submission';

/** Called when the numbering plans of all countries load. */
const mockPlansLoaded = jest.fn();
jest.mock('libphonenumber-js/min', () => {
  mockPlansLoaded();
  return jest.requireActual<object>('libphonenumber-js/min');
});

const words = formWords.contact;
const { labels } = words;
const { shared, leftOut, country } = formWords;
const { title: SUCCESS_TITLE } = outcomes.contact;
const formatTypedCount = (count: number): string => fillPlaceholders(controls.characters.typed, { count, limit: 500 });

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
  createDraft('contact');
});

async function openContactDialog(formRules: FormRules = 'specified') {
  const view = renderWithOpenButton(() => <ContactDialogHost formRules={formRules} />, <SubmissionStatus />);
  view.store.dispatch(contactDialogOpened());
  await view.open();
  await screen.findByRole('dialog', { name: words.title });
  return view;
}

const TEXTS_BY_LABEL = {
  [labels.name]: 'Ada Lovelace',
  [labels.email]: 'ada@mail.com',
  [labels.phone]: '9876543210',
  [labels.message]: 'Hello there',
};
const getSendButton = () => screen.getByRole('button', { name: words.submit });

const fillForm = (user: User) => fillFields(user, TEXTS_BY_LABEL);

/** Returns the announcement of all errors except the first. */
const formatOtherErrors = (...texts: readonly string[]) =>
  fillPlaceholders(shared.alsoWrong, { messages: texts.join(shared.betweenSentences) });
/** Returns the notice about characters that a field has removed. */
function formatRemovedNotice(kind: 'name' | 'email' | 'phone', ...characters: readonly string[]): string {
  const characterNames = characters.map((character) => {
    const name = leftOut.names[character];
    return name === undefined
      ? fillPlaceholders(leftOut.unnamed, { sign: character })
      : fillPlaceholders(leftOut.named, { name, sign: character });
  });
  const notice = formatPlural(leftOut.sentence, characters.length, settings.locale, {
    signs: characters.length > 3 ? leftOut.someSigns : new Intl.ListFormat(settings.locale).format(characterNames),
    kept: kind === 'phone' ? leftOut.kept.phone : leftOut.kept.specified[kind],
  });
  return notice.charAt(0).toLocaleUpperCase(settings.locale) + notice.slice(1);
}
const formatCutNotice = (count: number) => formatPlural(leftOut.cut.characters, count, settings.locale);

const getCountryButton = () => screen.getByRole('button', { name: buildPattern(country.label) });
const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Returns `respond`, which creates a pending response of the relay, and `release`, which completes all pending
 * responses.
 */
function holdResponses() {
  const pendingResolvers: ((response: Response) => void)[] = [];
  return {
    respond: () => new Promise<Response>((resolve) => pendingResolvers.push(resolve)),
    release: (createResponse = createAcceptedResponse) =>
      act(async () => pendingResolvers.forEach((resolve) => resolve(createResponse()))),
  };
}

/**
 * Sends the form and closes it before the response arrives. On the site, the browser's Back button closes a form that
 * is being sent.
 */
async function closeDuringSending() {
  const heldResponses = holdResponses();
  relay.respond = heldResponses.respond;
  const { user, store } = await openContactDialog();
  await fillForm(user);
  await user.click(getSendButton());
  await screen.findByRole('button', { name: words.submitting });
  act(() => void store.dispatch(contactDialogClosed()));
  expect(isUnloadPrevented()).toBe(true);
  return { user, store, release: heldResponses.release };
}

/** Sends the form, then closes and reopens it before the response arrives. */
async function reopenDuringSending() {
  const view = await closeDuringSending();
  act(() => void view.store.dispatch(contactDialogOpened()));
  expect(await screen.findByRole('button', { name: words.submitting })).toBeDisabled();
  return view;
}

test('§3.13 §3.14 §7.1 the dialog sends exactly the fields of a message, with the selected country, to the relay', async () => {
  const { user } = await openContactDialog();
  await fillForm(user);
  await user.click(getCountryButton());
  await user.click(screen.getByRole('option', { name: getCountryOptionText('Germany') }));
  await user.click(getSendButton());
  await screen.findByRole('dialog', { name: SUCCESS_TITLE });
  expect(relay.calls.map(({ path }) => path)).toEqual([`/api/submissions/contacts${formatLanguageQuery('?')}`]);
  expect(relay.calls[0]?.fields).toEqual({
    key: expect.stringMatching(/^[\da-f-]{36}$/),
    age: expect.stringMatching(/^\d+$/),
    website: '',
    name: 'Ada Lovelace',
    email: 'ada@mail.com',
    country: 'DE',
    phone: '9876543210',
    message: 'Hello there',
  });
  expect(Number(relay.calls[0]?.fields.age)).toBeGreaterThan(2000);
});

test('§4.6 a draft from an earlier build with unknown fields is restored and sent without these fields', async () => {
  const draft = { age: 60_000, values: { name: 'Ada Lovelace', company: 'Analytical', constructor: 'x' } };
  sessionStorage.setItem('draft:contact', JSON.stringify(draft));
  const { user } = await openContactDialog();
  expect(getTextField(labels.name)).toHaveValue('Ada Lovelace');
  await fillFields(user, { [labels.email]: 'ada@mail.com', [labels.phone]: '9876543210', [labels.message]: 'Hello' });
  await user.click(getSendButton());
  await screen.findByRole('dialog', { name: SUCCESS_TITLE });
  const sentFields = Object.keys(relay.calls[0]?.fields ?? {});
  expect(sentFields).toContain('name');
  expect(sentFields).not.toContain('company');
  expect(sentFields).not.toContain('constructor');
});

test('§4.6 after the back/forward cache restores the page, the form shows the changed draft, or is empty if another page has sent the draft', async () => {
  const returnToPage = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  const { user } = await openContactDialog();
  await fillForm(user);
  returnToPage();
  expect(getTextField(labels.message)).toHaveValue('Hello there');
  const values = { name: 'Ada King', message: 'Hello again' };
  sessionStorage.setItem('draft:contact', JSON.stringify({ age: 60_000, values }));
  returnToPage();
  expect(getTextField(labels.name)).toHaveValue('Ada King');
  expect(getTextField(labels.message)).toHaveValue('Hello again');
  expect(getTextField(labels.phone)).toHaveValue('');
  sessionStorage.removeItem('draft:contact');
  returnToPage();
  expect(getTextField(labels.message)).toHaveValue('');
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
});

describe('§5.1 filtering while typing', () => {
  test('§5.1 when typing pauses, a live region announces the removed characters once', async () => {
    await openContactDialog();
    const notice = formatRemovedNotice('name', '_', '7', '-', '9');
    // The test sends the keys without a pause, because a pause on a busy machine could trigger the notice too early.
    const control = getTextField(labels.name) as HTMLInputElement;
    for (const key of 'Ann_Lee 7th - of 9') fireEvent.input(control, { target: { value: control.value + key } });
    expect(control).toHaveValue('AnnLee th  of ');
    expect(screen.queryByText(collapseSpaces(notice))).not.toBeInTheDocument();
    expectAnnounced(await screen.findByText(collapseSpaces(notice)));
    expect(readAnnouncedTexts().filter((text) => text === notice)).toHaveLength(1);
  });

  test('§5.1 a repeated notice gets a different text for screen readers, and the next accepted key removes the notice', async () => {
    const { user } = await openContactDialog();
    const notice = formatRemovedNotice('name', '7');
    await user.type(getTextField(labels.name), 'A7');
    expectAnnounced(await screen.findByText(collapseSpaces(notice)));
    await user.type(getTextField(labels.name), 'd7');
    expect(await screen.findByText(collapseSpaces(fillPlaceholders(leftOut.again, { notice })))).toBeInTheDocument();
    await user.type(getTextField(labels.name), 'a7');
    expect(await screen.findByText(collapseSpaces(notice))).toBeInTheDocument();
    await user.type(getTextField(labels.name), 'm');
    expect(screen.queryByText(collapseSpaces(notice))).not.toBeInTheDocument();
    expect(getTextField(labels.name)).toHaveValue('Adam');
  });

  test('§5.1 a notice disappears when a success resets the form', async () => {
    const { user } = await openContactDialog();
    await fillFields(user, { ...TEXTS_BY_LABEL, [labels.name]: 'Ada7' });
    const notice = await screen.findByText(collapseSpaces(formatRemovedNotice('name', '7')));
    await user.click(getSendButton());
    await screen.findByRole('dialog', { name: SUCCESS_TITLE });
    expect(notice).toBeEmptyDOMElement();
  });

  test.each([
    ['Japanese, which this field rejects', ['あ', 'あd'], 'd', formatRemovedNotice('name', 'あ')],
    ['letters that this field accepts', ['A', 'Ad', 'Ada'], 'Ada', null],
  ])(
    '§5.1 the filter waits until the composition of an input method has ended: %s',
    async (_title, intermediateTexts, remainingValue, notice) => {
      await openContactDialog();
      const control = getTextField(labels.name);
      fireEvent.compositionStart(control);
      for (const value of intermediateTexts) {
        fireEvent.input(control, { target: { value }, isComposing: true });
        expect(control).toHaveValue(value);
      }
      fireEvent.compositionEnd(control);
      expect(control).toHaveValue(remainingValue);
      if (notice) expect(await screen.findByText(collapseSpaces(notice))).toBeInTheDocument();
    },
  );

  test('§5.1 the message keeps the first 500 of 10,002 pasted characters, and a notice reports the truncation', async () => {
    const { user } = await openContactDialog();
    await user.click(getTextField(labels.message));
    await user.paste('Hello '.repeat(1667));
    expect(getTextField(labels.message)).toHaveValue('Hello '.repeat(84).slice(0, 500));
    expectAnnounced(await screen.findByText(formatCutNotice(500)));
    expect(screen.getByText(formatTypedCount(500))).toBeVisible();
  });

  test('§5.1 a removed character does not move the caret', async () => {
    const { user } = await openContactDialog();
    await user.type(getTextField(labels.name), 'Adlovelace');
    await user.type(getTextField(labels.name), '9a', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(getTextField(labels.name)).toHaveValue('Adalovelace');
  });

  test('§5.1 an unwanted key keeps the selected text, and a notice names the removed character', async () => {
    const { user } = await openContactDialog();
    const field = getTextField(labels.name);
    await user.type(field, 'Ada');
    await user.type(field, '7', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    expect(field).toHaveValue('Ada');
    expect(await screen.findByText(collapseSpaces(formatRemovedNotice('name', '7')))).toBeInTheDocument();
    await user.type(field, '7B', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    expect(field).toHaveValue('B');
  });

  test('§5.1 typing or pasting into the middle of a full field keeps the end of the text, and the caret stays in the middle', async () => {
    const { user } = await openContactDialog();
    const field = getTextField(labels.phone) as HTMLInputElement;
    await user.type(field, '9876543210');
    await user.type(field, '1', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(field).toHaveValue('9876543210');
    expect(await screen.findByText(formatPlural(leftOut.cut.digits, 10, settings.locale))).toBeInTheDocument();
    field.setSelectionRange(2, 4);
    await user.paste('1-1-1');
    expect(field).toHaveValue('9811543210');
    expect(field.selectionStart).toBe(4);
  });

  test.each(['+49 176 1234 5678', '0049 176 1234 5678', '(+49) 176 1234 5678', '+49 (0)176 1234 5678'])(
    '§3.14 §5.1 %s loses its country code and is shortened to ten digits, and a notice reports both changes',
    async (number) => {
      const { user } = await openContactDialog();
      await user.click(getTextField(labels.phone));
      await user.paste(number);
      expect(getTextField(labels.phone)).toHaveValue('1761234567');
      expect(getCountryButton()).toHaveAccessibleName(getCountryButtonName('Germany'));
      expect(
        await screen.findByText(
          collapseSpaces(
            [
              fillPlaceholders(country.chosen, { country: 'Germany', code: isolate('+49') }),
              formatPlural(leftOut.cut.digits, 10, settings.locale),
            ].join(shared.betweenSentences),
          ),
        ),
      ).toBeInTheDocument();
    },
  );

  test('§5.1 ten digits that begin with 00 stay in the field, and the country stays selected', async () => {
    const { user } = await openContactDialog();
    const countryName = getCountryButton().textContent;
    await user.type(getTextField(labels.phone), '0044123456');
    expect(getTextField(labels.phone)).toHaveValue('0044123456');
    expect(getCountryButton()).toHaveTextContent(countryName ?? '');
  });

  test('§3.14 §5.1 a number that is typed key by key with its country code selects the country and keeps its ten digits', async () => {
    const { user } = await openContactDialog();
    await user.type(getTextField(labels.phone), '+91 98765 43210');
    expect(getTextField(labels.phone)).toHaveValue('9876543210');
    expect(getCountryButton()).toHaveAccessibleName(getCountryButtonName('India'));
    await user.clear(getTextField(labels.phone));
    await user.type(getTextField(labels.phone), '+49 176 1234 567');
    expect(getTextField(labels.phone)).toHaveValue('1761234567');
    expect(getCountryButton()).toHaveAccessibleName(getCountryButtonName('Germany'));
  });

  test('§3.14 §5.1 a typed country code that is not in the list keeps the country, and a notice reports the removed plus', async () => {
    const { user } = await openContactDialog();
    await user.type(getTextField(labels.phone), '+9991234');
    expect(getTextField(labels.phone)).toHaveValue('9991234');
    expect(await screen.findByText(collapseSpaces(formatRemovedNotice('phone', '+')))).toBeInTheDocument();
    await user.type(getTextField(labels.phone), '7', { initialSelectionStart: 0, initialSelectionEnd: 7 });
    expect(getTextField(labels.phone)).toHaveValue('7');
    expect(getCountryButton()).toHaveAccessibleName(getCountryButtonName('India'));
  });

  test('§2.12 the counter updates with each key and is announced only after a pause', async () => {
    const { user } = await openContactDialog();
    await user.type(getTextField(labels.message), 'Hello');
    expect(screen.getByText(formatTypedCount(5))).toBeVisible();
    const remainingText = formatPlural(controls.characters.left, 495, settings.locale);
    expect(screen.queryByText(remainingText)).not.toBeInTheDocument();
    expect(await screen.findByText(remainingText)).toBeInTheDocument();
    expect(getTextField(labels.message)).toHaveAccessibleDescription(
      buildPattern(fillPlaceholders(formWords.hints.specified.message, { limit: 500 })),
    );
  });
});

describe('§5.2 error messages', () => {
  test('§5.2 §2.12 §8 an invalid form is not sent, shows errors at the fields and in the toast, and focuses the first invalid field', async () => {
    const { user } = await openContactDialog();
    for (const name of Object.keys(TEXTS_BY_LABEL)) expect(getTextField(name)).toBeRequired();
    await user.type(getTextField(labels.email), '1a@mail.com');
    await user.click(getSendButton());
    await expectFocusOn(() => getTextField(labels.name));
    expect(getTextField(labels.name)).toBeInvalid();
    expect(getTextField(labels.name)).toHaveAccessibleDescription(buildPattern(messages.name.missing));
    expect(getTextField(labels.email)).toHaveAccessibleDescription(buildPattern(messages.email.start));
    expect(getTextField(labels.phone)).toHaveAccessibleDescription(buildPattern(messages.phone.missing));
    expect(getTextField(labels.message)).toHaveAccessibleDescription(buildPattern(messages.message.missing));
    const toast = screen.getByRole('region', { name: shared.fixErrors });
    expect(
      within(toast)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([messages.name.missing, messages.email.start, messages.phone.missing, messages.message.missing]);
    // The focused field announces its own error. A polite live region announces the other errors once.
    expectAnnounced(
      await screen.findByText(
        collapseSpaces(formatOtherErrors(messages.email.start, messages.phone.missing, messages.message.missing)),
      ),
    );
    expect(toast).not.toHaveAttribute('aria-live');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(relay.calls).toHaveLength(0);
    const initialUrl = window.location.href;
    await user.click(within(toast).getByRole('link', { name: messages.message.missing }));
    expect(getTextField(labels.message)).toHaveFocus();
    expect(window.location.href).toBe(initialUrl);
  });

  test("§4.5 an edit clears the field's error, a valid value removes its toast line, and Dismiss focuses the first invalid field", async () => {
    const { user } = await openContactDialog();
    await user.click(getSendButton());
    const otherErrors = formatOtherErrors(messages.email.missing, messages.phone.missing, messages.message.missing);
    await screen.findByText(collapseSpaces(otherErrors));
    await user.type(getTextField(labels.email), 'a');
    // An edit removes the announced text, which may be untrue after the edit. Corrections are not announced.
    const expectErrorsNotAnnounced = () => expect(readAnnouncedTexts().join()).not.toContain(messages.phone.missing);
    expectErrorsNotAnnounced();
    expect(getTextField(labels.email)).not.toHaveAttribute('aria-invalid', 'true');
    expect(getTextField(labels.email)).not.toHaveAccessibleDescription(buildPattern(messages.email.missing));
    expect(await screen.findByRole('link', { name: messages.email.ending })).toBeVisible();
    await user.type(getTextField(labels.email), '@b.com');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: buildPattern(messages.email.ending) })).not.toBeInTheDocument(),
    );
    await user.type(getTextField(labels.name), 'Ada');
    await waitFor(() => expect(screen.queryByRole('link', { name: messages.name.missing })).not.toBeInTheDocument());
    const toast = screen.getByRole('region', { name: shared.fixErrors });
    await user.click(within(toast).getByRole('button', { name: shared.dismiss }));
    expect(screen.queryByRole('region', { name: shared.fixErrors })).not.toBeInTheDocument();
    expect(getTextField(labels.phone)).toBeInvalid();
    // The focus moves to the first field that is still invalid.
    await expectFocusOn(() => getTextField(labels.phone));
    expectErrorsNotAnnounced();
  });

  test('3.3.1 4.1.3 Enter in the first invalid field announces every error, and adds no description before the focus leaves the field', async () => {
    const { user } = await openContactDialog();
    await user.type(getTextField(labels.name), '{Enter}');
    const errors = [messages.name, messages.email, messages.phone, messages.message].map(({ missing }) => missing);
    expectAnnounced(await screen.findByText(collapseSpaces(errors.join(shared.betweenSentences))));
    expect(getTextField(labels.name)).toHaveFocus();
    expect(getTextField(labels.name)).toBeInvalid();
    expect(getTextField(labels.name)).not.toHaveAccessibleDescription(buildPattern(messages.name.missing));
    await user.tab();
    expect(getTextField(labels.name)).toHaveAccessibleDescription(buildPattern(messages.name.missing));
  });

  test.each([
    ['a press', (user: User) => user.click(getTextField(labels.message))],
    ['Shift+Tab', (user: User) => user.tab({ shift: true })],
  ])(
    '§5.2 after the visitor leaves the submit button by %s, the focus does not move to the first invalid field',
    async (_, move) => {
      const { user } = await openContactDialog();
      await user.click(getSendButton());
      await screen.findByRole('region', { name: shared.fixErrors });
      await move(user);
      const focusedControl = document.activeElement;
      // Waits longer than the delay after which the focus would move.
      await act(() => new Promise<void>((resolve) => void runAfterAnnouncement(resolve, 2)));
      expect(focusedControl).toHaveFocus();
      expect(focusedControl).not.toBe(getSendButton());
    },
  );

  test('§8 a relay error appears beside its field until an edit, and the form can send a rejected value again', async () => {
    const [NAME_ERROR, EMAIL_ERROR] = ['Nobody is called that', 'No mail arrives there'];
    relay.respond = () => Response.json({ errors: { name: NAME_ERROR, email: EMAIL_ERROR } }, { status: 422 });
    const { user } = await openContactDialog();
    await fillForm(user);
    await user.click(getSendButton());
    await expectFocusOn(() => getTextField(labels.name));
    expect(getTextField(labels.name)).toHaveAccessibleDescription(buildPattern(NAME_ERROR));
    expect(getTextField(labels.message)).toHaveValue('Hello there');
    // Both values that the relay rejected pass the form's own rules.
    await user.type(getTextField(labels.name), 's');
    await waitFor(() => expect(screen.queryByRole('link', { name: NAME_ERROR })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: EMAIL_ERROR })).toBeVisible();
    expect(getTextField(labels.email)).toHaveAccessibleDescription(buildPattern(EMAIL_ERROR));
    // The form sends an unchanged value again, because the relay may accept it at the next attempt.
    relay.respond = createAcceptedResponse;
    await user.click(getSendButton());
    await screen.findByRole('dialog', { name: SUCCESS_TITLE });
  });

  test('§8 a relay error for a field that the form does not have opens the failure alert', async () => {
    relay.respond = () => Response.json({ errors: { resume: 'Not here' } }, { status: 422 });
    const { user } = await openContactDialog();
    await fillForm(user);
    await user.click(getSendButton());
    await screen.findByRole('alertdialog', { name: outcomes.contact.failure });
    expect(screen.queryByRole('region', { name: shared.fixErrors })).not.toBeInTheDocument();
  });
});

describe('§4.5 sending the form', () => {
  test('§4.5 while the form is being sent, its buttons are disabled, and the browser asks before the tab closes', async () => {
    const heldResponses = holdResponses();
    relay.respond = heldResponses.respond;
    const { user } = await openContactDialog();
    await fillForm(user);
    expect(isUnloadPrevented()).toBe(false);
    await user.click(getSendButton());
    expect(await screen.findByRole('button', { name: words.submitting })).toBeDisabled();
    expect(screen.getByRole('button', { name: shared.cancel })).toBeDisabled();
    const progressBar = screen.getByRole('progressbar', { name: words.submitting });
    expect(progressBar).toHaveFocus();
    expect(progressBar).not.toHaveAttribute('value');
    // The focused element announces the text, so no live region may repeat it.
    expect(readAnnouncedTexts()).not.toContain(words.submitting);
    // While the form is being sent, and only then, the browser asks for confirmation before the tab closes.
    expect(isUnloadPrevented()).toBe(true);
    await heldResponses.release();
    await screen.findByRole('dialog', { name: SUCCESS_TITLE });
    expect(isUnloadPrevented()).toBe(false);
    await waitFor(() => expect(document.querySelector('progress')).not.toBeInTheDocument());
  });

  test('§4.5 sending with Enter keeps the focus in the field and is announced in a polite live region', async () => {
    const heldResponses = holdResponses();
    relay.respond = heldResponses.respond;
    const { user } = await openContactDialog();
    await fillForm(user);
    await user.type(getTextField(labels.name), '{Enter}');
    await screen.findByRole('button', { name: words.submitting });
    expect(getTextField(labels.name)).toHaveFocus();
    expect(readAnnouncedTexts()).toContain(words.submitting);
    expect(screen.getByRole('progressbar', { name: words.submitting })).not.toHaveFocus();
    await heldResponses.release();
    await screen.findByRole('dialog', { name: SUCCESS_TITLE });
    expect(readAnnouncedTexts()).not.toContain(words.submitting);
  });

  test('§8 a failure shows an alert and keeps every value, and a retry sends the same idempotency key and fields', async () => {
    relay.respond = () => Promise.reject(new TypeError('offline'));
    const { user } = await openContactDialog();
    await fillForm(user);
    await user.click(getSendButton());
    await screen.findByRole('alertdialog', { name: outcomes.contact.failure });
    expect(screen.getByRole('button', { name: shared.ok })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: shared.ok }));
    await expectFocusOn(getSendButton);
    expect(getTextField(labels.message)).toHaveValue('Hello there');
    // The text of the closed alert stays in the form until the next edit or submit, and is not announced again.
    expect(screen.getByText(outcomes.contact.failure).closest('[aria-live]')).toBeNull();
    relay.respond = createAcceptedResponse;
    await user.click(getSendButton());
    await screen.findByRole('dialog', { name: SUCCESS_TITLE });
    const [firstCall, secondCall] = relay.calls;
    expect(secondCall?.fields).toEqual({ ...firstCall?.fields, age: secondCall?.fields.age });
  });

  describe('a form that is closed and opened again during sending', () => {
    test('§8 the reopened form shows an alert when the submission fails, and keeps every value', async () => {
      const { user, release } = await reopenDuringSending();
      await release(() => Response.json({ message: 'Slow down', says: 'tooMany' }, { status: 429 }));
      const alert = await screen.findByRole('alertdialog', { name: outcomes.contact.failure });
      expect(alert).toHaveAccessibleDescription('Slow down');
      await user.click(screen.getByRole('button', { name: shared.ok }));
      await expectFocusOn(getSendButton);
      expect(getTextField(labels.message)).toHaveValue('Hello there');
    });

    test("§8 the reopened form shows the relay's message beside a rejected field", async () => {
      const { release } = await reopenDuringSending();
      await release(() => Response.json({ errors: { name: 'No such name' } }, { status: 422 }));
      await waitFor(() => expect(getTextField(labels.name)).toHaveAccessibleDescription(buildPattern('No such name')));
      await expectFocusOn(() => getTextField(labels.name));
    });

    test('§4.5 the reopened form is empty after a success', async () => {
      const { release } = await reopenDuringSending();
      await release();
      await screen.findByRole('dialog', { name: SUCCESS_TITLE });
      expect(document.querySelector('textarea')).toHaveValue('');
      expect(sessionStorage.getItem('draft:contact')).toBeNull();
    });

    test('§4.5 the success overlay does not appear when the form opens after the success', async () => {
      const { store, release } = await closeDuringSending();
      await release();
      await screen.findByText(SUCCESS_TITLE);
      const onFocusIn = jest.fn<void, [FocusEvent]>();
      document.addEventListener('focusin', onFocusIn);
      act(() => void store.dispatch(contactDialogOpened()));
      await screen.findByRole('dialog', { name: words.title });
      document.removeEventListener('focusin', onFocusIn);
      // An overlay that appears only for a moment would still move the focus.
      const focusedElements = onFocusIn.mock.calls.map(([{ target }]) => target as Element);
      expect(focusedElements.some((element) => element.closest('[popover]'))).toBe(false);
    });
  });
});

test('§2.12 §4.5 the success overlay shows text, e-mail address and reference, and after Close the page still shows the reference', async () => {
  const { user, store } = await openContactDialog();
  await fillForm(user);
  await user.click(getSendButton());
  const overlay = await screen.findByRole('dialog', { name: SUCCESS_TITLE });
  const mailNotice = fillPlaceholders(outcomes.writeTo, { email: isolate('ada@mail.com') });
  expect(overlay).toHaveAccessibleDescription(
    buildPattern(
      `${outcomes.contact.text} ${mailNotice} ${fillPlaceholders(outcomes.reference, { reference: 'BB-7K3F9Q' })}`,
    ),
  );
  for (const text of [outcomes.contact.text, mailNotice, 'BB-7K3F9Q']) expect(overlay).toHaveTextContent(text);
  const closeButton = within(overlay).getByRole('button', { name: controls.close });
  expect(closeButton).toHaveFocus();
  await user.click(closeButton);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectFocusOn(() => screen.getByRole('button', { name: 'Open' }));
  const status = (await screen.findByText(SUCCESS_TITLE)).closest('[aria-live]');
  expect(status).toHaveTextContent('BB-7K3F9Q');
  // The overlay has already announced the text of the status, so the status must not announce it again.
  expect(status).toHaveAttribute('aria-live', 'off');
  act(() => void store.dispatch(contactDialogOpened()));
  expect(getTextField(labels.name)).toHaveValue('');
  expect(getTextField(labels.message)).toHaveValue('');
});

test('§5.1 inclusive rules accept accents, a domain with an umlaut and an international number, and the numbering plans load before the submit', async () => {
  const { user } = await openContactDialog('inclusive');
  expect(mockPlansLoaded).not.toHaveBeenCalled();
  await fillFields(user, {
    [labels.name]: "Zoë O'Hara-Müller",
    [labels.email]: 'zoe+hi@müller.de',
    [labels.phone]: '+49 30 901820',
    [labels.message]: 'Hallo',
  });
  await waitFor(() => expect(mockPlansLoaded).toHaveBeenCalledTimes(1));
  await user.click(getSendButton());
  await screen.findByRole('dialog', { name: SUCCESS_TITLE });
  expect(relay.calls[0]?.fields).toMatchObject({ name: "Zoë O'Hara-Müller", country: 'DE', phone: '30901820' });
});

test('§4.5 Escape in the country list and on its button closes the list, not the dialog', async () => {
  const { user } = await openContactDialog();
  for (const isOnButton of [false, true]) {
    await user.click(getCountryButton());
    if (isOnButton) act(() => getCountryButton().focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(getCountryButton()).toHaveFocus();
  }
  expect(screen.getByRole('dialog', { name: words.title })).toBeVisible();
});
