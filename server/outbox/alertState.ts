import { sql } from 'kysely';
import type { Engine } from './engine/engine';
import { selectValues } from './selectValues';

/** The name of the entry in `state` for the current alert. Its value is 'raising', 'raised' or 'clearing'. */
const ALERT = 'alert';

/**
 * Claims the next alert until `until` (ms). Returns the time (ms) at which its faults began; undefined when there is
 * nothing to send, or another process sends it.
 */
export async function claimAlert(
  { build, read, write }: Engine,
  isFaulty: boolean,
  now: number,
  until: number,
): Promise<number | undefined> {
  const current = build.selectFrom('state').select(['value', 'set_at']).where('name', '=', ALERT);
  const [known] = await read(current);
  // Most checks find no change and need no write.
  if (isFaulty ? known?.value === 'raised' : known === undefined) return undefined;
  const value = isFaulty ? 'raising' : 'clearing';
  const [begun, , claimed] = await write([
    build
      .insertInto('state')
      .columns(['name', 'value', 'set_at', 'until_at'])
      .expression(
        selectValues(build, { name: ALERT, value, set_at: now, until_at: until }).where(
          sql<boolean>`${isFaulty ? 1 : 0} = 1`,
        ),
      )
      .onConflict((conflict) => conflict.column('name').doNothing()),
    // A fault that recurs before its end was reported continues the same alert.
    build
      .updateTable('state')
      .set({ value: 'raised', until_at: 0 })
      .where('name', '=', ALERT)
      .where('value', '=', isFaulty ? 'clearing' : ''),
    build
      .updateTable('state')
      .set({ value, until_at: until })
      .where('name', '=', ALERT)
      .where('until_at', '<=', now)
      .where('value', 'in', isFaulty ? ['raising'] : ['raised', 'raising', 'clearing']),
  ]);
  if (begun.changed === 0 && claimed.changed === 0) return undefined;
  return (await read(current))[0]?.set_at;
}

/** Marks an alert as sent. After an alert about the end of all faults, its entry is deleted. */
export async function markAlertSent({ build, write }: Engine, isFaulty: boolean, now: number): Promise<void> {
  await write([
    isFaulty
      ? build.updateTable('state').set({ value: 'raised', until_at: now }).where('name', '=', ALERT)
      : build.deleteFrom('state').where('name', '=', ALERT),
  ]);
}
