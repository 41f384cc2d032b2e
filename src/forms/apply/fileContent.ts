import { ACCEPTED_RESUME, resumeKindOf } from '../../submission/resumeKinds';

/**
 * Reads a chosen file once, when it is chosen: changes on disk afterwards no longer matter, not even for a retry. The copy is a
 * file of the browser's own, which it may hold outside the page's memory.
 */

type OnProgress = (percent: number) => void;

const copies = new WeakMap<File, File>();

/** `FileReader`, because it alone tells the progress of reading. */
function bytesOf(file: File, onProgress: OnProgress): Promise<ArrayBuffer> {
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
 * Returns the bytes of a file just chosen, and keeps its copy for sending. Rejects when the browser can't read it; then nothing
 * is kept. `onProgress` takes percent.
 */
export async function takeIn(file: File, onProgress: OnProgress): Promise<Uint8Array> {
  const bytes = await bytesOf(file, onProgress);
  const kind = resumeKindOf(file.name);
  // Its type is that of the extension: a system that doesn't know it would call it 'application/octet-stream'.
  copies.set(file, new File([bytes], file.name, { type: kind ? ACCEPTED_RESUME[kind] : file.type }));
  return new Uint8Array(bytes);
}

/** Returns the copy of a file, or the file itself where there is none. */
export const takenCopy = (file: File): File => copies.get(file) ?? file;
