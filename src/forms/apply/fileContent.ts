import { ACCEPTED_RESUME, resumeKindOf } from '../../submission/resume';

/**
 * Reads a chosen file once, when it is chosen: what happens to it on disk afterwards no longer matters, not even for a
 * retry. What is kept is a file of the browser's own, which it may hold outside the page's memory; the bytes are let go.
 */

type OnProgress = (percent: number) => void;

const copies = new WeakMap<File, File>();

/** One reading; `FileReader` because it is the one way that tells its progress. */
function read<Result>(start: (reader: FileReader) => void, onProgress: OnProgress): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    reader.addEventListener('load', () => resolve(reader.result as Result));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    start(reader);
  });
}

/**
 * The bytes of a file just chosen, and its copy put by for sending. Rejects when the browser can't read it; then nothing
 * is put by. `onProgress` takes percent.
 */
export async function takeIn(file: File, onProgress: OnProgress): Promise<Uint8Array> {
  const bytes = await read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file), onProgress);
  const kind = resumeKindOf(file.name);
  // Its type is that of the extension: systems that don't know it would have it called 'application/octet-stream'.
  copies.set(file, new File([bytes], file.name, { type: kind ? ACCEPTED_RESUME[kind] : file.type }));
  return new Uint8Array(bytes);
}

/** The file as a base64 data URL (§3.12), from the copy where there is one. Rejects when it can't be read. */
export const dataUrlOf = (file: File, onProgress: OnProgress): Promise<string> =>
  read<string>((reader) => reader.readAsDataURL(copies.get(file) ?? file), onProgress);
