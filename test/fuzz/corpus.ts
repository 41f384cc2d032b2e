import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exchange } from './exchange';

/**
 * The folder of the corpus: inputs that once caused a failure, one file for each input. The fuzzer runs these inputs
 * first.
 */
const FOLDER = join(import.meta.dirname, 'corpus');

/** Returns every exchange of the corpus, with the name of its file. */
export async function readCorpus(): Promise<{ name: string; exchange: Exchange }[]> {
  await mkdir(FOLDER, { recursive: true });
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, exchange: JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as Exchange })),
  );
}

/** Adds a failing exchange to the corpus. Returns the path of the new file. */
export async function addToCorpus(exchange: Exchange): Promise<string> {
  const text = `${JSON.stringify(exchange, null, 2)}\n`;
  const path = join(
    FOLDER,
    `${exchange.generator}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`,
  );
  await writeFile(path, text);
  return path;
}
