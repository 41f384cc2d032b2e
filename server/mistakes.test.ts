/** §5.2: the relay validates a form in the same way with and without JavaScript. */
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { words } from '#site/words/messages';
import { words as noscriptWords } from '#site/words/noscript';
import { fillPlaceholders, formatPlural } from '../src/site/fill';
import { getCustomRequestPath } from '../src/site/formPaths';
import { findPageOfKind } from '../src/site/pages';
import { FORMS } from '../src/submission/forms/index';
import { RESUME_MEDIA_TYPES, RESUME_LIMIT_BYTES, getResumeMessage } from '../src/submission/resume';
import { createOle2, createZip } from '../src/submission/testing/fixtures';
import { loadSubjects, PERSON } from '../test/subjects';
import { startHarness, type Harness } from './testing/harness';
import { findFirstApplyPath, postForm, loadTestRenderer, extractTitle } from './testing/formPost';
import { parseErrors, parseInvalidNames, parseValues } from './testing/parsePage';
import {
  createApplication,
  createContact,
  createCustomRequest,
  createPdf,
  createResume,
  submit,
  type Fields,
} from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness({ app: { loadPageRenderer: loadTestRenderer } });
});

const { formRules: rules, locale } = settings;
const hasSpecifiedRules = rules === 'specified';
const phoneError = hasSpecifiedRules ? fillPlaceholders(words.phone.digits, { digits: 10 }) : words.phone.ofCountry;
const formatTooLongError = (limit: number) => formatPlural(words.tooLong, limit, locale);
const ANY_TEXT: string = expect.any(String) as string;
const NO_FILE = new File([], '', { type: 'application/octet-stream' });

/**
 * Sends the fields with and without JavaScript. Expects the same error messages, and a page with all posted texts. The
 * page lists the errors before its first invalid field.
 */
