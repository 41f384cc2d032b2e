import { ACCEPTED_RESUME, getResumeKind } from '../../submission/resumeKinds';

/**
 * This module reads a file once, when the visitor chooses it. Later changes on disk have no effect, not even on a
 * retry. The copy is a browser-managed file, so the browser may keep it outside the page's memory.
 */

type OnProgress = (percent: number) => void;

const copies = new WeakMap<File, File>();

/** Returns the bytes of a file. Uses `FileReader`, because no other API reports reading progress. */
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
 * Returns the bytes of a newly chosen file and keeps a copy for sending. `onProgress` receives a percentage. Rejects
 * when the browser can't read the file, and then keeps no copy.
 */
export async function readAndKeepCopy(file: File, onProgress: OnProgress): Promise<Uint8Array> {
  const bytes = await readBytes(file, onProgress);
  const kind = getResumeKind(file.name);
  // The file extension sets the type: an operating system without that type reports 'application/octet-stream'.
  copies.set(file, new File([bytes], file.name, { type: kind ? ACCEPTED_RESUME[kind] : file.type }));
  return new Uint8Array(bytes);
}

/** Returns the copy of a file, or the file itself when there is no copy. */
export const getFileCopy = (file: File): File => copies.get(file) ?? file;
