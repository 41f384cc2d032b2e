import { randomUUID } from 'node:crypto';
import { request, type Agent } from 'node:http';
import { PERSON } from '../../test/subjects';

/** Requests under way at the same time. */
export const AT_ONCE = 64;

/** How a message is sent: by a script, or by a form of a page without one, to `form`, the path of that page. */
export type Way = 'json' | { readonly form: string };

/** Sends contact submissions to these addresses in turn. Throws at the first that is not accepted. */
export async function sendContacts(urls: readonly string[], total: number, agent: Agent, way: Way = 'json') {
  const accepted = way === 'json' ? 202 : 303;
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
        const url = urls[number % urls.length] ?? '';
        const status = await (way === 'json'
          ? post(agent, url, contact(number), from)
          : postForm(agent, `${url}?form=${way.form}`, contact(number), from));
        if (status !== accepted) throw new Error(`Submission ${number} was answered ${status}`);
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

/** As a browser posts it without a script, and as if another server had served its form: without a seal. */
function postForm(agent: Agent, url: string, json: string, from: string): Promise<number> {
  const { name, email, message } = JSON.parse(json) as Record<string, string>;
  const fields = { name, email, message, phone: PERSON.phone, website: '', seal: '' };
  const parts = Object.entries(fields).map(
    ([field, value]) => `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'X-Forwarded-For': from };
  return ask(agent, url, `${parts.join('')}--x--\r\n`, headers);
}

/** Resolves to the status. `from` is the visitor's address, for a relay that trusts one proxy. */
export function post(agent: Agent, url: string, body: string, from?: string): Promise<number> {
  return ask(agent, url, body, {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    'Form-Age': '5000',
    ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
  });
}

function ask(agent: Agent, url: string, body: string, told: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...told, 'Content-Length': Buffer.byteLength(body) };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}
