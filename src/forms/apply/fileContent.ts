/** Reads a chosen file once, when it is chosen: what happens to it on disk afterwards no longer matters. */

type OnProgress = (percent: number) => void;

const contents = new WeakMap<File, Promise<ArrayBuffer>>();
const noProgress: OnProgress = () => undefined;

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

/** The file's bytes. Rejects when the browser can't read it; the next call tries again. `onProgress` takes percent. */
export function bytesOf(file: File, onProgress = noProgress): Promise<ArrayBuffer> {
  const known = contents.get(file);
  if (known) return known;
  const reading = read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file), onProgress);
  contents.set(file, reading);
  reading.catch(() => contents.delete(file));
  return reading;
}

/** The file as a base64 data URL (§3.12), made from the bytes that were read when it was chosen. */
export async function dataUrlOf(file: File, onProgress = noProgress): Promise<string> {
  const copy = new File([await bytesOf(file)], file.name, { type: file.type });
  return read<string>((reader) => reader.readAsDataURL(copy), onProgress);
}
