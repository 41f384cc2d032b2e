import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT_FILE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
/** The size from which files are compressed, in bytes. A smaller file fits into one network packet anyway. */
const MIN_UNCOMPRESSED_BYTES = 1000;
const compressWithBrotli = promisify(zlib.brotliCompress);
const compressWithGzip = promisify(zlib.gzip);

/**
 * Writes a brotli and a gzip copy of every text file in a folder, for hosts that serve precompressed files. Skips small
 * files.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT_FILE.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < MIN_UNCOMPRESSED_BYTES) return;
      const bytes = await readFile(file);
      const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        compressWithBrotli(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
        compressWithGzip(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
      ]);
    }),
  );
}
