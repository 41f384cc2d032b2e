import { afterTest } from '../testing/afterTest';
import { createTemporaryFolder } from '../testing/harness';
import type { Query } from './engine/engine';
import { FurtherLeases } from './furtherLeases';
import { LeasedRows } from './leases';
import { Outbox } from './outbox';

test('§4.6 while mailing is stopped, a worker without due submissions does not read all waiting submissions', async () => {
  const folder = await createTemporaryFolder();
  const outbox = await Outbox.open({ url: `file:${folder.path}/outbox.db` });
  afterTest(() => outbox.close());
  const now = Date.now();
  const leases = new LeasedRows(outbox);
  const furtherLeases = new FurtherLeases(outbox.engine, 'webhook');
  await outbox.providerState.stopMail('', now);
  await furtherLeases.createMissingDeliveries(now);
  const { engine } = outbox;
  const { read, write } = engine;
  const recordedQueries: Query[] = [];
  engine.read = (query) => {
    recordedQueries.push(query);
    return read(query);
  };
  engine.write = (queries, lock) => {
    recordedQueries.push(...queries);
    return write(queries, lock);
  };
  await leases.hasHeldRows(now);
  await leases.findNextDue(now);
  await furtherLeases.createMissingDeliveries(now + 1);
  const planSteps: string[] = [];
  for (const query of recordedQueries) {
    const explainQuery = { ...query.compile(), sql: `EXPLAIN QUERY PLAN ${query.compile().sql}` };
    const steps = await read<{ detail: string }>({ compile: () => explainQuery });
    planSteps.push(...steps.map(({ detail }) => detail));
  }
  expect(planSteps.filter((step) => step.includes('submissions'))).toEqual([
    expect.stringContaining('INDEX submissions_held '),
    expect.stringContaining('INDEX submissions_status (status=? AND received_at>?)'),
  ]);
});
