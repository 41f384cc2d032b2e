import { cleanLine } from '../../src/submission/text';
import type { Outbox } from './outbox';
import type { OutboxRow } from './rows';

/** The name and the bytes of a résumé. */
export interface ResumeFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Returns a row's résumé as a file; undefined without a résumé. Only one part of the file is in memory at a time. */
export async function openResumeFile(outbox: Outbox, row: OutboxRow): Promise<ResumeFile | undefined> {
  const field = await outbox.openResumeField(row);
  if (!field || field.length === 0) return undefined;
  const { resumeFileName = '' } = JSON.parse(row.payload) as { resumeFileName?: string };
  // Some mail programs treat a slash in a file name as the end of a folder name.
  const name = cleanLine(resumeFileName).replaceAll(/[/\\]/g, '_') || 'resume';
  return { name, bytes: listBytes(field.parts) };
}

/** Yields the bytes that a data URL encodes. The data URL arrives in pieces of any length. */
export async function* listBytes(dataUrl: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let head: string | undefined = '';
  let rest = '';
  for await (const part of dataUrl) {
    let text = part;
    if (head !== undefined) {
      head += part;
      const comma = head.indexOf(',');
      if (comma < 0) continue;
      text = head.slice(comma + 1);
      head = undefined;
    }
    rest += text;
    // Four characters of base64 encode three bytes.
    const whole = rest.length - (rest.length % 4);
    if (whole > 0) yield Buffer.from(rest.slice(0, whole), 'base64');
    rest = rest.slice(whole);
  }
  if (rest !== '') yield Buffer.from(rest, 'base64');
}
