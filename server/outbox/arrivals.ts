import { createHmac } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { DAY } from './backoff';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import { selectValues } from './selectValues';
import { KEY_NAMES, SharedKey } from './sharedKey';

/** The sender of a submission, with the limits for this sender. */
export interface Sender {
  /**
   * The IP address and the networks that contain it, the narrowest first. The limits of an IP address or network are
   * the sender's limits, multiplied by `factor`.
   */
  networks: readonly { name: string; factor: number }[];
  /** The maximum number of submissions within any period of `windowMs` milliseconds. */
  limit: number;
  windowMs: number;
  /** The maximum number of submissions within any 24 hours. */
  dailyLimit: number;
}

/**
 * A query that counts the arrival of a submission, and the lock and conditions for the write that contains this query.
 */
export interface PreparedArrival {
  /** The keyed hash of the widest network that contains the IP address. */
  source: string;
  /**
   * Counts the arrival if no limit is reached and no earlier write has counted the arrival. This query must be the
   * first query of the write that stores the submission.
   */
  countQuery: Query;
  /** The name of the lock that the write needs. Without this lock, two concurrent writes could exceed a limit. */
  lockName: string;
  /** Builds the condition that this write or an earlier write has counted the arrival. */
  buildCountedCondition: (eb: ExpressionBuilder<Tables, never>) => ReturnType<typeof eb.exists>;
  /** Returns the wait until the limits allow another arrival, in milliseconds. */
  getWaitMs: () => Promise<number>;
}

/** The columns for an IP address and its networks, in the order of `Sender.networks`. */
const NETWORK_COLUMNS = ['visitor', 'net56', 'net48'] as const;

/**
 * Counts the submissions that arrive from each IP address and network, to enforce the limits of senders. All processes
 * share the counts through the outbox, and the counts survive restarts. The outbox stores IP addresses and networks as
 * keyed hashes. The hourly sweep deletes an arrival after a day, and the `source` of a submission after two days. Only
 * the outbox contains the key of the hashes. Backups do not contain this key.
 */
export class Arrivals {
  readonly #key: SharedKey;

  constructor(private readonly engine: Engine) {
    this.#key = new SharedKey(engine, KEY_NAMES.visitors);
  }

  async prepareArrival(id: string, sender: Sender, now: number): Promise<PreparedArrival> {
    const { queryBuilder, read } = this.engine;
    const key = await this.#key.read(now);
    const networks = sender.networks.map(({ name, factor }, index) => ({
      column: NETWORK_COLUMNS[index] ?? 'visitor',
      hash: hashWithKey(key, name),
      factor,
    }));
    const row = { id, arrived_at: now, ...Object.fromEntries(networks.map(({ column, hash }) => [column, hash])) };
    const existingArrivalQuery = queryBuilder.selectFrom('arrivals').select('id').where('id', '=', id);
    const limits = networks.flatMap(({ column, hash, factor }) => [
      { column, hash, maxCount: sender.limit * factor, windowMs: sender.windowMs },
      { column, hash, maxCount: sender.dailyLimit * factor, windowMs: DAY },
    ]);
    // After the clock was set back, arrivals may be in the future. Without the upper bound, such arrivals could count
    // for too long.
    const selectArrivals = ({ column, hash, windowMs }: (typeof limits)[number]) =>
      queryBuilder
        .selectFrom('arrivals')
        .where(column, '=', hash)
        .where('arrived_at', '>', now - windowMs)
        .where('arrived_at', '<', now + windowMs);
    const source = networks.at(-1)?.hash ?? '';
    return {
      source,
      countQuery: queryBuilder
        .insertInto('arrivals')
        .columns(Object.keys(row) as (keyof Tables['arrivals'])[])
        .expression(
          limits.reduce(
            (query, limit) =>
              query.where(
                selectArrivals(limit).select(({ fn }) => fn.countAll<number>().as('count')),
                '<',
                limit.maxCount,
              ),
            selectValues(queryBuilder, row),
          ),
        )
        .onConflict((conflict) => conflict.column('id').doNothing()),
      lockName: `arrivals:${source}`,
      buildCountedCondition: ({ exists }) => exists(existingArrivalQuery),
      getWaitMs: async () => {
        const waitPromises = limits.map(async (limit) => {
          const arrivalRows = await read(
            selectArrivals(limit)
              .select('arrived_at')
              .orderBy('arrived_at', 'desc')
              .limit(1)
              .offset(limit.maxCount - 1),
          );
          return arrivalRows.map(({ arrived_at }) => arrived_at - now + limit.windowMs);
        });
        return Math.max(1, ...(await Promise.all(waitPromises)).flat());
      },
    };
  }
}

const hashWithKey = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
