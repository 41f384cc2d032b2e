import { createHmac } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { DAY } from './backoff';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import { selected } from './selected';
import { KEY_NAMES, SharedKey } from './sharedKey';

/** Who sends, and how much is taken from there. */
export interface Sender {
  /** The address and the wider networks it lies in, the narrowest first, each with its share of the limits. */
  networks: readonly { name: string; factor: number }[];
  /** Submissions within any `windowMs`. */
  limit: number;
  windowMs: number;
  /** Submissions within any 24 hours. */
  dailyLimit: number;
}

/** An arrival that is about to be counted. */
export interface Arrival {
  /** Keyed hash of the widest network that it comes from. */
  source: string;
  /** Counts it, if the limits leave room and it is not counted yet. First in the write that stores it. */
  count: Query;
  /** The name of the lock that the write needs: two at once would both see room for one. */
  lock: string;
  /** The condition that it is counted, now or before. */
  counted: (eb: ExpressionBuilder<Tables, never>) => ReturnType<typeof eb.exists>;
  /** Milliseconds until there is room again. */
  wait: () => Promise<number>;
}

/** The columns that hold an address and its networks, in the order of `networksOf`. */
const COLUMNS = ['visitor', 'net56', 'net48'] as const;

/**
 * The limits by address, shared by all processes through the outbox and kept across restarts. An address is stored as a hash
 * whose key lies in the outbox alone, and deleted a day later.
 */
export class Arrivals {
  readonly #key: SharedKey;

  constructor(private readonly engine: Engine) {
    this.#key = new SharedKey(engine, KEY_NAMES.visitors);
  }

  async counting(id: string, sender: Sender, now: number): Promise<Arrival> {
    const { build, read } = this.engine;
    const key = await this.#key.read(now);
    const networks = sender.networks.map(({ name, factor }, at) => ({
      column: COLUMNS[at] ?? 'visitor',
      hash: hashed(key, name),
      factor,
    }));
    const row = { id, arrived_at: now, ...Object.fromEntries(networks.map(({ column, hash }) => [column, hash])) };
    const same = build.selectFrom('arrivals').select('id').where('id', '=', id);
    const limits = networks.flatMap(({ column, hash, factor }) => [
      { column, hash, limit: sender.limit * factor, since: now - sender.windowMs },
      { column, hash, limit: sender.dailyLimit * factor, since: now - DAY },
    ]);
    const arrivalsOf = ({ column, hash, since }: (typeof limits)[number]) =>
      build.selectFrom('arrivals').where(column, '=', hash).where('arrived_at', '>', since);
    const source = networks.at(-1)?.hash ?? '';
    return {
      source,
      count: build
        .insertInto('arrivals')
        .columns(Object.keys(row) as (keyof Tables['arrivals'])[])
        .expression(
          limits.reduce(
            (query, limit) =>
              query.where(
                arrivalsOf(limit).select(({ fn }) => fn.countAll<number>().as('number')),
                '<',
                limit.limit,
              ),
            selected(build, row),
          ),
        )
        .onConflict((conflict) => conflict.column('id').doNothing()),
      lock: `arrivals:${source}`,
      counted: ({ exists }) => exists(same),
      wait: async () => {
        const waits = limits.map(async (limit) => {
          const times = await read(
            arrivalsOf(limit)
              .select('arrived_at')
              .orderBy('arrived_at', 'desc')
              .limit(1)
              .offset(limit.limit - 1),
          );
          return times.map(({ arrived_at }) => arrived_at - limit.since);
        });
        return Math.max(1, ...(await Promise.all(waits)).flat());
      },
    };
  }
}

const hashed = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
