import { statfs } from 'node:fs/promises';
import type { Database } from './database';

/**
 * The free space below which the relay refuses uploads, in bytes. On a volume of less than 5 GB: a tenth of its size.
 */
const MIN_FREE_BYTES = 500_000_000;
const MIN_FREE_FRACTION = 0.1;
/** The fraction of this space that must be free outside of the database file, because the journal also needs space. */
const MIN_VOLUME_FRACTION = 0.2;

/** The size of the unused pages in a database file. SQLite uses these pages before it enlarges the file. */
const SELECT_UNUSED_BYTES = `SELECT (SELECT freelist_count FROM pragma_freelist_count) *
  (SELECT page_size FROM pragma_page_size) AS bytes`;

/**
 * Returns the free space for a database in `folder`, in bytes, if the space is too low for uploads. Otherwise, and if
 * the system does not report the free space, returns undefined.
 */
export async function findDiskShortage(folder: string, database: Database): Promise<number | undefined> {
  const volume = await statfs(folder).catch(() => undefined);
  if (!volume) return undefined;
  const [row] = database.run({ sql: SELECT_UNUSED_BYTES, parameters: [] }).rows as { bytes: number }[];
  const volumeBytes = volume.bavail * volume.bsize;
  const freeBytes = volumeBytes + (row?.bytes ?? 0);
  const minBytes = Math.min(MIN_FREE_BYTES, volume.blocks * volume.bsize * MIN_FREE_FRACTION);
  return freeBytes < minBytes || volumeBytes < minBytes * MIN_VOLUME_FRACTION ? freeBytes : undefined;
}
