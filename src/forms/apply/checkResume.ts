import { loadSendingModule } from '../../submission';
import { RESUME_MEDIA_TYPES, getResumeKind } from '../../submission/resumeKinds';

/**
 * This module reads a file once, when the visitor chooses the file, and keeps a copy for sending. Later changes of the
 * file on disk therefore have no effect, not even on a retry. The copy is a `File`, because a browser can store a
 * `File` outside of the page's memory.
 */

type OnProgress = (percent: number) => void;

const fileCopies = new WeakMap<File, File>();
/** The result of the content check of each file: an error message, or null for a valid file. */
const contentErrors = new WeakMap<File, Promise<string | null>>();

/** Returns the copy of a file, or the file itself when there is no copy. */
export const getFileCopy = (file: File): File => fileCopies.get(file) ?? file;

/**
 * Resolves to the bytes of a file. Uses `FileReader`, because `File.arrayBuffer()` does not report reading progress.
 * `onProgress` receives a percentage.
 */
function readBytes(file: File, onProgress: OnProgress): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsArrayBuffer(file);
  });
}

/**
 * Keeps a copy of a newly chosen file for sending, and checks its bytes. Resolves to an error message, or to null for a
 * valid file. Rejects when the file is unreadable.
 */
async function copyAndCheckContent(file: File, onProgress: OnProgress): Promise<string | null> {
  const { findResumeFault, getResumeMessage } = await loadSendingModule();
  const bytes = await readBytes(file, onProgress);
  const kind = getResumeKind(file.name);
  // The file extension determines the media type, because browsers report '' or 'application/octet-stream' when the
  // operating system does not know the type.
  const type = kind ? RESUME_MEDIA_TYPES[kind] : file.type;
  // The idempotency key depends on `lastModified`. The same file, chosen again after a reload, must have the same
  // idempotency key.
  fileCopies.set(file, new File([bytes], file.name, { type, lastModified: file.lastModified }));
  const fault = findResumeFault(new Uint8Array(bytes), file.name);
  return fault && getResumeMessage(fault);
}

/**
 * Resolves to the error message for an invalid or unreadable résumé file, or to null for a valid file. Checks name,
 * type and size first, and reads the bytes only when all three are valid (§5.2). Also resolves to null when the code of
 * the checks can't be fetched. `onProgress` receives the reading progress as a percentage.
 */
export async function checkResume(file: File, onProgress: OnProgress = () => undefined): Promise<string | null> {
  const sendingModule = await loadSendingModule().catch((error: unknown) => {
    console.warn('The code that checks a file could not be fetched.', error);
    return null;
  });
  // The file counts as valid for now. When the visitor submits the form, the form fetches the code again and reports a
  // failed download.
  if (!sendingModule) return null;
  const fileError = sendingModule.checkResumeFile(file);
  if (fileError) return fileError;
  const contentError = contentErrors.get(file) ?? copyAndCheckContent(file, onProgress);
  contentErrors.set(file, contentError);
  try {
    return await contentError;
  } catch (error) {
    // Removes the failed result, so that the next check reads the file again.
    contentErrors.delete(file);
    console.warn('A chosen file could not be read.', error);
    return sendingModule.getResumeMessage('unreadable');
  }
}
