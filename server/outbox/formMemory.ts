import type { SubmissionKind } from '../../src/submission/types';
import type { Engine } from './engine/engine';
import { KEY_NAMES, SharedKey } from './sharedKey';

/**
 * The state of forms between requests. All processes of an outbox share it, so any process can handle the next request.
 * Entries are deleted within an hour after they expire. The methods reject when the outbox cannot be used.
 */
export class FormMemory {
  /** The secret of form tokens. */
  readonly key: SharedKey;

  constructor(private readonly engine: Engine) {
    this.key = new SharedKey(engine, KEY_NAMES.forms);
  }

  /**
   * Returns the id that is stored for this content (a keyed hash). Without a stored id, stores and returns `id`, which
   * expires at `until` (ms).
   */
  async findOrStoreId(content: string, id: string, now: number, until: number): Promise<string> {
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

  /** Stores the data of a success page until the time `until` (ms). A newer receipt of the same id replaces it. */
  async keepReceipt(id: string, receipt: string, until: number): Promise<void> {
    const { build, write } = this.engine;
    await write([
      build
        .insertInto('receipts')
        .values({ id, receipt, until_at: until })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ receipt, until_at: until })),
    ]);
  }

  /** Returns the reference of a stored submission; undefined when there is none of that id and kind. */
  async referenceOf(id: string, kind: SubmissionKind): Promise<string | undefined> {
    const { build, read } = this.engine;
    const [row] = await read(
      build.selectFrom('submissions').select('reference').where('id', '=', id.toLowerCase()).where('kind', '=', kind),
    );
    return row?.reference;
  }

  /** Returns the receipt of a submission; undefined after it has expired. */
  async receipt(id: string, now: number): Promise<string | undefined> {
    const { build, read } = this.engine;
    const [row] = await read(
      build.selectFrom('receipts').select('receipt').where('id', '=', id).where('until_at', '>', now),
    );
    return row?.receipt;
  }
}
