import { pieces } from '../breath';
import type { Engine, Query, Read } from './engine/engine';

type Build = Engine['build'];
/** A row of the table: a résumé's data URL is what its parts make, one after the other. */
export type ResumePart = {
  id: string;
  part: number;
  data: string;
};

/** Returns a résumé in the parts that the outbox stores: a query with the whole text holds it in memory several times over. */
export async function partsOf(id: string, dataUrl: string): Promise<ResumePart[]> {
  const parts: ResumePart[] = [];
  for await (const data of pieces(dataUrl)) parts.push({ id, part: parts.length, data });
  return parts;
}

/** The data URL of a résumé; undefined where there is none. */
export async function readResume(read: Read, build: Build, id: string): Promise<string | undefined> {
  const parts: string[] = [];
  for (;;) {
    const [row] = await read(
      build.selectFrom('resume_parts').select('data').where('id', '=', id).where('part', '=', parts.length),
    );
    if (!row) return parts.length === 0 ? undefined : parts.join('');
    parts.push(row.data);
  }
}

/** Puts a résumé in where there is none of that id. */
export async function insertResume(build: Build, id: string, dataUrl: string): Promise<Query[]> {
  const rows = await partsOf(id, dataUrl);
  return rows.map((row) =>
    build
      .insertInto('resume_parts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['id', 'part']).doNothing()),
  );
}
