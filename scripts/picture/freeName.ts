import { existsSync, readFileSync } from 'node:fs';
import type { MadePicture } from './make';

const renamePicture = (original: MadePicture, from: string, to: string): MadePicture => ({
  files: new Map([...original.files].map(([name, data]) => [name.replace(from, to), data])),
  picture: JSON.parse(JSON.stringify(original.picture).replaceAll(from, to)) as MadePicture['picture'],
});

/**
 * Returns the picture with an unused name: 'hero/photo-2' after 'hero/photo'. A new picture from the same file keeps
 * the name. `pathOf` returns the path of a file below `pictures/`.
 */
export function withFreeName(original: MadePicture, src: string, pathOf: (name: string) => string): MadePicture {
  const isOther = ([name, data]: [string, Buffer]): boolean =>
    existsSync(pathOf(name)) && !readFileSync(pathOf(name)).equals(data);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? original : renamePicture(original, src, `${src}-${number}`);
    if (![...free.files].some(isOther)) return free;
  }
}
