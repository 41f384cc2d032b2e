import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import type { Visitor } from './visitor';

/** A text that begins like a PDF and has a plausible length. */
export const PDF_CONTENT = `%PDF-1.7\n${' '.repeat(2000)}`;

/** Chooses a file in the form without the system's file dialog. Rejects unless Orca says `announcement` once. */
export async function chooseFile(
  { page, perform }: Visitor,
  name: string,
  content: string,
  announcement: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'file-'));
  try {
    const file = path.join(folder, name);
    await writeFile(file, content);
    const input = (await page.$('input[type="file"]')) as ElementHandle<HTMLInputElement> | null;
    await perform(`chooses ${name}`, async () => input?.uploadFile(file), [announcement]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
