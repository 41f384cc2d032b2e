import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAnnounced, readAnnouncedTexts } from '../../../test/liveText';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as formWords } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import { getResumeMessage } from '../../submission/resume';
import { createZip } from '../../submission/testing/fixtures';
import { jobCleared, jobSelected, selectJobId } from '../../store/application/applicationSlice';
import { useAppSelector } from '../../store/hooks';
import { formatFileSize } from '../fields/fieldWords';
import {
  createAcceptedResponse,
  createDraft,
  buildPattern,
  countries,
  expectFocusOn,
  expectNoAxeViolations,
  fillFields,
  getTextField,
  removeAsterisk,
  waitForAlertText,
  renderWithOpenButton,
  collapseSpaces,
  installMockRelay,
  type MockRelay,
  type User,
} from '../testing/formHarness';
import { SubmissionStatus } from '../shared/SubmissionStatus';
import ApplyDialog from './ApplyDialog';
import { formatLanguageQuery } from '../../submission';

const job = { id: 'gardener', title: 'GARDENER', description: 'Cut the hedge before others do.' };
const FILE_SIZE_LIMIT = 5 * 1024 * 1024;
const FORMATTED_LIMIT = new Intl.NumberFormat(settings.locale, { minimumFractionDigits: 1 }).format(5);
const words = formWords.application;
const { resume, shared } = formWords;
const DIALOG_TITLE = fillPlaceholders(words.title, { job: job.title });

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
  createDraft(`application:${job.id}`);
});

async function openApplyDialog() {
  const view = renderWithOpenButton(() => <ApplyDialog job={job} countries={countries} formRules="specified" />);
  await view.open();
  await screen.findByRole('dialog', { name: DIALOG_TITLE });
  return view;
}

const getChooseFileButton = () => screen.getByRole('button', { name: resume.choose });
/** Returns the file input that the button 'Choose file' activates. */
const getFileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const getDropAreaButton = () => screen.getByRole('button', { name: resume.drop });

/** Returns the `dataTransfer` of a drag with these files. */
const createDataTransfer = (...files: readonly File[]) => ({
  types: ['Files'],
  effectAllowed: 'all',
  dropEffect: 'none',
  files,
  items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
});
/** Returns the element that shows the name and size of a chosen file, or null when there is none. */
const queryFileLine = (fileName: string, byteCount = 1) =>
  screen.queryByText(
    collapseSpaces(fillPlaceholders(resume.file, { file: isolate(fileName), size: formatFileSize(byteCount) })),
  );
const getSubmitButton = () => screen.getByRole('button', { name: words.submit });

const createPdf = (name = 'ada.pdf', size = 64): File =>
  new File(['%PDF-1.7\n'.padEnd(size, ' ')], name, { type: 'application/pdf' });

const NAME_LABEL = removeAsterisk(words.labels.name);
const EMAIL_LABEL = removeAsterisk(words.labels.email);
const LETTER_LABEL = removeAsterisk(words.labels.coverLetter);
const TEXTS_BY_LABEL = {
  [NAME_LABEL]: 'Ada Lovelace',
  [EMAIL_LABEL]: 'ada@mail.com',
  [removeAsterisk(words.labels.phone)]: '9876543210',
  [LETTER_LABEL]: 'I count.',
};

const fillForm = (user: User) => fillFields(user, TEXTS_BY_LABEL);

test('§2.11 the dialog shows the job description, the required fields, the hint on file formats and the buttons', async () => {
  await openApplyDialog();
  expect(screen.getByRole('dialog', { name: DIALOG_TITLE })).toHaveAccessibleDescription(buildPattern(job.description));
  for (const name of Object.keys(TEXTS_BY_LABEL)) expect(getTextField(name)).toBeRequired();
  // The '*' is hidden from assistive technology. Instead, each control or the label of its group states that the field
  // is required.
  for (const asterisk of screen.getAllByText('*')) expect(asterisk).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByText('*')).toHaveLength(5);
  expect(
    within(screen.getByRole('group', { name: `${removeAsterisk(words.labels.resume)} ${shared.required}` })).getByRole(
      'button',
      { name: resume.choose },
    ),
  ).toBe(getChooseFileButton());
  expect(getChooseFileButton()).toHaveAccessibleDescription(fillPlaceholders(resume.formats, { limit: 5 }));
  expect(screen.getByText(resume.drop)).toBeVisible();
  expect(screen.getByText(fillPlaceholders(controls.characters.typed, { count: 0, limit: 500 }))).toBeVisible();
  expect(screen.getByRole('button', { name: shared.cancel })).toBeEnabled();
  expect(getSubmitButton()).toBeEnabled();
});

