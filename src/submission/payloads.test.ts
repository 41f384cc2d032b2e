import { words } from '#site/words/forms';
import {
  asSpreadsheetRow,
  buildApplicationPayload,
  buildContactPayload,
  buildCustomRequestPayload,
  buildQuotePayload,
} from './payloads';
import { validatePayload } from './payloadRules';
import { application, contact, NOW, quote } from './testing/fixtures';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const values = { name: ' Asha Rao ', email: 'asha@mail.com', phone: '9876543210' };
const resume = { name: 'cv.pdf', dataUrl: application.resumeBase64 };

describe('§3.12 and §3.13 payloads', () => {
  test('§3.13 a contact message has exactly these fields', () => {
    expect(buildContactPayload({ ...values, message: ' Hi\n' }, '+49', NOW)).toEqual({
      timestamp: '2026-03-01T10:00:00.000Z',
      name: 'Asha Rao',
      email: 'asha@mail.com',
      phone: '+499876543210',
      message: ' Hi\n',
      targetGid: '528138283',
    });
  });

  test('§3.12 an application has exactly these fields', () => {
    expect(buildApplicationPayload({ ...values, coverLetter: 'Hi' }, '+91', 'GARDENER', resume, NOW)).toEqual({
      timestamp: '2026-03-01T10:00:00.000Z',
      jobTitle: 'GARDENER',
      name: 'Asha Rao',
      email: 'asha@mail.com',
      phone: '+919876543210',
      coverLetter: 'Hi',
      resumeFileName: 'cv.pdf',
      resumeBase64: application.resumeBase64,
      targetGid: '0',
    });
  });

  test.each([undefined, ''])('§3.12 in the place of a job title of %j a word for none is sent', (jobTitle) => {
    expect(buildApplicationPayload({ ...values, coverLetter: 'Hi' }, '+91', jobTitle, resume, NOW).jobTitle).toBe(
      words.application.noJob,
    );
  });

  test('§3.12 a file whose type the system does not know travels with the type of its extension', () => {
    const unknown = { name: 'cv.docx', dataUrl: 'data:application/octet-stream;base64,UEsDBA==' };
    const payload = buildApplicationPayload({ ...values, coverLetter: 'Hi' }, '+91', 'X', unknown, NOW);
    expect(payload.resumeBase64).toBe(`data:${DOCX};base64,UEsDBA==`);
  });

  test('case 18: a file name with turned text, a line break or 400 letters is one that the relay takes', async () => {
    for (const name of ['cv\u202efdp.pdf', 'c\nv.pdf', `${'x'.repeat(400)}.pdf`]) {
      const payload = buildApplicationPayload({ ...values, coverLetter: 'Hi' }, '+91', 'X', { ...resume, name }, NOW);
      expect(payload.resumeFileName).toMatch(/^[\w ]{1,251}\.pdf$/);
      expect(await validatePayload('application', payload)).toMatchObject({ ok: true });
    }
  });

  test('§3.9 a quote holds what was entered and an empty text for the rest', async () => {
    const payload = buildQuotePayload(
      { page: 'audits', plan: 'X', currency: quote.currency, companySize: '7-9', name: ' A ' },
      NOW,
    );
    expect(payload).toMatchObject({
      plan: 'X',
      companySize: '7-9',
      name: 'A',
      currency: quote.currency,
      details: '',
      email: '',
    });
    expect(await validatePayload('quote', payload)).toMatchObject({ ok: true });
  });

  test('§3.10 a custom request may be empty', async () => {
    const payload = buildCustomRequestPayload({ name: '', email: '', phone: '', requirements: '' }, NOW);
    expect(await validatePayload('custom-request', payload)).toMatchObject({ ok: true });
  });

  test('case 21: in the row of a spreadsheet the phone and a message that begins with = are text', () => {
    expect(asSpreadsheetRow({ ...contact, message: '=IMPORTXML("https://x")' })).toEqual({
      ...contact,
      phone: "'+919876543210",
      message: `'=IMPORTXML("https://x")`,
    });
  });
});
