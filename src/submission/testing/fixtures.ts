/** Samples and builders that several tests of this folder share. */
import { settings } from '#site/settings';
import { budgetCurrenciesOf } from '../../site/currency';
import type { ApplicationPayload, ContactPayload, CustomRequestPayload, QuotePayload, SubmissionMeta } from '../types';

export const NOW = new Date('2026-03-01T10:00:00.000Z');

export const contact: ContactPayload = {
  timestamp: NOW.toISOString(),
  name: 'Asha Rao',
  email: 'asha.rao@mail.com',
  phone: '+919876543210',
  message: 'Hello there.\nWe need a shop.',
  targetGid: '528138283',
};

export const application: ApplicationPayload = {
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

export const quote: QuotePayload = {
  timestamp: NOW.toISOString(),
  page: 'gardens',
  plan: 'Plan A',
  addon: '',
  name: 'Asha Rao',
  email: 'asha+quotes@example.org',
  phone: '+91 98765 43210',
  details: 'A shop\nfor teas',
  budget: '4000',
  currency: budgetCurrenciesOf(settings)[0],
  budgetKey: 'a-few',
  companySize: '',
  serviceInterest: '',
  industry: '',
  businessType: '',
};

export const customRequest: CustomRequestPayload = {
  timestamp: NOW.toISOString(),
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '',
  requirements: 'Something new',
};

export const meta: SubmissionMeta = {
  idempotencyKey: '3f0a4a52-6d3b-4a0c-9f0e-0b8d7c1a2e55',
  formAge: 12_345.6,
  formTrap: '',
};

export const mailContext = {
  reference: 'BB-7K3F9Q',
  sender: { name: 'Oak Ltd', email: 'no-reply@oak.example' },
  admin: { name: 'Oak Ltd HR', email: 'hello@oak.example' },
  firmName: 'Oak Ltd',
};

interface ZipEntry {
  name: string;
  /** What the directory claims that the entry unpacks to, in bytes. */
  claims?: number;
}

/** A ZIP file of empty entries, made by hand: local headers, directory, end record. */
export function makeZip(
  entries: readonly ZipEntry[],
  {
    comment = '',
    directorySize,
    directoryOffset,
  }: { comment?: string; directorySize?: number; directoryOffset?: number } = {},
): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, claims = 0 } of entries) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(claims, 24);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, bytes);
    directory.push(entry, bytes);
    offset += local.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directorySize ?? listing.length, 12);
  end.writeUInt32LE(directoryOffset ?? offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...locals, listing, end, Buffer.from(comment)]));
}

/** An OLE2 file, as old Word writes them, cut down to its signature and a directory of entries with these names. */
export function makeOle2(...entries: readonly string[]): Uint8Array {
  const sector = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(sector);
  const directory = entries.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    return entry;
  });
  return new Uint8Array(Buffer.concat([sector, ...directory]));
}
