import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSiteFolder } from '../../src/site/folder';

/** An editable copy of the firm's content folder. The copy is outside the project. */
export interface FirmCopy {
  /** The path of the copied folder, which a test uses as the value of SITE. */
  folder: string;
  /**
   * Replaces the first occurrence of `searchText` with `replacement` in a `.ts` file. Rejects when no file contains
   * `searchText`.
   */
  replaceText: (searchText: string, replacement: string) => Promise<void>;
  /** Replaces the content of a file. The path `file` is relative to the folder of the firm. */
  overwriteFile: (file: string, text: string) => Promise<void>;
  /** Sets a palette colour of the copy. `name` is a name from `src/site/colours.ts`. */
  setColour: (name: string, value: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the folder of the current firm (SITE). */
export async function copyFirm(): Promise<FirmCopy> {
  const parentFolder = await mkdtemp(path.join(tmpdir(), 'firm-'));
  // The copy keeps the folder's name, because the content check rejects the sample's words in any other folder.
  const folder = path.join(parentFolder, path.basename(findSiteFolder()));
  await cp(findSiteFolder(), folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const coloursFile = path.join(folder, 'colours.ts');
  return {
    folder,
    replaceText: async (searchText, replacement) => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
      for (const name of names) {
        const file = path.join(folder, name);
        const text = await readFile(file, 'utf8');
        if (text.includes(searchText)) return writeFile(file, text.replace(searchText, replacement));
      }
      throw new Error(`${folder}: no file contains '${searchText}'`);
    },
    overwriteFile: (file, text) => writeFile(path.join(folder, file), text),
    setColour: async (name, value) => {
      const text = await readFile(coloursFile, 'utf8');
      // In an object literal, the last of two properties with the same name applies.
      await writeFile(coloursFile, text.replace(/\};\s*$/, `  ${name}: '${value}',\n};\n`));
    },
    remove: () => rm(parentFolder, { recursive: true, force: true }),
  };
}
