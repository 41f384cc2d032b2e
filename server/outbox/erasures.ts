import { domainToUnicode } from 'node:url';
import { sql, type ExpressionBuilder } from 'kysely';
import { createAuditRow } from './audit';
import { HOUR } from './backoff';
import { normaliseAddress, toCanonicalMailbox } from './canonicalMailbox';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import { toOutboxRow, type OutboxRow } from './rows';
import { KEY_NAMES, SharedKey } from './sharedKey';
import { ALWAYS_TRUE, selectValues } from './selectValues';
import { buildTombstoneInsertion, Tombstones } from './tombstones';

/**
 * A mail about a withdrawal, to the firm or to the applicant. The applicant receives a mail only if the outbox still
 * has the application, and the application is not quarantined.
 */
export interface WithdrawalNotice {
  role: 'withdrawal' | 'withdrawal-confirmation';
  reference: string;
  withdrawnAt: number;
  /** The language tag of the application, or null for the default language. */
  language: string | null;
  name: string;
  email: string;
  jobTitle: string;
}

/** An erasure, as reported to the receiver of the webhook. */
export interface ErasureNotice {
  /** The id of the submission. */
  submission: string;
  reference: string;
  erasedAt: number;
}

/** A step of an erasure outside the outbox: deleting the spreadsheet row, calling the webhook or sending a mail. */
export type ErasureTask =
  | {
      do: 'sheet';
      submission: string;
      reference: string;
      resumeFileName: string;
      /**
       * Whether the outbox recorded that the spreadsheet stored the submission. Absent in tasks of earlier versions.
       */
      wasStored?: boolean;
    }
  | ({
      do: 'webhook';
      /** Whether the outbox recorded that the receiver accepted the submission. Absent in tasks of earlier versions. */
      wasDelivered?: boolean;
    } & ErasureNotice)
  | ({ do: 'mail'; submission: string } & WithdrawalNotice);

/**
 * The receivers of erasure tasks. The relay runs the tasks of each receiver separately, so that a slow receiver does
 * not delay the other receivers.
 */
export const TASK_KINDS = ['sheet', 'mail', 'webhook'] as const satisfies readonly ErasureTask['do'][];
export type TaskKind = (typeof TASK_KINDS)[number];

/** A task that a worker has claimed. */
export interface ClaimedTask {
  id: string;
  task: ErasureTask;
  attempts: number;
  queuedAt: number;
}

/**
 * The lock for erasures. Without this lock, two concurrent withdrawals of one application could both write an audit
 * line and resolve to true.
 */
const ERASURE_LOCK = 'erasures';
/** The maximum number of submissions that one write erases. */
const BATCH_SIZE = 50;
/** The maximum number of refused submissions that a line about open tasks lists. */
const MAX_LISTED_SUBMISSIONS = 10;

/**
 * Erases submissions from the outbox immediately, and queues erasure tasks for the targets. A tombstone of each
 * submission remains. The methods reject when the outbox cannot be used.
 */
export class Erasures {
  readonly tombstones: Tombstones;
  /** The secret that signs the links by which applicants withdraw applications. */
  readonly withdrawalKey: SharedKey;

  constructor(private readonly engine: Engine) {
    this.tombstones = new Tombstones(engine);
    this.withdrawalKey = new SharedKey(engine, KEY_NAMES.withdrawals);
  }

  /**
   * Finds the submissions of an e-mail address. `rows` are the submissions that contain this address, including
   * quarantined submissions. Spellings with the same result of `normaliseAddress` count as the same address.
   * `otherAddresses` are the other e-mail addresses in the outbox with the same canonical mailbox ('ann+jobs@…', see
   * `toCanonicalMailbox`).
   */
  async findByEmail(email: string): Promise<{ rows: OutboxRow[]; otherAddresses: string[] }> {
    const address = normaliseAddress(email.trim());
    const { queryBuilder, read } = this.engine;
    const foundRows = await read(
      queryBuilder
        .selectFrom('submissions')
        .selectAll()
        .where(({ eb, or, and }) =>
          or([
            // The column `mailbox` has an index. In rows of earlier versions, the column contains the address itself.
            eb('mailbox', 'in', [toCanonicalMailbox(address), address].flatMap(listAddressForms)),
            // Rows from a backup of an earlier version have no `mailbox`.
            and([eb('mailbox', 'is', null), eb('recipient', 'in', listAddressForms(address))]),
          ]),
        )
        .orderBy('received_at'),
    );
    const isSearchedAddress = (recipient: string) => normaliseAddress(recipient) === address;
    const otherAddresses = foundRows
      .map(({ recipient }) => recipient)
      .filter((recipient) => !isSearchedAddress(recipient));
    const rows = foundRows.filter(({ recipient }) => isSearchedAddress(recipient)).map(toOutboxRow);
    return { rows, otherAddresses: [...new Set(otherAddresses)] };
  }

