import { randomUUID } from 'node:crypto';
import { request, type Agent } from 'node:http';

/** Requests under way at the same time. */
export const AT_ONCE = 64;

/** Sends contact submissions to these addresses in turn. Throws at the first that is not accepted. */
export async function sendContacts(urls: readonly string[], total: number, agent: Agent) {
  const times: number[] = [];
  const begun = performance.now();
  let sent = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < total) {
        const number = (sent += 1);
        const asked = performance.now();
        // Every fourth message comes from another visitor, as the limit would have it.
        const from = `10.${number >> 18}.${(number >> 10) & 255}.${(number >> 2) & 255}`;
        const status = await post(agent, urls[number % urls.length] ?? '', contact(number), from);
        if (status !== 202) throw new Error(`Submission ${number} was answered ${status}`);
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  return {
    seconds,
    perSecond: Math.round(total / seconds),
    times: `median ${at(0.5)}, 99 % ${at(0.99)}, worst ${at(0.9999)}`,
  };
}

/** A message as the form sends it. */
export function contact(number: number): string {
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    name: 'Ann Lee',
    email: `ann${number}@example.com`,
    phone: '+919876543210',
    message: `Message ${number}: we would like to know more about your plans. `.repeat(3),
    targetGid: '528138283',
  });
}

/** Resolves to the status. `from` is the visitor's address, for a relay that trusts one proxy. */
export function post(agent: Agent, url: string, body: string, from?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': randomUUID(),
      'Form-Age': '5000',
      ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
    };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}
