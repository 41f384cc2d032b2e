import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE_FILE_PATTERN = /\.(js|css|html|svg|json|txt|xml|yaml|webmanifest)$/;
/** The smallest size of a file to compress, in bytes. A smaller file fits into one network packet anyway. */
const MIN_COMPRESSIBLE_BYTES = 1000;
const compressWithBrotli = promisify(zlib.brotliCompress);
const compressWithGzip = promisify(zlib.gzip);

/**
 * Writes a brotli and a gzip copy of each compressible file in a folder, for hosts that serve precompressed files.
 * Skips small files.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE_FILE_PATTERN.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < MIN_COMPRESSIBLE_BYTES) return;
      const bytes = await readFile(file);
      const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        compressWithBrotli(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
        compressWithGzip(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
      ]);
    }),
  );
}