  /**
   * Erases submissions from the outbox. Tasks then erase the submissions in the spreadsheet and inform the receiver of
   * the webhook.
   */
  async erase(rows: readonly OutboxRow[], now: number): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const queries: Query[] = [];
      for (const row of rows.slice(start, start + BATCH_SIZE)) queries.push(...(await this.#buildErasure(row, now)));
      await this.engine.write(queries, ERASURE_LOCK);
    }
    if (rows.length > 0) await this.#mirrorAndCompact();
  }

  /**
   * Erases an application that its sender withdraws, and queues the mails about the withdrawal. Resolves to false and
   * changes nothing when the application is already erased. Queues the erasure tasks even when the outbox no longer
   * stores the application, because the spreadsheet may still contain the application.
   */
  async withdraw(id: string, reference: string, receivedAt: number, now: number): Promise<boolean> {
    const { queryBuilder, read, write } = this.engine;
    if (await this.isErased(id, receivedAt)) return false;
    const [foundRow] = await read(
      queryBuilder.selectFrom('submissions').selectAll().where('id', '=', id).where('kind', '=', 'application'),
    );
    const row = foundRow && toOutboxRow(foundRow);
    const mailTasks = createNotices(row, reference, now).map((notice): [string, ErasureTask] => [
      `mail:${notice.role}:${id}`,
      { do: 'mail', submission: id, ...notice },
    ]);
    const erasedRow = row ?? { id, reference, payload: '{}', receivedAt, sheetAt: null };
    const results = await write(await this.#buildErasure(erasedRow, now, { reference, mailTasks }), ERASURE_LOCK);
    await this.#mirrorAndCompact();
    // The first query inserts an audit line only if this call erases the application.
    return results[0]?.rowCount === 1;
  }

  /** Returns whether a submission that arrived at `receivedAt` (ms) has been erased since then. */
  async isErased(id: string, receivedAt: number): Promise<boolean> {
    const erasedAt = await this.tombstones.getErasureTime(id);
    return erasedAt !== undefined && erasedAt >= receivedAt;
  }

  /** Claims the next due task of a receiver for `claimMs` milliseconds. Returns undefined when no task is due. */
  async claim(kind: TaskKind, now: number, claimMs: number): Promise<ClaimedTask | undefined> {
    const { queryBuilder, read, write } = this.engine;
    const [nextTask] = await read(
      queryBuilder
        .selectFrom('erasure_tasks')
        .selectAll()
        .where('id', 'like', `${kind}:%`)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1),
    );
    if (!nextTask) return undefined;
    const [{ rowCount }] = await write([
      queryBuilder
        .updateTable('erasure_tasks')
        .set({ due_at: now + claimMs })
        .where('id', '=', nextTask.id)
        .where('due_at', '=', nextTask.due_at),
    ]);
    // If another process has claimed the task, this process claims the next due task.
    if (rowCount !== 1) return this.claim(kind, now, claimMs);
    const { id, attempts, queued_at: queuedAt } = nextTask;
    return { id, task: JSON.parse(nextTask.task) as ErasureTask, attempts, queuedAt };
  }

  /** Deletes a task. Returns false when the task is already deleted. */
  async finish(id: string): Promise<boolean> {
    const { queryBuilder, write } = this.engine;
    const [{ rowCount }] = await write([queryBuilder.deleteFrom('erasure_tasks').where('id', '=', id)]);
    return rowCount === 1;
  }

