import { randomUUID } from 'node:crypto';
import { countries } from '#site/countries';
import { settings } from '#site/settings';
import { getBudgetCurrencies } from '../../src/site/currency';
import { FORMS } from '../../src/submission/forms/index';
import { normaliseTexts, type FormTexts } from '../../src/submission/normalise';
import { buildSubmission } from '../../src/submission/payloads';
import { RESUME_MEDIA_TYPES } from '../../src/submission/resume';
import { META_FIELDS, type PayloadByKind, type SubmissionKind } from '../../src/submission/types';
import { PERSON } from '../../test/subjects';

/** The fields of a form as a page posts them. */
export type Fields = Readonly<Record<string, string | File>>;

const [{ code, country }] = countries;
/** The phone number in the forms of the tests, with its country code, in the format that the firm receives. */
export const PHONE = code + PERSON.phone;
const person = { name: 'Ann Lee', email: 'ann@example.com', country, phone: PERSON.phone };

export const createContact = (overrides: Fields = {}): Fields => ({ ...person, message: 'Hello there', ...overrides });

/** Returns `size` bytes that begin like a PDF. */
export const createPdf = (size = 1000): Buffer => {
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.7\n');
  return bytes;
};

export const createResume = (
  bytes: Uint8Array = createPdf(),
  name = 'cv.pdf',
  type: string = RESUME_MEDIA_TYPES.pdf,
): File => new File([new Uint8Array(bytes)], name, { type });

/** Returns a file as a data URL, as in the payload (§3.12). */
export const createDataUrl = (bytes: Uint8Array = createPdf(), type: string = RESUME_MEDIA_TYPES.pdf): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

export const createApplication = (overrides: Fields = {}): Fields => ({
  jobTitle: 'GARDENER',
  ...person,
  coverLetter: 'Dear all',
  resume: createResume(),
  ...overrides,
});

export const createQuote = (overrides: Fields = {}): Fields => ({
  page: 'Gardens',
  plan: 'Plan A',
  currency: getBudgetCurrencies(settings)[0],
  ...overrides,
});

export const createCustomRequest = (overrides: Fields = {}): Fields => ({
  name: 'Ann',
  email: 'ann@example.com',
  phone: '1',
  requirements: 'A lot',
  ...overrides,
});

const CREATE_FIELDS_BY_KIND: Record<SubmissionKind, () => Fields> = {
  contact: createContact,
  application: createApplication,
  quote: createQuote,
  'custom-request': createCustomRequest,
};

/** Returns the payload of a valid form of the given kind. `overrides` replaces fields of the payload. */
export function createPayload<Kind extends SubmissionKind>(
  kind: Kind,
  overrides: Partial<PayloadByKind[Kind]> = {},
): PayloadByKind[Kind] {
  const texts = Object.entries(CREATE_FIELDS_BY_KIND[kind]()).filter(([, value]) => typeof value === 'string');
  const fields = normaliseTexts(FORMS[kind], Object.fromEntries(texts) as FormTexts, countries, 'specified');
  const now = new Date('2026-03-02T10:00:00.000Z');
  const { payload } = buildSubmission(kind, fields, countries, now, { name: 'cv.pdf', content: createDataUrl() });
  return { ...(payload as PayloadByKind[Kind]), ...overrides };
}

export interface SubmitResponse {
  status: number;
  headers: Headers;
  body: { reference?: string; errors?: Record<string, string>; message?: string };
}

export const createKey = (): string => randomUUID();

/** The values of the fields in {@link META_FIELDS}. A form omits a field whose value is empty. */
export interface MetaFields {
  key?: string;
  age?: string;
  honeypot?: string;
  token?: string;
}

export function createFormData(
  fields: Fields,
  { key = createKey(), age = '5000', honeypot = '', token = '' }: MetaFields = {},
): FormData {
  const formData = new FormData();
  const metaFields = {
    [META_FIELDS.key]: key,
    [META_FIELDS.age]: age,
    [META_FIELDS.honeypot]: honeypot,
    [META_FIELDS.token]: token,
  };
  for (const [name, value] of Object.entries(metaFields)) if (value !== '') formData.append(name, value);
  for (const [name, value] of Object.entries(fields)) formData.append(name, value);
  return formData;
}

/** POSTs a form to the relay like the site's JavaScript. */
export async function submit(
  url: string,
  path: string,
  fields: Fields,
  metaFields: MetaFields = {},
  headers: Record<string, string> = {},
): Promise<SubmitResponse> {
  return post(url, path, createFormData(fields, metaFields), headers);
}

/** POSTs a body unchanged, and requests a response in JSON. */
export async function post(
  url: string,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<SubmitResponse> {
  const response = await fetch(`${url}/api/submissions/${path}`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body,
    // Node requires `duplex` when the body is a stream.
    duplex: 'half',
  } as RequestInit);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as SubmitResponse['body'],
  };
}
