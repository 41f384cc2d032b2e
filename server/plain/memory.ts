import type { SubmissionKind } from '../../src/submission/types';

/** What the processes of one outbox know together of forms without scripts; an outbox's `FormMemory` is one. Times in ms. */
export interface PlainMemory {
  /** The secret of seals. */
  key: (now: number) => Promise<string>;
  /** The id that this content was given before, else `id` until then. */
  sameAs: (content: string, id: string, now: number, until: number) => Promise<string>;
  keepReceipt: (id: string, receipt: string, until: number) => Promise<void>;
  /** The reference of a stored submission; undefined when there is none of that id and kind. */
  referenceOf: (id: string, kind: SubmissionKind) => Promise<string | undefined>;
  receipt: (id: string, now: number) => Promise<string | undefined>;
}