  /**
   * Schedules a task again for `dueAt` (ms), even if the task was already deleted. `refusedAt` (ms) is the time of a
   * refusal that only an operator can resolve.
   */
  async postpone(
    { id, task, queuedAt }: ClaimedTask,
    dueAt: number,
    attempts: number,
    error: string,
    refusedAt: number | null = null,
  ): Promise<void> {
    const schedule = { due_at: dueAt, attempts, last_error: error, refused_at: refusedAt };
    await this.engine.write([
      this.engine.queryBuilder
        .insertInto('erasure_tasks')
        .values({ id, task: JSON.stringify(task), queued_at: queuedAt, ...schedule })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(schedule)),
    ]);
  }

  /**
   * Makes all failed tasks due, for `outbox retry`. Tasks without an error remain unchanged. Such a task may wait for
   * the end of a call that could still store the submission in a target.
   */
  async retry(now: number): Promise<void> {
    const { queryBuilder, write } = this.engine;
    await write([
      queryBuilder.updateTable('erasure_tasks').set({ due_at: now, attempts: 0 }).where('last_error', 'is not', null),
    ]);
  }

  /** Deletes the refused tasks of a receiver, for `outbox skip`. Returns the number of deleted tasks. */
  async skip(kind: TaskKind): Promise<number> {
    const { queryBuilder, write } = this.engine;
    const [{ rowCount }] = await write([
      queryBuilder.deleteFrom('erasure_tasks').where('id', 'like', `${kind}:%`).where('refused_at', 'is not', null),
    ]);
    return rowCount;
  }

  /**
   * Deletes mails about withdrawals that were queued before `queuedBefore` (ms), because they contain personal data.
   * Keeps tasks of earlier versions, which have no queue time. Returns the deleted mails.
   */
  async deleteOldMails(queuedBefore: number): Promise<WithdrawalNotice[]> {
    const { queryBuilder, write } = this.engine;
    const [{ rows }] = await write([
      queryBuilder
        .deleteFrom('erasure_tasks')
        .where('id', 'like', 'mail:%')
        .where('queued_at', '>', 0)
        .where('queued_at', '<', queuedBefore)
        .returning('task'),
    ]);
    return rows.map(({ task }) => JSON.parse(task) as WithdrawalNotice);
  }

  /**
   * Removes the file name of the résumé from spreadsheet tasks that were queued before `queuedBefore` (ms). The script
   * then finds the résumé only by the URL in its row. Tasks of earlier versions, which have no queue time, also lose
   * the file name.
   */
  async deleteOldFileNames(queuedBefore: number): Promise<void> {
    const { queryBuilder, read, write } = this.engine;
    const oldTasks = await read(
      queryBuilder
        .selectFrom('erasure_tasks')
        .select(['id', 'task'])
        .where('id', 'like', 'sheet:%')
        .where('task', 'not like', '%"resumeFileName":""%')
        .where('queued_at', '<', queuedBefore),
    );
    for (const { id, task } of oldTasks)
      await write([
        queryBuilder
          .updateTable('erasure_tasks')
          .set({ task: JSON.stringify({ ...(JSON.parse(task) as ErasureTask), resumeFileName: '' }) })
          .where('id', '=', id),
      ]);
  }

  /**
   * Returns one line for each receiver with open tasks. The line contains the number of the tasks, an error of these
   * tasks, and the first refused submissions. An operator may have to delete these submissions by hand. With
   * `queuedBefore` (ms), counts only refused tasks, and tasks that were queued before that time.
   */
  async describeOpenTasks(queuedBefore?: number): Promise<string[]> {
    const { queryBuilder, read } = this.engine;
    const allTasksQuery = queryBuilder
      .selectFrom('erasure_tasks')
      .select(['id', 'last_error', 'task', 'refused_at'])
      .orderBy('due_at', 'desc');
    const faultyTasksQuery = allTasksQuery.where(({ eb, or }) =>
      or([eb('queued_at', '<', queuedBefore ?? 0), eb('refused_at', 'is not', null)]),
    );
    const tasks = await read(queuedBefore === undefined ? allTasksQuery : faultyTasksQuery);
    return TASK_KINDS.flatMap((kind) => {
      const kindTasks = tasks.filter(({ id }) => id.startsWith(`${kind}:`));
      const error = kindTasks.find(({ last_error }) => last_error !== null)?.last_error;
      const refusedTasks = kindTasks.filter(({ refused_at }) => refused_at !== null);
      // The spreadsheet contains the ids of submissions, but no references.
      const identifiers = refusedTasks.slice(0, MAX_LISTED_SUBMISSIONS).map(({ task }) => {
        const { submission, reference } = JSON.parse(task) as ErasureTask;
        return kind === 'sheet' ? submission : reference;
      });
      const text = `${kindTasks.length} ${OPEN_TASK_TEXTS[kind]}${error ? ` (${error})` : ''}`;
      if (kindTasks.length === 0) return [];
      if (identifiers.length === 0) return [text];
      const ellipsis = refusedTasks.length > MAX_LISTED_SUBMISSIONS ? ' …' : '';
      return [`${text}: ${identifiers.join(', ')}${ellipsis}`];
    });
  }

  /** Returns the queries that erase one submission and queue its tasks. */
  async #buildErasure(
    row: Pick<OutboxRow, 'id' | 'reference' | 'payload' | 'receivedAt' | 'sheetAt'>,
    now: number,
    withdrawal?: { reference: string; mailTasks: readonly [string, ErasureTask][] },
  ): Promise<Query[]> {
    const { queryBuilder, read } = this.engine;
    const { id, reference } = row;
    const deliveriesQuery = queryBuilder.selectFrom('deliveries').select('id').where('id', '=', `${id}:webhook`);
    const wasDelivered = (await read(deliveriesQuery.where('status', '=', 'done'))).length > 0;
    // The clock may have been set back since the arrival. A tombstone with a time before the arrival would not apply to
    // this submission.
    const tombstone = await this.tombstones.create(id, Math.max(now, row.receivedAt));
    const buildNotErasedCondition = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, never>) =>
      not(
        exists(
          selectFrom('tombstones')
            .select('hash')
            .where('hash', '=', tombstone.hash)
            .where('erased_at', '>=', row.receivedAt),
        ),
      );
    const insertTask = (taskId: string, task: ErasureTask, condition = ALWAYS_TRUE): Query =>
      queryBuilder
        .insertInto('erasure_tasks')
        .columns(['id', 'task', 'queued_at', 'due_at'])
        .expression(
          selectValues(queryBuilder, { id: taskId, task: JSON.stringify(task), queued_at: now })
            .select(selectDueTime(id, now).as('due_at'))
            .where(buildNotErasedCondition)
            .where(condition),
        )
        .onConflict((conflict) => conflict.column('id').doNothing());
    const auditEntry =
      withdrawal && ({ action: 'withdraw', submissionCount: 1, references: [withdrawal.reference] } as const);
    return [
      ...(auditEntry
        ? [
            queryBuilder
              .insertInto('audit')
              .columns(['id', 'at', 'line'])
              .expression(
                selectValues(queryBuilder, { ...createAuditRow(auditEntry, now) }).where(buildNotErasedCondition),
              ),
          ]
        : []),
      // These updates lock the rows in the same order as other writes, to avoid deadlocks. No worker can then claim a
      // row or renew its lease before the row is deleted.
      queryBuilder.updateTable('deliveries').set({ due_at: now }).where('submission', '=', id),
      queryBuilder.updateTable('submissions').set({ due_at: now }).where('id', '=', id),
      insertTask(`sheet:${id}`, createSheetTask(row)),
      insertTask(
        `webhook:${id}`,
        { do: 'webhook', submission: id, reference, erasedAt: now, wasDelivered },
        buildWebhookCondition(id),
      ),
      ...(withdrawal?.mailTasks ?? []).map(([taskId, task]) => insertTask(taskId, task)),
      buildTombstoneInsertion(queryBuilder, tombstone),
      ...buildDeletion(queryBuilder, id),
    ];
  }

  /** Copies the tombstones to the file beside the database, and removes the deleted text from the journal. */
  async #mirrorAndCompact(): Promise<void> {
    // The erasure is already committed, so an error here is ignored. The worker repeats the copy and the compaction
    // every hour, and logs failures.
    await this.tombstones.mirror().catch(() => undefined);
    await this.engine.compact().catch(() => undefined);
  }
}