async function expectRefused(path: string, formPath: string, fields: Fields, errors: Record<string, string>) {
  const { resume: file, ...textFields } = fields;
  const scriptResponse = await submit(relay.url, path, file === NO_FILE ? textFields : fields);
  expect([scriptResponse.status, scriptResponse.body.errors]).toEqual([422, errors]);
  const { jobTitle: _jobTitle, ...visibleFields } = textFields;
  const pageResponse = await postForm(relay.url, path, formPath, { ...visibleFields, ...(file && { resume: file }) });
  expect([pageResponse.status, parseErrors(pageResponse.html)]).toEqual([422, errors]);
  expect(parseValues(pageResponse.html)).toMatchObject(visibleFields);
  expect(pageResponse.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const [titlePrefix = ''] = noscriptWords.errorTitle.split('{title}');
  expect(extractTitle(pageResponse.html).startsWith(titlePrefix)).toBe(true);
  const [htmlBeforeInvalidField] = pageResponse.html.split('aria-invalid="true"');
  expect(htmlBeforeInvalidField).toContain(formWords.shared.fixErrors);
  // Both responses list the errors in the order of the fields.
  expect(Object.keys(parseErrors(pageResponse.html))).toEqual(Object.keys(scriptResponse.body.errors ?? {}));
  expect(parseInvalidNames(pageResponse.html)).toEqual(Object.keys(errors));
  expect({ rows: await relay.outbox.list(), parts: await relay.listResumePartIds() }).toEqual({ rows: [], parts: [] });
}

test.each<[string, Fields, Record<string, string>]>([
  [
    'empty fields',
    { name: '', email: '', phone: '', message: '' },
    {
      name: words.name.missing,
      email: words.email.missing,
      phone: words.phone.missing,
      message: words.message.missing,
    },
  ],
  ['only spaces', { name: '  ', message: ' \n ' }, { name: words.name.missing, message: words.message.missing }],
  [
    'a name with a quotation mark',
    { name: 'A"nn' },
    { name: hasSpecifiedRules ? words.name.notLetters : words.name.signs },
  ],
  [
    'an e-mail address without a host, and accepts a space in its phone number',
    { email: 'ann@', phone: PERSON.phone.replace(/(?<=^.{5})/, ' ') },
    { email: hasSpecifiedRules ? words.email.ending : words.email.invalid },
  ],
  ['a phone number that is invalid in the country', { phone: '123' }, { phone: phoneError }],
  ['a message that is too long', { message: 'x'.repeat(501) }, { message: formatTooLongError(500) }],
  [
    'a name that is too long',
    { name: 'a'.repeat(FORMS.contact.fields.name.limit[rules] + 1) },
    { name: formatTooLongError(FORMS.contact.fields.name.limit[rules]) },
  ],
  ['a forged mail header in the name', { name: 'Ann\nBcc: all@example.com' }, { name: ANY_TEXT }],
  ['a forged mail header in the e-mail address', { email: 'ann@example.com\nBcc: a@example.com' }, { email: ANY_TEXT }],
])('§5.2 the relay refuses a message with %s', async (_title, overrides, errors) => {
  await expectRefused('contacts', findPageOfKind(pages, 'contact')?.path ?? '', createContact(overrides), errors);
});

const createResumeOverrides = (bytes: Uint8Array, name: string, type?: string) => () => ({
  resume: createResume(bytes, name, type),
});
const { doc, docx } = RESUME_MEDIA_TYPES;
const docxWithMacros = createZip([{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }]);

if (findPageOfKind(pages, 'jobs'))
  test.each<[string, () => Fields, Record<string, string>]>([
    ['no file', () => ({ resume: NO_FILE }), { resume: getResumeMessage('missing') }],
    [
      'no file and no letter',
      () => ({ resume: NO_FILE, coverLetter: '' }),
      {
        coverLetter: words.coverLetter.missing,
        resume: getResumeMessage('missing'),
      },
    ],
    ['an empty file', createResumeOverrides(Buffer.alloc(0), 'cv.pdf'), { resume: getResumeMessage('empty') }],
    [
      'a text file',
      createResumeOverrides(Buffer.from('hi'), 'cv.txt', 'text/plain'),
      { resume: getResumeMessage('type') },
    ],
    [
      'a PDF of another media type',
      createResumeOverrides(createPdf(), 'cv.pdf', 'text/html'),
      { resume: getResumeMessage('type') },
    ],
    [
      'a program renamed .pdf',
      createResumeOverrides(Buffer.from('MZ\x90\x00 This program cannot be run in DOS mode'), 'cv.pdf'),
      { resume: getResumeMessage('type') },
    ],
    [
      'an HTML page renamed .pdf',
      createResumeOverrides(Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.pdf'),
      { resume: getResumeMessage('type') },
    ],
    [
      'a ZIP renamed .docx',
      createResumeOverrides(createZip([{ name: 'readme.txt' }]), 'cv.docx', docx),
      { resume: getResumeMessage('type') },
    ],
    [
      'a .docx with macros',
      createResumeOverrides(docxWithMacros, 'cv.docx', docx),
      { resume: getResumeMessage('macros') },
    ],
    [
      'an old .doc with macros',
      createResumeOverrides(createOle2('Root Entry', '_VBA_PROJECT'), 'cv.doc', doc),
      { resume: getResumeMessage('macros') },
    ],
    [
      'a file that is one byte too large',
      createResumeOverrides(createPdf(RESUME_LIMIT_BYTES + 1), 'cv.pdf'),
      { resume: getResumeMessage('size') },
    ],
    [
      'a file that is half a megabyte too large',
      createResumeOverrides(createPdf(RESUME_LIMIT_BYTES + 500_000), 'cv.pdf'),
      { resume: getResumeMessage('size') },
    ],
  ])('§5.2 the relay refuses an application with %s', async (_title, overrides, errors) => {
    await expectRefused('applications', await findFirstApplyPath(), createApplication(overrides()), errors);
  });

const servicesPage = findPageOfKind(pages, 'services');
if (servicesPage)
  test('§5.3 the relay refuses a custom request with an invalid e-mail address', async () => {
    if (!(await loadSubjects()).customCard) return;
    const errors = { email: words.email.invalid };
    await expectRefused(
      'custom-requests',
      getCustomRequestPath(servicesPage.path),
      createCustomRequest({ email: 'ann@' }),
      errors,
    );
  });

test("§5.2 the log names the reason 'macros' for a file with macros, and omits all input", async () => {
  const path = findPageOfKind(pages, 'jobs') ? await findFirstApplyPath() : '';
  const fields = createApplication(createResumeOverrides(docxWithMacros, 'Zebedee.docx', docx)());
  const { jobTitle: _jobTitle, ...visibleFields } = fields;
  await submit(relay.url, 'applications', fields);
  if (path) await postForm(relay.url, 'applications', path, visibleFields);
  const refusals = relay.logLines.filter(({ event }) => event === 'submission.refused');
  expect(refusals.map(({ reason, status }) => [reason, status])).toEqual(refusals.map(() => ['macros', 422]));
  expect(refusals).toHaveLength(path ? 2 : 1);
  expect(JSON.stringify(relay.logLines)).not.toContain('Zebedee');
});
