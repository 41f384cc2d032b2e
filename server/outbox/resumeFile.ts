import { cleanLine } from '../../src/submission/text';
import type { Outbox } from './outbox';
import type { OutboxRow } from './rows';

/** The name and the bytes of a résumé. */
export interface ResumeAttachment {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Returns a row's résumé as a file, or undefined if the outbox has no résumé of the row. Only one chunk of the file
 * is in memory at a time.
 */
export async function openResumeFile(outbox: Outbox, row: OutboxRow): Promise<ResumeAttachment | undefined> {
  const field = await outbox.openResumeField(row);
  if (!field || field.length === 0) return undefined;
  const { resumeFileName = '' } = JSON.parse(row.payload) as { resumeFileName?: string };
  // Some mail programs treat a slash or backslash in a file name as the end of a folder name.
  const name = cleanLine(resumeFileName).replaceAll(/[/\\]/g, '_') || 'resume';
  return { name, bytes: decodeDataUrl(field.chunks) };
}

/** Yields the bytes that a data URL encodes. The data URL arrives in chunks of any length. */
async function* decodeDataUrl(dataUrl: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let header: string | undefined = '';
  let undecodedText = '';
  for await (const chunk of dataUrl) {
    let text = chunk;
    if (header !== undefined) {
      header += chunk;
      const comma = header.indexOf(',');
      if (comma < 0) continue;
      text = header.slice(comma + 1);
      header = undefined;
    }
    undecodedText += text;
    // The loop decodes only complete groups of four characters, because each group encodes three bytes.
    const completeLength = undecodedText.length - (undecodedText.length % 4);
    if (completeLength > 0) yield Buffer.from(undecodedText.slice(0, completeLength), 'base64');
    undecodedText = undecodedText.slice(completeLength);
  }
  if (undecodedText !== '') yield Buffer.from(undecodedText, 'base64');
}