/** Returns the task that erases a submission in the spreadsheet. */
export function createSheetTask(row: Pick<OutboxRow, 'id' | 'reference' | 'payload' | 'sheetAt'>): ErasureTask {
  const { id: submission, reference, payload, sheetAt } = row;
  const { resumeFileName = '' } = JSON.parse(payload) as { resumeFileName?: string };
  return { do: 'sheet', submission, reference, resumeFileName, wasStored: sheetAt !== null };
}

/**
 * Builds the queries that delete a submission with its deliveries, résumé, receipt and entries in `repeats`. The last
 * query deletes the row of the submission.
 */
export const buildDeletion = (
  queryBuilder: Engine['queryBuilder'],
  id: string,
): [Query, Query, Query, Query, Query] => [
  queryBuilder.deleteFrom('deliveries').where('submission', '=', id),
  queryBuilder
    .deleteFrom('resume_parts')
    .where('id', '=', ({ selectFrom }) => selectFrom('submissions').select('resume_id').where('id', '=', id)),
  queryBuilder.deleteFrom('receipts').where('id', '=', id),
  queryBuilder.deleteFrom('repeats').where('id', '=', id),
  queryBuilder.deleteFrom('submissions').where('id', '=', id),
];

/** For each receiver, the text that follows the number of open tasks in a message to operators. */
const OPEN_TASK_TEXTS: Record<TaskKind, string> = {
  sheet: 'erased, but still in the spreadsheet',
  mail: 'mails about withdrawals wait',
  webhook: 'erased, but not yet reported to the receiver of the webhook',
};

