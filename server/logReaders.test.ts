import { createServerFixture } from './testing/serve';
import { createContact, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

test('§7.1 the server continues after the readers of its log have exited (`serve | tee`), and exits with code 0 on SIGTERM', async () => {
  const fixture = await createServerFixture();
  const server = fixture.startServer();
  const url = await server.urlPromise;
  server.child.stdout?.destroy();
  for (let count = 0; count < 3; count += 1) expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  // After standard output closes, log lines go to standard error, which still has a reader.
  await waitUntil(() => server.getErrorOutput().includes('"event":"delivery.done"'));
  server.child.stderr?.destroy();
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  // During this delivery, the log has no reader.
  await waitUntil(async () => /^relay_waiting 0$/m.test(await (await fetch(`${url}/metrics`)).text()));
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok', done: 4 });
  server.child.kill('SIGTERM');
  expect(await server.exitCodePromise).toBe(0);
});
