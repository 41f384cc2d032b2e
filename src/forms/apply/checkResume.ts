import { loadSending } from '../../submission';
import { takeIn } from './fileContent';

type OnProgress = (percent: number) => void;

/** The results of the content check by file. A `File` is immutable, so each file is checked once. */
const verdicts = new WeakMap<File, Promise<string | null>>();

async function look(file: File, onProgress: OnProgress): Promise<string | null> {
  const { resumeFault, resumeMessage } = await loadSending();
  const fault = resumeFault(await takeIn(file, onProgress), file.name);
  return fault && resumeMessage(fault);
}

/**
 * Returns the error message for a file that is no résumé, or null for a valid one. Checks name, type and size first and
 * reads the bytes only when these are valid (§5.2). `onProgress` receives a percentage.
 */
export async function checkResume(file: File, onProgress: OnProgress = () => undefined): Promise<string | null> {
  const rules = await loadSending().catch((error: unknown) => {
    console.warn('The code that checks a file could not be fetched.', error);
    return null;
  });
  // Submitting the form fetches this code again and reports a failure.
  if (!rules) return null;
  const refused = rules.checkResumeFile(file);
  if (refused) return refused;
  const verdict = verdicts.get(file) ?? look(file, onProgress);
  verdicts.set(file, verdict);
  try {
    return await verdict;
  } catch (error) {
    // Removes the failed result, so that the next check reads the file again.
    verdicts.delete(file);
    console.warn('A chosen file could not be read.', error);
    return rules.resumeMessage('unreadable');
  }
}
