import { ACCEPTED_RESUME, getResumeKind } from '../resumeKinds';

/**
 * Returns a file as a base64 data URL (§3.12), with the media type of its extension. Browsers report
 * 'application/octet-stream' for a type that the operating system does not know. Rejects when the file is unreadable.
 */
export function readDataUrl(file: File): Promise<string> {
  const kind = getResumeKind(file.name);
  const typed = kind ? new File([file], file.name, { type: ACCEPTED_RESUME[kind] }) : file;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(typed);
  });
}
