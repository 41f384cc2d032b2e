import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectSaid, said } from '../../../test/liveText';
import { countries } from '#site/countries';
import { contactRequested } from '../../store/contactModal/contactModalSlice';
import { SubmissionStatus } from '../shared/SubmissionStatus';
import {
  accepted,
  beginDraft,
  expectFocusOn,
  expectNoAxeViolations,
  firm,
  messageArrived,
  renderBehindButton,
  startRelay,
  type Relay,
  type User,
} from '../testing/formWorld';
import ContactDialog from './ContactDialog';

let relay: Relay;
beforeEach(() => {
  relay = startRelay();
  beginDraft('contact');
});

async function openContact() {
  const world = renderBehindButton(
    (close) => <ContactDialog firm={firm} countries={countries} formRules="specified" onClose={close} />,
    <SubmissionStatus />,
  );
  world.store.dispatch(contactRequested());
  await world.open();
  await screen.findByRole('dialog', { name: 'Reach Us' });
  return world;
}

const ENTRIES = { 'Full Name': 'Ada Lovelace', Email: 'ada@mail.com', Phone: '9876543210', Message: 'Hello there' };
const field = (name: string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

async function fill(user: User) {
  for (const [name, text] of Object.entries(ENTRIES)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

const trigger = () => screen.getByRole('button', { name: /Country code/ });
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function sendOne() {
  const world = await openContact();
  await fill(world.user);
  await world.user.click(sendButton());
  const overlay = await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
  return { ...world, overlay };
}

/** An answer that comes when the test says so. */
function heldAnswer() {
  const waiting: ((response: Response) => void)[] = [];
  return {
    answer: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    release: () => act(async () => waiting.forEach((resolve) => resolve(accepted()))),
  };
}

test('§2.12 the dialog shows its title, subtitle, fields and buttons, and axe finds nothing', async () => {
  await openContact();
  const dialog = screen.getByRole('dialog', { name: 'Reach Us' });
  expect(dialog).toHaveTextContent(
    "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  );
  for (const name of ['Full Name', 'Email', 'Phone', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Full Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Phone')).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByRole('button', { name: 'Country code India +91' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  expect(sendButton()).toBeEnabled();
  expect(screen.getByText('0/500 characters')).toBeVisible();
  await expectNoAxeViolations();
});

test('§3.13 §7.1 a message reaches the relay as its payload and nothing else', async () => {
  const { user } = await openContact();
  await fill(user);
  await user.click(sendButton());
  await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
  const [call] = relay.calls;
  expect(call?.path).toBe('/api/submissions/contacts');
  expect(call?.body).toEqual({
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    name: 'Ada Lovelace',
    email: 'ada@mail.com',
    phone: '+919876543210',
    message: 'Hello there',
    targetGid: '528138283',
  });
  expect(Number(call?.headers.get('Form-Age'))).toBeGreaterThan(2000);
  expect(call?.headers.get('Form-Trap') ?? '').toBe('');
});

describe('§5.1 filtering while typing', () => {
  test('§5.1 what the fields do not take is left out, and a polite status says so', async () => {
    const { user } = await openContact();
    await user.type(field('Full Name'), 'Ada7!');
    expect(field('Full Name')).toHaveValue('Ada');
    const notice = "'7' and exclamation mark '!' were left out: only letters and spaces";
    expectSaid(await screen.findByText(notice));
    await user.type(field('Full Name'), 'm');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  test.each([
    ['Email', 'ann-lee@mail.com', 'annlee@mail.com', "Hyphen '-' was left out: only letters, digits, @ and dots"],
    ['Phone', '98x76543210', '9876543210', "'x' was left out: only digits"],
    ['Full Name', 'Ann_Lee 7th - of 9', 'AnnLee th  of ', 'Some characters were left out: only letters and spaces'],
  ])(
    '§5.1 %s: what is left out in the middle of typing is told once typing pauses',
    async (name, typed, kept, notice) => {
      await openContact();
      // Without a pause between the keys, however busy the machine is.
      const control = field(name) as HTMLInputElement;
      for (const key of typed) fireEvent.input(control, { target: { value: control.value + key } });
      expect(field(name)).toHaveValue(kept);
      expect(screen.queryByText(notice)).not.toBeInTheDocument();
      expectSaid(await screen.findByText(notice));
      expect(screen.getAllByText(/left out/)).toHaveLength(1);
    },
  );

  test('§5.1 the same again is told as such: a screen reader drops a text that equals the last', async () => {
    const { user } = await openContact();
    const notice = "'7' was left out: only letters and spaces";
    await user.type(field('Full Name'), 'A7');
    expect(await screen.findByText(notice)).toBeInTheDocument();
    await user.type(field('Full Name'), 'd7');
    expect(await screen.findByText(`Again: ${notice}`)).toBeInTheDocument();
    await user.type(field('Full Name'), 'a7');
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(field('Full Name')).toHaveValue('Ada');
  });

  test.each([
    ['Japanese, which this field does not take', ['あ', 'あd'], 'd', "'あ' was left out: only letters and spaces"],
    ['letters that it takes', ['A', 'Ad', 'Ada'], 'Ada', null],
  ])('§5.1 an input method decides before anything is left out: %s', async (_what, steps, kept, notice) => {
    await openContact();
    const control = field('Full Name');
    fireEvent.compositionStart(control);
    for (const value of steps) {
      fireEvent.input(control, { target: { value }, isComposing: true });
      expect(control).toHaveValue(value);
    }
    fireEvent.compositionEnd(control);
    expect(control).toHaveValue(kept);
    if (notice) expect(await screen.findByText(notice)).toBeInTheDocument();
  });

  test('§5.1 pasted text is filtered before it is cut to length', async () => {
    const { user } = await openContact();
    await user.click(field('Phone'));
    await user.paste('98-76-54-32-10');
    expect(field('Phone')).toHaveValue('9876543210');
    await user.click(field('Full Name'));
    await user.paste('Maximiliana Alexandra');
    expect(field('Full Name')).toHaveValue('Maximiliana Alexan');
    expect(await screen.findByText('Only the first 18 characters are kept')).toBeInTheDocument();
  });

  test('§5.1 of 10,000 characters pasted the first 500 stay, and that is said', async () => {
    const { user } = await openContact();
    await user.click(field('Message'));
    await user.paste('Hello '.repeat(1667));
    expect(field('Message')).toHaveValue('Hello '.repeat(84).slice(0, 500));
    expectSaid(await screen.findByText('Only the first 500 characters are kept'));
    expect(screen.getByText('500/500 characters')).toBeVisible();
  });

  test('§5.1 a letter typed in the middle leaves the caret where it was', async () => {
    const { user } = await openContact();
    await user.type(field('Full Name'), 'Adlovelace');
    await user.type(field('Full Name'), '9a', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field('Full Name')).toHaveValue('Adalovelace');
  });

  test('§3.14 a number pasted with its country code chooses the country and keeps all ten digits', async () => {
    const { user } = await openContact();
    await user.click(field('Phone'));
    await user.paste('+49 151 2345678');
    expect(field('Phone')).toHaveValue('1512345678');
    expect(screen.getByRole('button', { name: 'Country code Germany +49' })).toBeVisible();
  });

  test.each(['+49 176 1234 5678', '0049 176 1234 5678'])(
    '§3.14 §5.1 %s loses its country code before it is cut to ten digits, and both are said',
    async (number) => {
      const { user } = await openContact();
      await user.click(field('Phone'));
      await user.paste(number);
      expect(field('Phone')).toHaveValue('1761234567');
      expect(trigger()).toHaveAccessibleName('Country code Germany +49');
      expect(
        await screen.findByText('Country code set to Germany +49. Only the first 10 digits are kept'),
      ).toBeInTheDocument();
    },
  );

  test('§3.14 a number of a country that is not in the list keeps the chosen one', async () => {
    const { user } = await openContact();
    await user.click(field('Phone'));
    await user.paste('+358 40 123456');
    expect(field('Phone')).toHaveValue('3584012345');
    expect(trigger()).toHaveAccessibleName('Country code India +91');
  });

  test('§2.12 the counter follows each key and speaks after a pause only', async () => {
    const { user } = await openContact();
    await user.type(field('Message'), 'Hello');
    expect(screen.getByText('5/500 characters')).toBeVisible();
    expect(screen.queryByText('495 characters left')).not.toBeInTheDocument();
    expect(await screen.findByText('495 characters left')).toBeInTheDocument();
    expect(field('Message')).toHaveAccessibleDescription(/Up to 500 characters/);
  });
});

describe('§5.2 errors', () => {
  test('§5.2 §2.12 nothing is sent; each field has its message, the toast lists them, focus is on the first', async () => {
    const { user } = await openContact();
    await user.type(field('Email'), '1a@mail.com');
    await user.click(sendButton());
    await expectFocusOn(() => field('Full Name'));
    expect(field('Full Name')).toBeInvalid();
    expect(field('Full Name')).toHaveAccessibleDescription(/Name is required/);
    expect(field('Email')).toHaveAccessibleDescription(/Email username must start with a letter/);
    expect(field('Phone')).toHaveAccessibleDescription(/Phone number is required/);
    expect(field('Message')).toHaveAccessibleDescription(/Message is required/);
    const toast = screen.getByRole('region', { name: 'Please fix the following errors:' });
    expect(
      within(toast)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name is required',
      'Email username must start with a letter',
      'Phone number is required',
      'Message is required',
    ]);
    expect(toast).not.toHaveAttribute('aria-live');
    expect(relay.calls).toHaveLength(0);
    await expectNoAxeViolations();
  });

  test('§8 the errors beyond the focused one are told once, politely', async () => {
    const { user } = await openContact();
    await user.type(field('Full Name'), 'Ada');
    await user.click(sendButton());
    expectSaid(await screen.findByText('Also: Phone number is required. Message is required.'));
    await expectFocusOn(() => field('Email'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('§2.12 a line of the toast leads to its field and leaves the route alone', async () => {
    const { user } = await openContact();
    await user.click(sendButton());
    const before = window.location.href;
    await user.click(await screen.findByRole('link', { name: 'Message is required' }));
    expect(field('Message')).toHaveFocus();
    expect(window.location.href).toBe(before);
  });

  test('§4.5 editing a field clears its error; its line goes once it is mended, the toast once it is dismissed', async () => {
    const { user } = await openContact();
    await user.click(sendButton());
    await screen.findByRole('link', { name: 'Email is required' });
    await user.type(field('Email'), 'a');
    expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true');
    expect(field('Email')).not.toHaveAccessibleDescription(/required/);
    expect(await screen.findByRole('link', { name: 'Email must end with .com' })).toBeVisible();
    await user.type(field('Email'), '@b.com');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Email/ })).not.toBeInTheDocument());
    // Told once, at the submit: mending is not commented.
    expect(await screen.findByText(/^Also: /)).toHaveTextContent('Email is required');
    expect(screen.getByRole('link', { name: 'Name is required' })).toBeVisible();
    const toast = screen.getByRole('region', { name: 'Please fix the following errors:' });
    await user.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Please fix the following errors:' })).not.toBeInTheDocument();
    expect(field('Full Name')).toBeInvalid();
    await expectFocusOn(() => field('Full Name'));
  });

  test('§4.5 dismissing the toast goes to the first field that is still wrong', async () => {
    const { user } = await openContact();
    await user.click(sendButton());
    await user.type(field('Full Name'), 'Ada');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Name is required' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expectFocusOn(() => field('Email'));
    expect(screen.queryByText(/^Also: /)).not.toBeInTheDocument();
  });

  test('§8 what the relay refuses appears beside its field', async () => {
    relay.answer = () => Response.json({ errors: { email: 'Email must end with .com' } }, { status: 422 });
    const { user } = await openContact();
    await fill(user);
    await user.click(sendButton());
    await expectFocusOn(() => field('Email'));
    expect(field('Email')).toHaveAccessibleDescription(/Email must end with \.com/);
    expect(field('Message')).toHaveValue('Hello there');
  });
});

describe('§4.5 sending', () => {
  test('§4.5 the button reads Sending..., both are disabled, and the focus waits on what says so', async () => {
    const held = heldAnswer();
    relay.answer = held.answer;
    const { user } = await openContact();
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    const waiting = screen.getByRole('progressbar', { name: 'Sending...' });
    expect(waiting).toHaveFocus();
    expect(waiting).not.toHaveAttribute('value');
    // What has the focus says it: nothing else may.
    expect(said()).not.toContain('Sending...');
    await expectNoAxeViolations();
    await held.release();
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    await waitFor(() => expect(document.querySelector('progress')).not.toBeInTheDocument());
  });

  test('§4.5 Enter in a field leaves the focus there, and the words are said politely', async () => {
    const held = heldAnswer();
    relay.answer = held.answer;
    const { user } = await openContact();
    await fill(user);
    await user.type(field('Full Name'), '{Enter}');
    await screen.findByRole('button', { name: 'Sending...' });
    expect(field('Full Name')).toHaveFocus();
    expect(said()).toContain('Sending...');
    expect(screen.getByRole('progressbar', { name: 'Sending...' })).not.toHaveFocus();
    await held.release();
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    expect(said()).not.toContain('Sending...');
  });

  test('case 9 a double click and Enter twenty times send once', async () => {
    const held = heldAnswer();
    relay.answer = held.answer;
    const { user } = await openContact();
    await fill(user);
    await user.dblClick(sendButton());
    await user.type(field('Full Name'), '{Enter}'.repeat(20));
    await held.release();
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    expect(relay.calls).toHaveLength(1);
  });

  test('case 10 Escape, the X and the backdrop are ignored while sending, and focus stays in the dialog', async () => {
    const held = heldAnswer();
    relay.answer = held.answer;
    const { user } = await openContact();
    await fill(user);
    await user.click(sendButton());
    await screen.findByRole('button', { name: 'Sending...' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(document.body);
    const dialog = screen.getByRole('dialog', { name: 'Reach Us' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await held.release();
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
  });

  test('case 11 the browser asks before the tab closes while sending, and only then', async () => {
    const held = heldAnswer();
    relay.answer = held.answer;
    const { user } = await openContact();
    await fill(user);
    expect(asks()).toBe(false);
    await user.click(sendButton());
    await screen.findByRole('button', { name: 'Sending...' });
    expect(asks()).toBe(true);
    await held.release();
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    expect(asks()).toBe(false);
  });

  test('§8 case 8 a failure alerts, keeps the dialog and every entry, and the retry carries the same key and payload', async () => {
    relay.answer = () => Promise.reject(new TypeError('offline'));
    const { user } = await openContact();
    await fill(user);
    await user.click(sendButton());
    await screen.findByRole('alertdialog', { name: 'There was an error submitting your message. Please try again.' });
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await messageArrived();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await expectFocusOn(sendButton);
    expect(field('Message')).toHaveValue('Hello there');
    relay.answer = accepted;
    await user.click(sendButton());
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    const [first, second] = relay.calls;
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('case 13 a retry after a change is another submission', async () => {
    relay.answer = () => new Response(null, { status: 503 });
    const { user } = await openContact();
    await fill(user);
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.type(field('Message'), '!');
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const keys = relay.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('case 25 a message written faster than a bot is told from is held back until it is old enough', async () => {
    beginDraft('contact', {}, 0);
    const { user } = await openContact();
    await fill(user);
    await user.click(sendButton());
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    expect(Number(relay.calls[0]?.headers.get('Form-Age'))).toBeGreaterThanOrEqual(2000);
  });
});

describe('§2.12 success', () => {
  test('§2.12 the overlay has the words, where the answer goes and the reference; Close has the focus', async () => {
    const { overlay } = await sendOne();
    expect(overlay).toHaveTextContent("Thank you for reaching out to us. We'll get back to you soon.");
    expect(overlay).toHaveTextContent('We will write to ada@mail.com');
    expect(overlay).toHaveTextContent('BB-7K3F9Q');
    expect(within(overlay).getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(overlay).toHaveAccessibleDescription(
      /^Thank you for reaching out to us\..*We will write to ada@mail\.com.*BB-7K3F9Q/,
    );
    await messageArrived();
    await expectNoAxeViolations();
  });

  test('§4.5 Close closes both, focus returns to the opener, the text stays on the page, the form is empty again', async () => {
    const { user, open, store, overlay } = await sendOne();
    await user.click(within(overlay).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectFocusOn(() => screen.getByRole('button', { name: 'Open' }));
    const status = screen.getByText('Message Sent Successfully!').closest('[aria-live]');
    expect(status).toHaveTextContent('BB-7K3F9Q');
    // The overlay has said it.
    expect(status).toHaveAttribute('aria-live', 'off');
    store.dispatch(contactRequested());
    await open();
    expect(field('Full Name')).toHaveValue('');
    expect(field('Message')).toHaveValue('');
  });

  test('§2.12 the form that is empty again says nothing of characters left', async () => {
    const { user } = await openContact();
    await fill(user);
    expect(await screen.findByText('489 characters left')).toBeInTheDocument();
    await user.click(sendButton());
    await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    expect(screen.getByText('0/500 characters')).toBeInTheDocument();
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  });

  test('§9.1 the overlay closes by itself after 6000 ms, not before', async () => {
    await sendOne();
    const start = performance.now();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 7000 });
    expect(performance.now() - start).toBeGreaterThan(5000);
    await expectFocusOn(() => screen.getByRole('button', { name: 'Open' }));
  });

  test('§4.5 an overlay that was used waits for its visitor', async () => {
    const { user } = await sendOne();
    await user.keyboard('{Shift}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 6300)));
    expect(screen.getByRole('dialog', { name: 'Message Sent Successfully!' })).toBeVisible();
  });
});

test('§4.5 a dialog closed by accident keeps what was typed', async () => {
  const { user, open, store } = await openContact();
  await fill(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  store.dispatch(contactRequested());
  await open();
  expect(field('Full Name')).toHaveValue('Ada Lovelace');
  expect(field('Message')).toHaveValue('Hello there');
});

test('§5.1 inclusive rules take names of any script, any domain and numbers by country', async () => {
  const world = renderBehindButton(() => <ContactDialog firm={firm} countries={countries} formRules="inclusive" />);
  world.store.dispatch(contactRequested());
  await world.open();
  const { user } = world;
  const entries = {
    'Full Name': "Zoë O'Hara-Müller",
    Email: 'zoe+hi@müller.de',
    Phone: '+49 30 901820',
    Message: 'Hallo',
  };
  for (const [name, text] of Object.entries(entries)) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(sendButton());
  await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
  expect(relay.calls[0]?.body).toMatchObject({ name: "Zoë O'Hara-Müller", phone: '+4930901820' });
});

describe('§3.14 country code', () => {
  test('§3.14 ten options in the given order, India first and chosen', async () => {
    const { user } = await openContact();
    await user.click(trigger());
    const options = within(screen.getByRole('listbox', { name: 'Country code' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(countries.map(({ name, code }) => `${name} ${code}`));
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(document.querySelector('img[src="/flags/w20/in.png"]')).toBeInTheDocument());
    await expectNoAxeViolations();
  });

  test('§4.5 a choice closes the list; typing ahead finds it', async () => {
    const { user } = await openContact();
    await user.click(trigger());
    await user.keyboard('ger{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(trigger()).toHaveAccessibleName('Country code Germany +49');
    await expectFocusOn(trigger);
  });

  test('§4.5 Escape closes the list only', async () => {
    const { user } = await openContact();
    await user.click(trigger());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Reach Us' })).toBeVisible();
  });

  test('§4.5 Escape on the button closes the list only, too', async () => {
    const { user } = await openContact();
    await user.click(trigger());
    act(() => trigger().focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Reach Us' })).toBeVisible();
    expect(trigger()).toHaveFocus();
  });

  test('§4.5 the list toggles on its button: a mouse, a finger and a key each open and close it', async () => {
    const { user } = await openContact();
    const tap = () => user.pointer({ keys: '[TouchA]', target: trigger() });
    const press = async () => {
      act(() => trigger().focus());
      await user.keyboard(' ');
    };
    for (const [how, use] of Object.entries({ mouse: () => user.click(trigger()), tap, press })) {
      await use();
      expect([how, trigger().getAttribute('aria-expanded')]).toEqual([how, 'true']);
      expect(screen.getByRole('listbox')).toBeVisible();
      await use();
      expect([how, trigger().getAttribute('aria-expanded')]).toEqual([how, 'false']);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(trigger()).toHaveFocus();
    }
  });

  test('§4.5 a key that is held down opens the list, or chooses, once', async () => {
    const { user } = await openContact();
    act(() => trigger().focus());
    await user.keyboard('{Enter>5/}');
    expect(screen.getByRole('option', { name: 'India +91' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter>5/}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(trigger()).toHaveAccessibleName('Country code United States +1');
    expect(trigger()).toHaveFocus();
  });

  test('APG an arrow opens the list from its button', async () => {
    const { user } = await openContact();
    for (const key of ['{ArrowDown}', '{ArrowUp}']) {
      act(() => trigger().focus());
      await user.keyboard(key);
      expect(screen.getByRole('option', { name: 'India +91' })).toHaveFocus();
      await user.keyboard('{Escape}');
    }
  });

  test('§9.1 the list closes 200 ms after focus leaves it, not at once', async () => {
    const { user } = await openContact();
    await user.click(trigger());
    expect(screen.getByRole('listbox')).toBeVisible();
    const left = performance.now();
    act(() => field('Message').focus());
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(performance.now() - left).toBeGreaterThan(190);
    expect(field('Message')).toHaveFocus();
  });
});