const DOCX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docxBytes = createZip([{ name: 'word/document.xml' }]);

test.each([
  ['a PDF', createPdf(), 'application/pdf'],
  ['a file of a type unknown to the system', new File([Uint8Array.from(docxBytes)], 'ada.docx'), DOCX_MEDIA_TYPE],
])(
  '§3.12 the dialog sends an application with %s to the relay and shows a success message',
  async (_title, file, type) => {
    const { user } = await openApplyDialog();
    await fillForm(user);
    await user.upload(getFileInput(), file);
    expectAnnounced(await screen.findByText(fillPlaceholders(resume.selected, { file: isolate(file.name) })));
    await user.click(getSubmitButton());
    const overlay = await screen.findByRole('dialog', { name: outcomes.application.title });
    expect(overlay).toHaveTextContent(outcomes.application.text);
    expect(overlay).toHaveTextContent(fillPlaceholders(outcomes.writeTo, { email: isolate('ada@mail.com') }));
    const [call] = relay.calls;
    expect(call?.path).toBe(`/api/submissions/applications${formatLanguageQuery('?')}`);
    expect(call?.fields).toEqual({
      key: expect.any(String),
      age: expect.any(String),
      website: '',
      jobTitle: job.title,
      name: 'Ada Lovelace',
      email: 'ada@mail.com',
      country: 'IN',
      phone: '9876543210',
      coverLetter: 'I count.',
    });
    expect(call?.file).toMatchObject({ name: file.name, type, size: file.size });
  },
);

test('§4.6 a retry with the same file, which the visitor has chosen again, has the same idempotency key', async () => {
  relay.respond = () => new Response(null, { status: 503 });
  const { user } = await openApplyDialog();
  await fillForm(user);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await user.upload(getFileInput(), new File(['%PDF-1.7'], 'ada.pdf', { lastModified: 1_700_000_000_000 }));
    await user.click(getSubmitButton());
    await screen.findByRole('alertdialog', { name: outcomes.application.failure });
    await user.click(screen.getByRole('button', { name: shared.ok }));
  }
  const [firstKey, secondKey] = relay.calls.map(({ fields }) => fields.key);
  expect(secondKey).toBe(firstKey);
});

test('§5.2 sending an empty form opens an alert with all errors, and OK focuses the first invalid field', async () => {
  const { user } = await openApplyDialog();
  await user.click(getSubmitButton());
  const alert = await screen.findByRole('alertdialog', { name: shared.fixErrors });
  await waitForAlertText();
  const expectedMessages = [
    messages.name.missing,
    messages.email.missing,
    messages.phone.missing,
    messages.coverLetter.missing,
    messages.resume.missing,
  ];
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(expectedMessages);
  for (const message of expectedMessages) expect(alert).toHaveAccessibleDescription(buildPattern(message));
  await user.click(within(alert).getByRole('button', { name: shared.ok }));
  await expectFocusOn(() => getTextField(NAME_LABEL));
  const toast = screen.getByRole('region', { name: shared.fixErrors });
  expect(
    within(toast)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(expectedMessages);
  expect(getTextField(NAME_LABEL)).toHaveAccessibleDescription(buildPattern(messages.name.missing));
  expect(getChooseFileButton()).toHaveAccessibleDescription(
    `${fillPlaceholders(resume.formats, { limit: 5 })} ${messages.resume.missing}`,
  );
  // The alert has announced these errors, so no live region may repeat them.
  expect(
    screen.queryByText(buildPattern(expectedMessages.slice(1, 3).join(shared.betweenSentences))),
  ).not.toBeInTheDocument();
  await user.click(within(toast).getByRole('link', { name: messages.resume.missing }));
  expect(getChooseFileButton()).toHaveFocus();
  expect(relay.calls).toHaveLength(0);
});

/** Delays the next read of a file. Returns a function that starts the read. */
function delayFileRead(): () => void {
  let startRead: () => void = () => undefined;
  const readSpy = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function delayRead(
    this: FileReader,
    file,
  ) {
    startRead = () => {
      readSpy.mockRestore();
      this.readAsArrayBuffer(file);
    };
  });
  return () => startRead();
}

