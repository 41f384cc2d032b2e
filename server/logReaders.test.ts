import { createServerFixture } from './testing/serve';
import { createContact, submit } from './testing/submit';

test('§7.1 the server continues and stops regularly after the readers of its log have exited (`serve | tee`)', async () => {
  const fixture = await createServerFixture();
  const server = fixture.startServer();
  const url = await server.urlPromise;
  server.child.stdout?.destroy();
  for (let count = 0; count < 3; count += 1) expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  // After standard output closes, log lines go to standard error, which still has a reader.
  for (let tries = 0; tries < 100 && !server.getErrors().includes('delivery.done'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.getErrors()).toContain('"event":"delivery.done"');
  server.child.stderr?.destroy();
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  // During this delivery, the log has no reader.
  const getHealth = async () => (await fetch(`${url}/healthz`)).json();
  let health: unknown = await getHealth();
  while ((health as { pending: number }).pending > 0) health = await getHealth();
  expect(health).toMatchObject({ status: 'ok', done: 4 });
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
});
