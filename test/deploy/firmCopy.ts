import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFolder } from '../../src/site/folder';

/** The firm's folder outside of the project, to be edited. */
export interface FirmCopy {
  /** What SITE is set to. */
  folder: string;
  /** Writes `to` where a file of the content says `from`. Rejects when none does. */
  replace: (from: string, to: string) => Promise<void>;
  /** Replaces a whole file, named from the firm's folder. */
  write: (file: string, text: string) => Promise<void>;
  /** Gives a raw colour, by its name in `src/site/colours.ts`, another value. */
  setColour: (name: string, value: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the firm whose site this is (SITE). */
export async function copyFirm(): Promise<FirmCopy> {
  const parent = await mkdtemp(path.join(tmpdir(), 'firm-'));
  // By its own name: the check of the content asks any other firm to have no words of the sample's.
  const folder = path.join(parent, path.basename(siteFolder()));
  await cp(siteFolder(), folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const colours = path.join(folder, 'colours.ts');
  return {
    folder,
    replace: async (from, to) => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
      for (const name of names) {
        const file = path.join(folder, name);
        const text = await readFile(file, 'utf8');
        if (text.includes(from)) return writeFile(file, text.replace(from, to));
      }
      throw new Error(`No file of the content says '${from}'`);
    },
    write: (file, text) => writeFile(path.join(folder, file), text),
    setColour: async (name, value) => {
      const text = await readFile(colours, 'utf8');
      // The last one counts, whether it is the first of its name or not.
      await writeFile(colours, text.replace(/\};\s*$/, `  ${name}: '${value}',\n};\n`));
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