describe('§4.5 an edit before or during a slow validation', () => {
  test('§4.5 while the next submit is validated, a corrected field shows no error', async () => {
    const { user } = await openApplyDialog();
    await user.click(getSubmitButton());
    await user.click(await screen.findByRole('button', { name: shared.ok }));
    const startRead = delayFileRead();
    await user.upload(getFileInput(), createPdf());
    await fillFields(user, { [NAME_LABEL]: 'Ada' });
    await user.click(getSubmitButton());
    expect(getTextField(NAME_LABEL)).not.toHaveAttribute('aria-invalid', 'true');
    expect(getTextField(EMAIL_LABEL)).toHaveAttribute('aria-invalid', 'true');
    startRead();
    await screen.findByRole('alertdialog', { name: shared.fixErrors });
  });

  test('§5.2 a value that becomes invalid during the validation is not sent, and its field shows the error', async () => {
    const { user } = await openApplyDialog();
    await fillForm(user);
    const startRead = delayFileRead();
    await user.upload(getFileInput(), createPdf());
    await user.click(getSubmitButton());
    await user.clear(getTextField(NAME_LABEL));
    startRead();
    await screen.findByRole('alertdialog', { name: shared.fixErrors });
    expect(getTextField(NAME_LABEL)).toHaveAccessibleDescription(buildPattern(messages.name.missing));
    expect(relay.calls).toHaveLength(0);
  });
});

/** Renders the dialog of the selected job. */
function SelectedJobDialog() {
  const id = useAppSelector(selectJobId) ?? job.id;
  return <ApplyDialog job={{ ...job, id }} countries={countries} formRules="specified" />;
}

