import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import type { Visitor } from './visitor';

/** What begins like a PDF and is long enough for one. */
export const PDF = `%PDF-1.7\n${' '.repeat(2000)}`;

/** Gives the form's file chooser a file, past the system's own dialog, and listens for `says`. */
export async function chooseFile(
  { page, happen }: Visitor,
  name: string,
  content: string,
  says: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'file-'));
  try {
    const file = path.join(folder, name);
    await writeFile(file, content);
    const input = (await page.$('input[type="file"]')) as ElementHandle<HTMLInputElement> | null;
    await happen(`chooses ${name}`, async () => input?.uploadFile(file), [says]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
