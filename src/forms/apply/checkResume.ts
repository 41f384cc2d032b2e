import { loadSending } from '../../submission';
import { takeIn } from './fileContent';

type OnProgress = (percent: number) => void;

/** The verdict on the bytes of each file. A file never changes, so its bytes are looked at once. */
const verdicts = new WeakMap<File, Promise<string | null>>();

async function look(file: File, onProgress: OnProgress): Promise<string | null> {
  const { resumeFault, resumeMessage } = await loadSending();
  const fault = resumeFault(await takeIn(file, onProgress), file.name);
  return fault && resumeMessage(fault);
}

/**
 * Returns the message for a file that is no résumé, or null: name, type and size first, then its bytes (§5.2). A file that is
 * refused by the former is never read. `onProgress` takes percent.
 */
export async function checkResume(file: File, onProgress: OnProgress = () => undefined): Promise<string | null> {
  const rules = await loadSending().catch((error: unknown) => {
    console.warn('The code that checks a file could not be fetched.', error);
    return null;
  });
  // The form fetches that code again when it is sent, and tells a failure.
  if (!rules) return null;
  const refused = rules.checkResumeFile(file);
  if (refused) return refused;
  const verdict = verdicts.get(file) ?? look(file, onProgress);
  verdicts.set(file, verdict);
  try {
    return await verdict;
  } catch (error) {
    // The next check tries again.
    verdicts.delete(file);
    console.warn('A chosen file could not be read.', error);
    return rules.resumeMessage('unreadable');
  }
}
