import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { budgetCurrenciesOf } from '../site/currency';
import { wrongDigits } from './fieldRules';
import { validatePayload } from './payloadRules';
import { resumeMessage } from './resume';
import { application, contact, customRequest, quote } from './testing/fixtures';
import type { SubmissionKind } from './types';

const samples = { contact, application, quote, 'custom-request': customRequest } as const;
/** A currency that there is, but not of the firm. */
const notOffered =
  Intl.supportedValuesOf('currency').find((code) => !budgetCurrenciesOf(settings).includes(code)) ?? '';
const kinds = Object.keys(samples) as SubmissionKind[];

async function errorsOf(
  kind: SubmissionKind,
  changes: Record<string, unknown>,
): Promise<Record<string, string> | null> {
  const verdict = await validatePayload(kind, { ...samples[kind], ...changes });
  return verdict.ok ? null : verdict.errors;
}

const fileOf = (size: number, type = 'application/pdf'): string =>
  `data:${type};base64,${Buffer.alloc(size, 0x25).toString('base64')}`;

describe('what the relay takes', () => {
  test.each(kinds)('§3.12 §3.13 a %s as its form sends it passes unchanged', async (kind) => {
    expect(await validatePayload(kind, { ...samples[kind] })).toEqual({
      ok: true,
      submission: { kind, payload: samples[kind] },
    });
  });

  test.each(kinds)('case 22: a %s with a field too many is refused', async (kind) => {
    expect(await errorsOf(kind, { isAdmin: 'true' })).toEqual({ body: 'Unknown fields are not allowed' });
  });

  test.each(kinds)(
    'case 22: a %s with an own __proto__, constructor or prototype is refused, and nothing is polluted',
    async (kind) => {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const value: unknown = JSON.parse(
          `{${JSON.stringify(samples[kind]).slice(1, -1)},"${key}":{"polluted":"yes"}}`,
        );
        expect(await validatePayload(kind, value)).toMatchObject({ ok: false });
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  test.each(kinds)(
    'case 22: a %s with a field missing, inherited or of another type is refused, never cast',
    async (kind) => {
      for (const value of [undefined, null, 42, true, ['x'], { toString: 'x' }]) {
        expect(await errorsOf(kind, { name: value })).toEqual({ name: 'Must be a text' });
      }
      const { name: _name, ...nameless } = samples[kind];
      expect(await validatePayload(kind, nameless)).toMatchObject({ ok: false, errors: { name: 'Must be a text' } });
      expect(await validatePayload(kind, Object.create(samples[kind]))).toMatchObject({ ok: false });
    },
  );

  test('case 22: nesting a hundred thousand deep is refused without being walked', async () => {
    let nested: unknown = 'x';
    for (let depth = 0; depth < 100_000; depth++) nested = { nested };
    expect(await errorsOf('contact', { message: nested })).toEqual({ message: 'Must be a text' });
    expect(await validatePayload('contact', nested)).toMatchObject({ ok: false });
  });

  test.each([null, undefined, 'x', 1, [], [contact]])('case 22: %j is no payload', async (value) => {
    expect(await validatePayload('contact', value)).toEqual({ ok: false, errors: { body: 'Must be an object' } });
  });

  test.each([
    ['contact', 'name'],
    ['contact', 'email'],
    ['contact', 'phone'],
    ['application', 'name'],
    ['application', 'jobTitle'],
    ['application', 'resumeFileName'],
    ['quote', 'name'],
    ['quote', 'plan'],
    ['quote', 'addon'],
    ['quote', 'email'],
    ['quote', 'budgetKey'],
    ['custom-request', 'name'],
    ['custom-request', 'phone'],
  ] as const)('case 20: CR LF Bcc: in the %s field %s is refused', async (kind, field) => {
    const value = (samples[kind] as unknown as Record<string, string>)[field];
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0000']) {
      const errors = await errorsOf(kind, { [field]: `${value}${end}Bcc: victim@mail.com` });
      expect(Object.keys(errors ?? {})).toEqual([field]);
    }
  });

  test('§5.2 the messages are those of the forms', async () => {
    expect(await errorsOf('contact', { name: ' ', email: '1@x.com', phone: '+91123', message: '' })).toEqual({
      name: words.name.missing,
      email: words.email.start,
      phone: wrongDigits(),
      message: words.message.missing,
    });
    expect(await errorsOf('application', { email: 'x', phone: '', coverLetter: ' ' })).toEqual({
      email: words.email.invalid,
      phone: words.phone.missing,
      coverLetter: words.coverLetter.missing,
    });
  });

  test.each([
    ['contact', 'name', 'x'.repeat(19)],
    ['contact', 'email', `${'a'.repeat(25)}@b.com`],
    ['contact', 'message', 'x'.repeat(501)],
    ['application', 'coverLetter', 'x'.repeat(501)],
    ['application', 'jobTitle', 'x'.repeat(101)],
    ['application', 'jobTitle', ''],
    ['application', 'resumeFileName', `${'x'.repeat(252)}.pdf`],
    ['application', 'resumeFileName', '../cv.pdf'],
    ['contact', 'targetGid', '0'],
    ['application', 'targetGid', '528138283'],
    ['contact', 'timestamp', 'yesterday'],
    ['contact', 'timestamp', '2026-13-01T10:00:00Z'],
    ['contact', 'timestamp', '2026-03-01'],
    ['contact', 'phone', '9876543210'],
    ['contact', 'phone', '+91 9876543210'],
    ['contact', 'phone', '+0919876543210'],
    ['quote', 'currency', 'euros'],
    ['quote', 'currency', notOffered],
    ['quote', 'budget', '=1'],
    ['quote', 'email', 'nobody'],
    ['quote', 'email', 'a@b.org, c@d.org'],
    ['quote', 'details', 'x'.repeat(4001)],
    ['custom-request', 'requirements', 'x'.repeat(4001)],
    ['custom-request', 'name', 'x'.repeat(101)],
  ] as const)('case 22: a %s whose %s is %j is refused', async (kind, field, value) => {
    expect(Object.keys((await errorsOf(kind, { [field]: value })) ?? {})).toEqual([field]);
  });

  test('§5.3 a quote may be empty but for its page and plan', async () => {
    const empty = { name: '', email: '', phone: '', details: '', budget: '', budgetKey: '', addon: '' };
    expect(await errorsOf('quote', empty)).toBeNull();
  });

  test('inclusive: the relay takes what the inclusive forms take', async () => {
    const payload = { ...contact, name: 'José Müller', email: 'a+b@c-d.de', phone: '+4915112345678' };
    expect(await validatePayload('contact', payload)).toMatchObject({ ok: false });
    expect(await validatePayload('contact', payload, 'inclusive')).toMatchObject({ ok: true });
    expect(await validatePayload('contact', { ...payload, phone: '+49123' }, 'inclusive')).toMatchObject({ ok: false });
  });
});

describe("the résumé's data URL", () => {
  test('case 14: 5,242,880 bytes pass, one more does not', async () => {
    expect(await errorsOf('application', { resumeBase64: fileOf(5_242_880) })).toBeNull();
    expect(await errorsOf('application', { resumeBase64: fileOf(5_242_881) })).toEqual({
      resumeBase64: resumeMessage('size'),
    });
  });

  test.each([
    ['', resumeMessage('missing')],
    ['data:application/pdf;base64,', resumeMessage('empty')],
    ['data:text/html;base64,QUJD', resumeMessage('type')],
    ['data:application/msword;base64,QUJD', resumeMessage('type')],
    ['data:application/pdf;base64,QUJ', resumeMessage('type')],
    ['data:application/pdf;base64,<script>', resumeMessage('type')],
    ['https://evil.com/cv.pdf', resumeMessage('type')],
  ])('case 15, 17: %j gives %j', async (resumeBase64, message) => {
    expect(await errorsOf('application', { resumeBase64 })).toEqual({ resumeBase64: message });
  });

  test('case 15: a file name of another type is refused', async () => {
    expect(await errorsOf('application', { resumeFileName: 'cv.exe' })).toEqual({
      resumeFileName: resumeMessage('type'),
    });
  });
});
