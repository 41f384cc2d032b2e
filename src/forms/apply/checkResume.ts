import { checkResumeFile, resumeFault, resumeMessage } from '../../submission/resume';
import { takeIn } from './fileContent';

type OnProgress = (percent: number) => void;

/** What the bytes of each file said; a file never changes, so it is looked at once. */
const verdicts = new WeakMap<File, Promise<string | null>>();

async function look(file: File, onProgress: OnProgress): Promise<string | null> {
  const fault = resumeFault(await takeIn(file, onProgress), file.name);
  return fault && resumeMessage(fault);
}

/**
 * The message for a file that is no résumé, or null: name, type and size first, then its bytes (§5.2). A file that is
 * refused by the former is never read. `onProgress` takes percent.
 */
export async function checkResume(file: File, onProgress: OnProgress = () => undefined): Promise<string | null> {
  const refused = checkResumeFile(file);
  if (refused) return refused;
  const verdict = verdicts.get(file) ?? look(file, onProgress);
  verdicts.set(file, verdict);
  try {
    return await verdict;
  } catch (error) {
    // The next check tries again.
    verdicts.delete(file);
    console.warn('A chosen file could not be read.', error);
    return resumeMessage('unreadable');
  }
}