/**
 * Builds the condition that the receiver of the webhook may have a submission. The condition is true if the delivery is
 * done, is leased or has an error. The condition is also true if the outbox no longer contains the submission.
 */
const buildWebhookCondition = (id: string) =>
  sql<boolean>`(not exists (select 1 from submissions where id = ${id}) or exists (
    select 1 from deliveries where submission = ${id} and target = 'webhook'
      and (status = 'done' or lease_owner is not null or last_error is not null)))`;

/**
 * Builds the expression for the due time (ms) of a submission's tasks: the end of its last lease, or `now` without a
 * valid lease. A worker's call ends before the worker's lease expires. Therefore, no call can store the submission in a
 * target after the task has erased the submission there. A lease that ends in over an hour is from a process whose
 * clock is ahead. The task then waits for an hour, because the call of that process may still run.
 */
const selectDueTime = (id: string, now: number) =>
  sql<number>`coalesce((select max(case when lease_until < ${now + HOUR} then lease_until else ${now + HOUR} end) from (
    select lease_until from submissions where id = ${id} and lease_owner is not null
    union all select lease_until from deliveries where submission = ${id} and lease_owner is not null
  ) as leases where lease_until > ${now}), cast(${now} as bigint))`;

function createNotices(row: OutboxRow | undefined, reference: string, now: number): WithdrawalNotice[] {
  const { name = '', email = '', jobTitle = '' } = (row ? JSON.parse(row.payload) : {}) as Record<string, string>;
  const notice = { reference, withdrawnAt: now, language: row?.language ?? null, name, email, jobTitle };
  const firmNotice = { ...notice, role: 'withdrawal' } as const;
  // A bot may have entered a stranger's e-mail address in a quarantined application, so the relay sends no mail there.
  const canConfirm = email !== '' && row?.status !== 'quarantined';
  return canConfirm ? [firmNotice, { ...notice, role: 'withdrawal-confirmation' } as const] : [firmNotice];
}

/** Returns a normalised e-mail address and its forms in rows of earlier versions: with a Unicode domain, and in NFD. */
function listAddressForms(address: string): string[] {
  const domainIndex = address.lastIndexOf('@') + 1;
  const unicodeForm = address.slice(0, domainIndex) + domainToUnicode(address.slice(domainIndex));
  return [address, unicodeForm].flatMap((form) => [form, form.normalize('NFD')]);
}
