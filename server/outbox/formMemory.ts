import type { SubmissionKind } from '../../src/submission/types';
import type { Engine } from './engine/engine';
import { KEY_NAMES, SharedKey } from './sharedKey';

/**
 * What all processes of an outbox know of forms that were posted without scripts: whichever is asked next, it answers as the
 * one that took the form. Everything is deleted within an hour after its time. Rejects when the outbox can't be used.
 */
export class FormMemory {
  readonly #key: SharedKey;

  constructor(private readonly engine: Engine) {
    this.#key = new SharedKey(engine, KEY_NAMES.forms);
  }

  /** Returns the secret of form tokens. */
  key(now: number): Promise<string> {
    return this.#key.read(now);
  }

  /** The id that this content, a keyed hash, was given before; else `id`, which holds for it until then (ms). */
  async sameAs(content: string, id: string, now: number, until: number): Promise<string> {
    const { build, read, write } = this.engine;
    await write([
      build
        .insertInto('repeats')
        .values({ content, id, until_at: until })
        .onConflict((conflict) =>
          conflict.column('content').doUpdateSet({ id, until_at: until }).where('repeats.until_at', '<=', now),
        ),
    ]);
    const [known] = await read(build.selectFrom('repeats').select('id').where('content', '=', content));
    return known?.id ?? id;
  }

  /** Keeps what the page of a success shows until then (ms); of the same success the newest. */
  async keepReceipt(id: string, receipt: string, until: number): Promise<void> {
    const { build, write } = this.engine;
    await write([
      build
        .insertInto('receipts')
        .values({ id, receipt, until_at: until })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ receipt, until_at: until })),
    ]);
  }

  /** The reference of a stored submission; undefined when there is none of that id and kind. */
  async referenceOf(id: string, kind: SubmissionKind): Promise<string | undefined> {
    const { build, read } = this.engine;
    const [row] = await read(
      build.selectFrom('submissions').select('reference').where('id', '=', id.toLowerCase()).where('kind', '=', kind),
    );
    return row?.reference;
  }

  /** undefined once its time is over. */
  async receipt(id: string, now: number): Promise<string | undefined> {
    const { build, read } = this.engine;
    const [row] = await read(
      build.selectFrom('receipts').select('receipt').where('id', '=', id).where('until_at', '>', now),
    );
    return row?.receipt;
  }
}
