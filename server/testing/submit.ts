import { randomUUID } from 'node:crypto';
import { settings } from '#site/settings';
import { budgetCurrenciesOf } from '../../src/site/currency';
import type { ApplicationPayload, ContactPayload } from '../../src/submission/types';

export const contact = (over: Partial<ContactPayload> = {}): ContactPayload => ({
  timestamp: '2026-03-02T10:00:00.000Z',
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '+919876543210',
  message: 'Hello there',
  targetGid: '528138283',
  ...over,
});

export const dataUrl = (bytes: Uint8Array, type = 'application/pdf'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** `size` bytes that begin like a PDF. */
export const pdf = (size = 1000): Buffer => {
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.7\n');
  return bytes;
};

export const application = (over: Partial<ApplicationPayload> = {}): ApplicationPayload => ({
  timestamp: '2026-03-02T10:00:00.000Z',
  jobTitle: 'GARDENER',
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '+919876543210',
  coverLetter: 'Dear all',
  resumeFileName: 'cv.pdf',
  resumeBase64: dataUrl(pdf()),
  targetGid: '0',
  ...over,
});

export const quote = () => ({
  timestamp: '2026-03-02T10:00:00.000Z',
  page: 'Gardens',
  plan: 'Plan A',
  addon: '',
  name: '',
  email: '',
  phone: '',
  details: '',
  budget: '',
  currency: budgetCurrenciesOf(settings)[0],
  budgetKey: '',
  companySize: '',
  serviceInterest: '',
  industry: '',
  businessType: '',
});

export const customRequest = () => ({
  timestamp: '2026-03-02T10:00:00.000Z',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '1',
  requirements: 'A lot',
});

/** A ZIP file of one empty, stored entry whose directory claims `claimedSize` bytes when unpacked. */
export function zip(name: string, claimedSize = 0): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(claimedSize, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return Buffer.concat([local, Buffer.from(name), entry, Buffer.from(name), end]);
}

export interface Answer {
  status: number;
  headers: Headers;
  body: { reference?: string; errors?: Record<string, string>; message?: string };
}

export const newKey = (): string => randomUUID();

/** POSTs to the relay as the site's own page would; `headers` with an empty value are left out. */
export async function submit(
  url: string,
  path: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const all = {
    'Content-Type': 'application/json',
    'Idempotency-Key': newKey(),
    'Form-Age': '5000',
    'Form-Trap': '',
    ...headers,
  };
  const response = await fetch(`${url}/api/submissions/${path}`, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== '' || name === 'Form-Trap')),
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}
