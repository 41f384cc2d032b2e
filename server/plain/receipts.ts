import type { SubmissionKind } from '../../src/submission/types';
import type { PlainMemory } from './memory';
import type { Receipt } from './pageMaker';

/** For how long a success shows what was sent (milliseconds). */
const SHOWN_FOR = 30 * 60_000;

/** What the pages of successes show, whichever process is asked for them. Rejects when the outbox can't be asked. */
export class Receipts {
  constructor(
    private readonly memory: PlainMemory,
    private readonly now: () => number,
  ) {}

  keep(id: string, receipt: Receipt): Promise<void> {
    return this.memory.keepReceipt(id, JSON.stringify(receipt), this.now() + SHOWN_FOR);
  }

  /** undefined once it is forgotten, and for another kind of form. */
  async of(id: string, kind: SubmissionKind): Promise<Receipt | undefined> {
    const kept = await this.memory.receipt(id, this.now());
    const receipt = kept === undefined ? undefined : (JSON.parse(kept) as Receipt);
    return receipt?.kind === kind ? receipt : undefined;
  }
}
