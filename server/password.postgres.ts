import { createServerFixture } from './testing/serve';

test('§7 the outbox takes the password of PostgreSQL from PGPASSWORD when OUTBOX_URL has none', async () => {
  const place = await createServerFixture();
  const url = new URL(place.outboxUrl);
  const { password } = url;
  url.password = '';
  const refused = place.serve({ OUTBOX_URL: url.href });
  expect(await refused.ended).toBe(1);
  expect(refused.err()).toContain("OUTBOX_URL: the outbox can't be opened");
  const site = place.serve({ OUTBOX_URL: url.href, PGPASSWORD: password });
  expect((await fetch(`${await site.started}/healthz`)).status).toBe(200);
});
