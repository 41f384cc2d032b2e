import { createServerFixture } from './testing/serve';

test('§7 the outbox uses PGPASSWORD for PostgreSQL if OUTBOX_URL contains no password', async () => {
  const fixture = await createServerFixture();
  const url = new URL(fixture.outboxUrl);
  const { password } = url;
  url.password = '';
  const refusedServer = fixture.startServer({ OUTBOX_URL: url.href });
  expect(await refusedServer.exitCodePromise).toBe(1);
  expect(refusedServer.getErrorOutput()).toContain("OUTBOX_URL: the outbox can't be opened");
  const server = fixture.startServer({ OUTBOX_URL: url.href, PGPASSWORD: password });
  expect((await fetch(`${await server.urlPromise}/healthz`)).status).toBe(200);
});
