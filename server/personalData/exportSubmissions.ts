import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outbox } from '../outbox/outbox';
import { openResumeFile } from '../outbox/resumeFile';
import type { OutboxRow } from '../outbox/rows';
import { describeSubmission } from './describeSubmission';

/**
 * The maximum length, in bytes, of the sender's part of a file name. File systems allow 255 bytes for the complete
 * name.
 */
const MAX_NAME_BYTES = 150;

/**
 * Writes submissions as JSON, and each résumé that is still in the outbox, to a new folder. Only the folder's owner can
 * read the files. Returns the number of résumés that are no longer in the outbox. Throws an error with a one-line
 * message when the folder cannot be created.
 */
export async function exportSubmissions(outbox: Outbox, rows: readonly OutboxRow[], folder: string): Promise<number> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    const problem =
      error.code === 'EEXIST' ? 'already exists: choose another name' : `cannot be created: ${error.message}`;
    throw new Error(`${folder} ${problem}`);
  });
  const descriptions: object[] = [];
  let missingResumeCount = 0;
  for (const [index, row] of rows.entries()) {
    const submission = await describeSubmission(outbox, row);
    const resume = await openResumeFile(outbox, row);
    const fileName = resume ? createFileName(index + 1, row.reference, submission.resume?.fileName ?? '') : null;
    if (resume && fileName !== null) await writePrivateFile(join(folder, fileName), resume.bytes);
    if (submission.resume && !resume) missingResumeCount += 1;
    descriptions.push(
      submission.resume ? { ...submission, resume: { ...submission.resume, file: fileName } } : submission,
    );
  }
  await writePrivateFile(join(folder, 'submissions.json'), `${JSON.stringify(descriptions, undefined, 2)}\n`);
  return missingResumeCount;
}

const writePrivateFile = (path: string, content: AsyncIterable<Uint8Array> | string): Promise<void> =>
  writeFile(path, content, { mode: 0o600, flag: 'wx' });

/**
 * Returns a file name that is safe in common file systems, even if the sender's file name is not. The number makes the
 * name unique. The name begins with the number and the reference, so it never names a hidden file or a device.
 */
function createFileName(number: number, reference: string, name: string): string {
  const safeName = name.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, '_');
  const dotIndex = safeName.lastIndexOf('.');
  const extension = /^\.\w{1,5}$/.exec(safeName.slice(dotIndex))?.[0] ?? '';
  let stem = safeName.slice(0, safeName.length - extension.length);
  while (Buffer.byteLength(stem + extension) > MAX_NAME_BYTES) stem = [...stem].slice(0, -1).join('');
  return `${number} ${reference} ${stem}${extension}`;
}
