import type { SubmissionKind } from '../../src/submission/types';
import type { Engine } from './engine/engine';
import { KEY_NAMES, SharedKey } from './sharedKey';

/**
 * Stores the data of forms that later requests need: ids that detect repeated forms, receipts for success pages, and
 * the key of form tokens. All processes of an outbox share this data, so any process can handle the next request. The
 * hourly sweep deletes expired ids and receipts. The methods reject when the outbox cannot be used.
 */
export class FormStore {
  /** The key that signs form tokens. This key is also the HMAC key for the hashes of form contents. */
  readonly key: SharedKey;

  constructor(private readonly engine: Engine) {
    this.key = new SharedKey(engine, KEY_NAMES.forms);
  }

  /**
   * Returns the unexpired id that is stored for `contentHash`, a keyed hash of a form's content. If no id is stored,
   * stores and returns `id`, which expires at `expiresAt` (ms).
   */
  async findOrStoreId(contentHash: string, id: string, now: number, expiresAt: number): Promise<string> {
    const { queryBuilder, read, write } = this.engine;
    await write([
      queryBuilder
        .insertInto('repeats')
        .values({ content: contentHash, id, until_at: expiresAt })
        .onConflict((conflict) =>
          conflict.column('content').doUpdateSet({ id, until_at: expiresAt }).where('repeats.until_at', '<=', now),
        ),
    ]);
    const [storedRow] = await read(queryBuilder.selectFrom('repeats').select('id').where('content', '=', contentHash));
    return storedRow?.id ?? id;
  }

  /**
   * Stores a receipt, the data of a submission's success page, until `expiresAt` (ms). Overwrites an earlier receipt
   * that has the same id.
   */
  async storeReceipt(id: string, receipt: string, expiresAt: number): Promise<void> {
    const { queryBuilder, write } = this.engine;
    await write([
      queryBuilder
        .insertInto('receipts')
        .values({ id, receipt, until_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ receipt, until_at: expiresAt })),
    ]);
  }

  /** Returns the reference of a stored submission, or undefined when no submission has this id and kind. */
  async findReference(id: string, kind: SubmissionKind): Promise<string | undefined> {
    const { queryBuilder, read } = this.engine;
    const [row] = await read(
      queryBuilder
        .selectFrom('submissions')
        .select('reference')
        .where('id', '=', id.toLowerCase())
        .where('kind', '=', kind),
    );
    return row?.reference;
  }

  /** Returns the receipt of a submission, or undefined if there is no receipt or the receipt has expired. */
  async findReceipt(id: string, now: number): Promise<string | undefined> {
    const { queryBuilder, read } = this.engine;
    const [row] = await read(
      queryBuilder
        .selectFrom('receipts')
        .select('receipt')
        .where('id', '=', id.toLowerCase())
        .where('until_at', '>', now),
    );
    return row?.receipt;
  }
}
