import { ACCEPTED_RESUME, resumeKindOf } from '../resumeKinds';

/**
 * Returns a file as a base64 data URL (§3.12). Its media type is that of its extension: browsers write
 * 'application/octet-stream' for a file whose type the system does not know. Rejects when it can't be read.
 */
export function dataUrlOf(file: File): Promise<string> {
  const kind = resumeKindOf(file.name);
  const typed = kind ? new File([file], file.name, { type: ACCEPTED_RESUME[kind] }) : file;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(typed);
  });
}
