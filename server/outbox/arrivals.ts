import { createHmac } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import { selected } from './selected';
import { KEY_NAMES, SharedKey } from './sharedKey';

/** Who sends, and what is taken from there. */
export interface Sender {
  /** An address in its one writing, or a network's. */
  address: string;
  /** Submissions within any `windowMs`. */
  limit: number;
  windowMs: number;
}

/** An arrival that is about to be counted. */
interface Arrival {
  /** Counts it, if the limit leaves room and it is not counted yet. Alone, or first in the write that stores it. */
  count: Query;
  /** The name of the lock that the write needs: two at once would both see room for one. */
  lock: string;
  /** The condition that it is counted, now or before. */
  counted: (eb: ExpressionBuilder<Tables, never>) => ReturnType<typeof eb.exists>;
  isCounted: () => Promise<boolean>;
  /** Milliseconds until there is room again. */
  wait: () => Promise<number>;
}

/**
 * The limit by address, shared by all processes through the outbox and kept across restarts. An address is stored as a hash
 * whose key lies in the outbox alone, and deleted within an hour after its window.
 */
export class Arrivals {
  readonly #key: SharedKey;

  constructor(private readonly engine: Engine) {
    this.#key = new SharedKey(engine, KEY_NAMES.visitors);
  }

  async counting(id: string, { address, limit, windowMs }: Sender, now: number): Promise<Arrival> {
    const { build, read } = this.engine;
    const visitor = createHmac('sha256', await this.#key.read(now))
      .update(address)
      .digest('base64url');
    const ofVisitor = build.selectFrom('arrivals').where('visitor', '=', visitor).where('until_at', '>', now);
    const same = build.selectFrom('arrivals').select('id').where('id', '=', id);
    return {
      count: build
        .insertInto('arrivals')
        .columns(['id', 'visitor', 'until_at'])
        .expression(
          selected(build, { id, visitor, until_at: now + windowMs }).where(
            ofVisitor.select(({ fn }) => fn.countAll<number>().as('number')),
            '<',
            limit,
          ),
        )
        .onConflict((conflict) => conflict.column('id').doNothing()),
      lock: `arrivals:${visitor}`,
      counted: ({ exists }) => exists(same),
      isCounted: async () => (await read(same)).length > 0,
      wait: async () => {
        const [first] = await read(ofVisitor.select(({ fn }) => fn.min<number | null>('until_at').as('until')));
        return Math.max(1, (first?.until ?? now) - now);
      },
    };
  }
}
