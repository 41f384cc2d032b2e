import { statfs } from 'node:fs/promises';
import type { Database } from './database';

/**
 * The free space below which the relay refuses uploads, in bytes. On a volume of less than 5 GB, the minimum is a tenth
 * of its size.
 */
const MIN_FREE_BYTES = 500_000_000;
const MIN_FREE_FRACTION = 0.1;
/**
 * The fraction of the minimum that must be free on the volume itself. The journal cannot use unused pages of the
 * database file.
 */
const MIN_VOLUME_FRACTION = 0.2;

/** The size of the unused pages in a database file. SQLite uses these pages before it enlarges the file. */
const UNUSED_BYTES_QUERY = `SELECT (SELECT freelist_count FROM pragma_freelist_count) *
  (SELECT page_size FROM pragma_page_size) AS bytes`;

/**
 * Returns the free space for a database in `folder`, in bytes, if the space is too low for uploads. Otherwise, and if
 * the system does not report the free space, returns undefined.
 */
export async function findDiskShortage(folder: string, database: Database): Promise<number | undefined> {
  const volume = await statfs(folder).catch(() => undefined);
  if (!volume) return undefined;
  const [row] = database.run({ sql: UNUSED_BYTES_QUERY, parameters: [] }).rows as { bytes: number }[];
  const freeVolumeBytes = volume.bavail * volume.bsize;
  const freeBytes = freeVolumeBytes + (row?.bytes ?? 0);
  const minBytes = Math.min(MIN_FREE_BYTES, volume.blocks * volume.bsize * MIN_FREE_FRACTION);
  return freeBytes < minBytes || freeVolumeBytes < minBytes * MIN_VOLUME_FRACTION ? freeBytes : undefined;
}
