import { loadSendingCode } from '../../submission';
import { readAndKeepCopy } from './fileContent';

type OnProgress = (percent: number) => void;

/** The results of the content check by file. A `File` is immutable, so each file is checked once. */
const contentErrors = new WeakMap<File, Promise<string | null>>();

async function checkContent(file: File, onProgress: OnProgress): Promise<string | null> {
  const { findResumeFault, getResumeMessage } = await loadSendingCode();
  const fault = findResumeFault(await readAndKeepCopy(file, onProgress), file.name);
  return fault && getResumeMessage(fault);
}

/**
 * Returns the error message for a file that is no résumé, or null for a valid one. Checks name, type and size first and
 * reads the bytes only when these are valid (§5.2). `onProgress` receives a percentage.
 */
export async function checkResume(file: File, onProgress: OnProgress = () => undefined): Promise<string | null> {
  const rules = await loadSendingCode().catch((error: unknown) => {
    console.warn('The code that checks a file could not be fetched.', error);
    return null;
  });
  // Submitting the form fetches this code again and reports a failure.
  if (!rules) return null;
  const fileError = rules.checkResumeFile(file);
  if (fileError) return fileError;
  const contentError = contentErrors.get(file) ?? checkContent(file, onProgress);
  contentErrors.set(file, contentError);
  try {
    return await contentError;
  } catch (error) {
    // Removes the failed result, so that the next check reads the file again.
    contentErrors.delete(file);
    console.warn('A chosen file could not be read.', error);
    return rules.getResumeMessage('unreadable');
  }
}
