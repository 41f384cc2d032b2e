import type { SubmissionKind } from '../../src/submission/types';
import type { SentReceipt } from '../../src/submission/noscriptPages';

/** For how long a success shows what was sent (milliseconds). */
const SHOWN_FOR = 30 * 60_000;

/** Where receipts are kept; an outbox's `FormMemory` is one. Times in ms. */
export interface ReceiptMemory {
  keepReceipt: (id: string, receipt: string, until: number) => Promise<void>;
  receipt: (id: string, now: number) => Promise<string | undefined>;
  /** The reference of a stored submission; undefined when there is none of that id and kind. */
  referenceOf: (id: string, kind: SubmissionKind) => Promise<string | undefined>;
}

/** What the pages of successes show, whichever process is asked for them. Rejects when the outbox can't be asked. */
export class Receipts {
  constructor(
    private readonly memory: ReceiptMemory,
    private readonly now: () => number,
  ) {}

  keep(id: string, receipt: SentReceipt): Promise<void> {
    return this.memory.keepReceipt(id, JSON.stringify(receipt), this.now() + SHOWN_FOR);
  }

  /** undefined once it is forgotten, and for another kind of form. */
  async of(id: string, kind: SubmissionKind): Promise<SentReceipt | undefined> {
    const kept = await this.memory.receipt(id, this.now());
    const receipt = kept === undefined ? undefined : (JSON.parse(kept) as SentReceipt);
    return receipt?.kind === kind ? receipt : undefined;
  }
}
