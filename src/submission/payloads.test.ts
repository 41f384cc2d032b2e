import { words } from '#site/words/forms';
import { FORMS } from './forms/index';
import { buildSubmission, getExaminedText } from './payloads';
import { normaliseTexts } from './normalise';
import type { FormTexts } from './normalise';
import type { SentFile } from './payloads';
import { checkForm } from './rules';
import {
  applicationPayload,
  contactPayload,
  countries,
  customRequestPayload,
  NOW,
  quotePayload,
  formTexts,
} from './testing/fixtures';
import type { SubmissionKind } from './types';

const file: SentFile = { name: 'cv.pdf', content: applicationPayload.resumeBase64 };
const buildTestPayload = (kind: SubmissionKind, postedTexts: FormTexts, sentFile?: SentFile) =>
  buildSubmission(kind, normaliseTexts(FORMS[kind], postedTexts, countries, 'specified'), countries, NOW, sentFile)
    .payload;

describe('§3.12 and §3.13 payloads', () => {
  test.each([
    ['contact', contactPayload],
    ['application', applicationPayload],
    ['quote', quotePayload],
    ['custom-request', customRequestPayload],
  ] as const)('§3.12 §3.13 the payload of a %s has exactly the specified fields, in their order', (kind, payload) => {
    expect(JSON.stringify(buildTestPayload(kind, formTexts[kind], file))).toBe(JSON.stringify(payload));
  });

  test('§3.13 single-line fields are trimmed, multi-line fields are not, and the country code precedes the digits', () => {
    const postedTexts = {
      name: ' Asha Rao ',
      email: ' asha@mail.com',
      phone: '98765 43210',
      country: 'DE',
      message: ' Hi\r\n',
    };
    expect(buildTestPayload('contact', postedTexts)).toEqual({
      timestamp: '2026-03-01T10:00:00.000Z',
      name: 'Asha Rao',
      email: 'asha@mail.com',
      phone: '+499876543210',
      message: ' Hi\n',
      targetGid: '528138283',
    });
  });

  test.each(['+49 151/2345678', '0049 151 2345678', 'tel:+491512345678', '(+49) 151 2345678', '+49 (0)151 2345678'])(
    '§3.14 the country code in %j takes precedence over the selected country',
    (phone) => {
      expect(buildTestPayload('contact', { ...formTexts.contact, phone })).toMatchObject({ phone: '+491512345678' });
    },
  );

  test('§5.1 ten digits that begin with 00 have no country code', () => {
    const phone = '0044123456';
    expect(buildTestPayload('contact', { ...formTexts.contact, country: 'IN', phone })).toMatchObject({
      phone: `+91${phone}`,
    });
  });

  test.each(['', 'XX'])('§3.14 an unknown country (%j) is replaced by the first country of the list', (country) => {
    expect(buildTestPayload('contact', { ...formTexts.contact, country })).toMatchObject({
      phone: contactPayload.phone,
    });
  });

  test.each([undefined, '', ' '])('§3.12 a job title of %j is replaced by the text for a missing job', (jobTitle) => {
    const { jobTitle: _, ...rest } = formTexts.application;
    const postedTexts = jobTitle === undefined ? rest : { ...rest, jobTitle };
    expect(buildTestPayload('application', postedTexts, file)).toEqual({
      ...applicationPayload,
      jobTitle: words.application.noJob,
    });
  });

  test('§7.2 a file name with a bidi override, line break or 400 letters becomes a line of at most 255 characters', () => {
    for (const name of ['cv\u202efdp.pdf', 'c\nv.pdf', 'cv\u202fPM\u00a02.pdf', `${'x'.repeat(400)}.pdf`]) {
      const payload = buildTestPayload('application', formTexts.application, { ...file, name });
      expect(payload).toMatchObject({ resumeFileName: expect.stringMatching(/^[\w ]{1,251}\.pdf$/) });
    }
  });

  test('§7.2 the shortening of a file name does not split a character of two code units', () => {
    const name = `${'🌳'.repeat(200)}.pdf`;
    expect(buildTestPayload('application', formTexts.application, { ...file, name })).toMatchObject({
      resumeFileName: `${'🌳'.repeat(125)}.pdf`,
    });
  });

  test('§7 a payload omits unknown fields, including fields whose names are properties of `Object.prototype`', () => {
    const postedTexts: FormTexts = JSON.parse('{"__proto__":"x","constructor":"x","isAdmin":"true","targetGid":"0"}');
    expect(buildTestPayload('contact', { ...postedTexts, ...formTexts.contact })).toEqual(contactPayload);
  });

  test('§3.9 §3.10 an empty quote and an empty custom request are valid, and their payloads contain all fields', async () => {
    for (const kind of ['quote', 'custom-request'] as const) {
      expect(await checkForm(kind, { texts: {} }, 'specified', countries)).toEqual({});
      const { timestamp: _, ...rest } = buildTestPayload(kind, {});
      expect(Object.keys(rest)).toEqual(Object.keys(FORMS[kind].fields));
      expect({ ...rest, currency: '' }).toEqual(
        Object.fromEntries([...Object.keys(rest), 'currency'].map((name) => [name, ''])),
      );
    }
    expect(buildTestPayload('quote', {})).toMatchObject({ currency: quotePayload.currency });
  });

  test('§7 the bot detection examines the free text of each form', () => {
    const getFormText = (kind: SubmissionKind) =>
      getExaminedText(buildSubmission(kind, formTexts[kind], countries, NOW, file));
    expect(getFormText('contact')).toBe(contactPayload.message);
    expect(getFormText('application')).toBe(applicationPayload.coverLetter);
    expect(getFormText('quote')).toBe(quotePayload.details);
    expect(getFormText('custom-request')).toBe(customRequestPayload.requirements);
  });
});