test.each([
  ['success', () => createAcceptedResponse()],
  ['failure', () => new Response(null, { status: 503 })],
])(
  '§4.5 §8 the %s of an application changes nothing in the form of another job, which the visitor has opened meanwhile',
  async (result, createResponse) => {
    createDraft('application:tester');
    let respond: (response: Response) => void = () => undefined;
    relay.respond = () => new Promise((resolve) => (respond = resolve));
    const { user, store, open } = renderWithOpenButton(() => <SelectedJobDialog />, <SubmissionStatus />);
    await open();
    await fillForm(user);
    await user.upload(getFileInput(), createPdf());
    await user.click(getSubmitButton());
    await screen.findByRole('button', { name: words.submitting });
    await waitFor(() => expect(relay.calls).toHaveLength(1));
    act(() => void store.dispatch(jobSelected('tester')));
    await user.type(getTextField(LETTER_LABEL), 'I test.');
    await act(async () => respond(createResponse()));
    await waitFor(() => expect(store.getState().submissions.outcomes).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(getTextField(LETTER_LABEL)).toHaveValue('I test.');
    expect(getSubmitButton()).toBeEnabled();
    act(() => void store.dispatch(jobCleared()));
    const { title, failure } = outcomes.application;
    expect(await screen.findByText(result === 'success' ? title : failure)).toBeInTheDocument();
  },
);

describe('§5.2 the résumé field', () => {
  test('§5.2 an EXE renamed to .pdf is rejected with an error at the field, and the form is not sent', async () => {
    const { user } = await openApplyDialog();
    await fillForm(user);
    const file = new File(['MZ\u0090'], 'me.pdf', { type: 'application/pdf' });
    // A drop bypasses the `accept` attribute of the input.
    fireEvent.drop(getDropAreaButton(), { dataTransfer: createDataTransfer(file) });
    const message = getResumeMessage('type');
    await waitFor(() => expect(getChooseFileButton()).toHaveAccessibleDescription(buildPattern(message)));
    await user.click(getSubmitButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(collapseSpaces(message));
    expect(relay.calls).toHaveLength(0);
  });

  test('§9.2 a file of exactly 5 MB is accepted', async () => {
    const { user } = await openApplyDialog();
    await user.upload(getFileInput(), createPdf('whole.pdf', FILE_SIZE_LIMIT));
    expect(
      await screen.findByText(fillPlaceholders(resume.selected, { file: isolate('whole.pdf') })),
    ).toBeInTheDocument();
    const size = fillPlaceholders(resume.megabytes, { size: FORMATTED_LIMIT });
    expect(
      screen.getByText(collapseSpaces(fillPlaceholders(resume.file, { file: isolate('whole.pdf'), size }))),
    ).toBeVisible();
  });

  test('§5.2 an empty file and an unreadable file are rejected with a message', async () => {
    const { user } = await openApplyDialog();
    await user.upload(getFileInput(), new File([], 'nothing.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(getChooseFileButton()).toHaveAccessibleDescription(buildPattern(getResumeMessage('empty'))),
    );
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function failToRead(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    await user.upload(getFileInput(), createPdf('gone.pdf'));
    await waitFor(() =>
      expect(getChooseFileButton()).toHaveAccessibleDescription(buildPattern(getResumeMessage('unreadable'))),
    );
  });

  test('§2.11 the drop area is highlighted under a dragged file, and accepts the first of several dropped files', async () => {
    await openApplyDialog();
    const dropArea = getDropAreaButton().parentElement as HTMLElement;
    const twoFileDrag = { dataTransfer: createDataTransfer(createPdf(), createPdf('second.pdf')) };
    const dragEnterEvent = Object.assign(new Event('dragenter', { bubbles: true }), twoFileDrag);
    fireEvent(getDropAreaButton(), dragEnterEvent);
    expect(dropArea).toHaveAttribute('data-dragging');
    // Another `dropEffect`, such as 'move', could make the browser move the file.
    expect(dragEnterEvent.dataTransfer.dropEffect).toBe('copy');
    fireEvent.dragLeave(getDropAreaButton(), twoFileDrag);
    expect(dropArea).not.toHaveAttribute('data-dragging');
    fireEvent.dragEnter(getDropAreaButton(), twoFileDrag);
    fireEvent.drop(getDropAreaButton(), twoFileDrag);
    expect(dropArea).not.toHaveAttribute('data-dragging');
    expectAnnounced(await screen.findByText(fillPlaceholders(resume.selected, { file: isolate('ada.pdf') })));
    expect(screen.queryByText(/second\.pdf/)).not.toBeInTheDocument();
  });

  test('§2.11 §5.2 a dropped folder is rejected with a message, and a later file is accepted', async () => {
    await openApplyDialog();
    const entry = { isFile: false, isDirectory: true, name: 'papers.pdf' };
    const dataTransfer = {
      ...createDataTransfer(),
      items: [{ kind: 'file', type: '', webkitGetAsEntry: () => entry }],
    };
    fireEvent.drop(getDropAreaButton(), { dataTransfer });
    await waitFor(() =>
      expect(getChooseFileButton()).toHaveAccessibleDescription(buildPattern(getResumeMessage('type'))),
    );
    expect(getChooseFileButton()).not.toHaveAccessibleDescription(buildPattern(getResumeMessage('empty')));
    expect(queryFileLine('papers.pdf', 0)).toBeVisible();
    fireEvent.drop(getDropAreaButton(), { dataTransfer: createDataTransfer(createPdf()) });
    await waitFor(() => expect(queryFileLine('ada.pdf')).toBeVisible());
    expect(screen.queryByText(getResumeMessage('type'))).not.toBeInTheDocument();
  });

  test('§2.11 the notice, the file line and the remove button omit a bidirectional control character in the file name', async () => {
    const { user } = await openApplyDialog();
    await user.upload(getFileInput(), createPdf('ada-\u202ecv.pdf'));
    expect(await screen.findByText(fillPlaceholders(resume.selected, { file: isolate('ada-cv.pdf') }))).toBeVisible();
    expect(queryFileLine('ada-cv.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: `${resume.remove} ada-cv.pdf` })).toBeVisible();
  });

  test("§2.11 2.5.3 both buttons of the résumé field open the file chooser, and 'Choose file' also by keyboard", async () => {
    const { user } = await openApplyDialog();
    const onChooserOpened = jest.fn();
    getFileInput().addEventListener('click', onChooserOpened);
    await user.click(getChooseFileButton());
    await user.click(getDropAreaButton());
    getChooseFileButton().focus();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onChooserOpened).toHaveBeenCalledTimes(4);
  });

  test("§2.11 the Remove button deletes the file and focuses 'Choose file', and the same file can be chosen again", async () => {
    const { user } = await openApplyDialog();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(getChooseFileButton());
      await user.upload(getFileInput(), createPdf());
      await user.click(await screen.findByRole('button', { name: `${resume.remove} ada.pdf` }));
      expect(queryFileLine('ada.pdf')).not.toBeInTheDocument();
      await expectFocusOn(getChooseFileButton);
    }
  });
});

test('§2.11 a progress bar shows the progress of the upload, and disappears when the upload is complete', async () => {
  relay.respond = () => new Promise(() => undefined);
  const { user } = await openApplyDialog();
  await fillForm(user);
  await user.upload(getFileInput(), createPdf());
  await screen.findByText(fillPlaceholders(resume.selected, { file: isolate('ada.pdf') }));
  await user.click(getSubmitButton());
  await waitFor(() => expect(relay.calls).toHaveLength(1));
  const queryProgress = () => screen.queryByRole('progressbar', { name: shared.sendingFile });
  expect(queryProgress()).not.toBeInTheDocument();
  act(() => void relay.calls[0]?.reportProgress(1, 4));
  expect(queryProgress()).toHaveValue(25);
  await expectNoAxeViolations();
  // The upload is complete, but the response has not arrived.
  act(() => void relay.calls[0]?.reportProgress(4, 4));
  expect(queryProgress()).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: words.submitting })).toBeInTheDocument();
});

test('§4.5 closing and reopening the dialog keeps the draft and its file', async () => {
  const firstView = await openApplyDialog();
  await fillForm(firstView.user);
  await firstView.user.upload(getFileInput(), createPdf());
  await screen.findByText(fillPlaceholders(resume.selected, { file: isolate('ada.pdf') }));
  firstView.unmount();
  await openApplyDialog();
  expect(getTextField(LETTER_LABEL)).toHaveValue('I count.');
  expect(queryFileLine('ada.pdf')).toBeVisible();
});

test('§2.11 while the form is mounted, the browser does not open a file that is dropped outside the drop area', async () => {
  const createDragEvent = (type: 'dragover' | 'drop', types: readonly string[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    return Object.assign(event, { dataTransfer: { types, files: [], dropEffect: 'copy' } });
  };
  const { unmount } = await openApplyDialog();
  for (const type of ['dragover', 'drop'] as const) {
    const event = createDragEvent(type, ['Files']);
    expect(fireEvent(getTextField(NAME_LABEL), event)).toBe(false);
    expect(event.dataTransfer.dropEffect).toBe('none');
  }
  expect(readAnnouncedTexts()).toEqual([]);
  // Visitors can still drag text into a field.
  expect(fireEvent(getTextField(LETTER_LABEL), createDragEvent('drop', ['text/plain']))).toBe(true);
  unmount();
  expect(fireEvent(document.body, createDragEvent('drop', ['Files']))).toBe(true);
});
