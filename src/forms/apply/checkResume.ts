import { checkResumeFile, RESUME_MESSAGES, sniffResume } from '../../submission/resume';
import { bytesOf } from './fileContent';

export const UNREADABLE = 'This file could not be read. Please choose it again.';

/**
 * The message for a file that is no résumé, or null: name, type and size first, then its bytes (§5.2). A file that is
 * refused by the former is never read. `onProgress` takes percent.
 */
export async function checkResume(file: File, onProgress?: (percent: number) => void): Promise<string | null> {
  const refused = checkResumeFile(file);
  if (refused) return refused;
  try {
    const bytes = new Uint8Array(await bytesOf(file, onProgress));
    return sniffResume(bytes, file.name) ? null : RESUME_MESSAGES.type;
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return UNREADABLE;
  }
}
