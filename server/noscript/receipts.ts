import type { SubmissionKind } from '../../src/submission/types';
import type { SentReceipt } from '../../src/submission/noscriptPages';

/** The time during which a success page shows the sent values, in milliseconds. */
const RECEIPT_LIFETIME_MS = 30 * 60_000;

/** The store of receipts, such as an outbox's `FormMemory`. Times are in milliseconds. */
export interface ReceiptMemory {
  keepReceipt: (id: string, receipt: string, until: number) => Promise<void>;
  receipt: (id: string, now: number) => Promise<string | undefined>;
  /** Returns the reference of a stored submission; undefined when there is none of that id and kind. */
  referenceOf: (id: string, kind: SubmissionKind) => Promise<string | undefined>;
}

/** Stores the data of success pages, which all processes share. The methods reject when the outbox is unavailable. */
export class Receipts {
  constructor(
    private readonly memory: ReceiptMemory,
    private readonly now: () => number,
  ) {}

  keep(id: string, receipt: SentReceipt): Promise<void> {
    return this.memory.keepReceipt(id, JSON.stringify(receipt), this.now() + RECEIPT_LIFETIME_MS);
  }

  /** Returns a receipt; undefined once it has expired, and for another kind of form. */
  async find(id: string, kind: SubmissionKind): Promise<SentReceipt | undefined> {
    const kept = await this.memory.receipt(id, this.now());
    const receipt = kept === undefined ? undefined : (JSON.parse(kept) as SentReceipt);
    return receipt?.kind === kind ? receipt : undefined;
  }
}
