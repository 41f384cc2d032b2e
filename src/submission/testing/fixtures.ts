/** Sample data and builders that the tests of several folders share. */
import { settings } from '#site/settings';
import { getBudgetCurrencies } from '../../site/currency';
import type { CountryCode } from '../../site/types';
import type { FormTexts } from '../normalise';
import type { KeyedForm, PayloadByKind } from '../types';

export const NOW = new Date('2026-03-01T10:00:00.000Z');

/** The country codes of §3.14, independent of the firm's list. The tests rely on their order, codes and names. */
export const countries: readonly [CountryCode, ...CountryCode[]] = [
  { code: '+91', country: 'IN', flag: 'in', name: 'India' },
  { code: '+1', country: 'US', flag: 'us', name: 'United States' },
  { code: '+44', country: 'GB', flag: 'gb', name: 'United Kingdom' },
  { code: '+61', country: 'AU', flag: 'au', name: 'Australia' },
  { code: '+86', country: 'CN', flag: 'cn', name: 'China' },
  { code: '+81', country: 'JP', flag: 'jp', name: 'Japan' },
  { code: '+49', country: 'DE', flag: 'de', name: 'Germany' },
  { code: '+33', country: 'FR', flag: 'fr', name: 'France' },
  { code: '+39', country: 'IT', flag: 'it', name: 'Italy' },
  { code: '+7', country: 'RU', flag: 'ru', name: 'Russia' },
];

export const contactPayload: PayloadByKind['contact'] = {
  timestamp: NOW.toISOString(),
  name: 'Asha Rao',
  email: 'asha.rao@mail.com',
  phone: '+919876543210',
  message: 'Hello there.\nWe need a shop.',
  targetGid: '528138283',
};

export const applicationPayload: PayloadByKind['application'] = {
  timestamp: NOW.toISOString(),
  jobTitle: 'GARDENER',
  name: 'Asha Rao',
  email: 'asha.rao@mail.com',
  phone: '+919876543210',
  coverLetter: 'I like tests.',
  resumeFileName: 'cv.pdf',
  resumeBase64: `data:application/pdf;base64,${btoa('%PDF-1.7 sample')}`,
  targetGid: '0',
};

export const quotePayload: PayloadByKind['quote'] = {
  timestamp: NOW.toISOString(),
  page: 'gardens',
  plan: 'Plan A',
  addon: '',
  name: 'Asha Rao',
  email: 'asha+quotes@example.org',
  phone: '+91 98765 43210',
  details: 'A shop\nfor teas',
  budget: '4000',
  currency: getBudgetCurrencies(settings)[0],
  companySize: '',
  serviceInterest: '',
  industry: '',
  businessType: '',
  budgetKey: 'a-few',
};

export const customRequestPayload: PayloadByKind['custom-request'] = {
  timestamp: NOW.toISOString(),
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '',
  requirements: 'Something new',
};

const phoneTexts = { country: 'IN', phone: '9876543210' };
const { timestamp: _quoteTimestamp, ...quoteTexts } = quotePayload;
const { timestamp: _requestTimestamp, ...requestTexts } = customRequestPayload;

/** The values of the controls. After normalisation, `buildSubmission` builds the payloads above from these values. */
export const formTexts = {
  contact: { name: contactPayload.name, email: contactPayload.email, ...phoneTexts, message: contactPayload.message },
  application: {
    jobTitle: applicationPayload.jobTitle,
    name: applicationPayload.name,
    email: applicationPayload.email,
    ...phoneTexts,
    coverLetter: applicationPayload.coverLetter,
  },
  quote: quoteTexts,
  'custom-request': requestTexts,
} as const satisfies Record<keyof PayloadByKind, FormTexts>;

/** Returns the résumé that the payload `applicationPayload` contains. */
export const createResume = (): File => new File(['%PDF-1.7 sample'], 'cv.pdf', { type: 'application/pdf' });

/** The metadata of a form: idempotency key, age in milliseconds and honeypot. */
export const formMetadata: Pick<KeyedForm, 'key' | 'age' | 'honeypot'> = {
  key: '3f0a4a52-6d3b-4a0c-9f0e-0b8d7c1a2e55',
  age: 12_345.6,
  honeypot: '',
};

export const mailContext = {
  shouldEchoInput: true,
  reference: 'BB-7K3F9Q',
  sender: { name: 'Oak Ltd', email: 'no-reply@oak.example' },
  admin: { name: 'Oak Ltd HR', email: 'hello@oak.example' },
  firmName: 'Oak Ltd',
};

/** Returns the settings of direct mode with both providers at `host`. */
export const createDirectSettings = (host: string) => ({
  mode: 'direct',
  spreadsheet: { host, deploymentId: 'DEPLOY_1' },
  email: { host, apiKey: 'KEY', sender: mailContext.sender, admin: mailContext.admin },
});

interface ZipEntry {
  name: string;
  /** The unpacked size that the directory claims for the entry, in bytes. */
  claimedSize?: number;
}

/**
 * Returns a ZIP file with empty entries: local headers, directory and end record. The options set the comment, and
 * override the size and the offset of the directory in the end record.
 */
export function createZip(
  entries: readonly ZipEntry[],
  {
    comment = '',
    directorySize,
    directoryOffset,
  }: { comment?: string; directorySize?: number; directoryOffset?: number } = {},
): Uint8Array {
  const localHeaders: Buffer[] = [];
  const directoryEntries: Buffer[] = [];
  let offset = 0;
  for (const { name, claimedSize = 0 } of entries) {
    const nameBytes = Buffer.from(name);
    const localHeader = Buffer.alloc(30);
    localHeader.writeUInt32LE(0x04034b50, 0);
    localHeader.writeUInt16LE(nameBytes.length, 26);
    const directoryEntry = Buffer.alloc(46);
    directoryEntry.writeUInt32LE(0x02014b50, 0);
    directoryEntry.writeUInt32LE(claimedSize, 24);
    directoryEntry.writeUInt16LE(nameBytes.length, 28);
    directoryEntry.writeUInt32LE(offset, 42);
    localHeaders.push(localHeader, nameBytes);
    directoryEntries.push(directoryEntry, nameBytes);
    offset += localHeader.length + nameBytes.length;
  }
  const directoryBytes = Buffer.concat(directoryEntries);
  const endRecord = Buffer.alloc(22);
  endRecord.writeUInt32LE(0x06054b50, 0);
  endRecord.writeUInt16LE(entries.length, 8);
  endRecord.writeUInt16LE(entries.length, 10);
  endRecord.writeUInt32LE(directorySize ?? directoryBytes.length, 12);
  endRecord.writeUInt32LE(directoryOffset ?? offset, 16);
  endRecord.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...localHeaders, directoryBytes, endRecord, Buffer.from(comment)]));
}

/**
 * Returns a minimal OLE2 file, in the format of old Word versions. The file consists of the signature, and of directory
 * entries with the given names.
 */
export function createOle2(...entries: readonly string[]): Uint8Array {
  const sector = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(sector);
  const directoryEntries = entries.map((name) => {
    const directoryEntry = Buffer.alloc(128);
    directoryEntry.write(name, 'utf16le');
    directoryEntry.writeUInt16LE((name.length + 1) * 2, 64);
    return directoryEntry;
  });
  return new Uint8Array(Buffer.concat([sector, ...directoryEntries]));
}
