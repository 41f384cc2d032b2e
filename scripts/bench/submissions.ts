import { randomUUID } from 'node:crypto';
import { request, type Agent } from 'node:http';
import { countries } from '#site/countries';
import { META_FIELDS } from '../../src/submission/types';
import { PERSON } from '../../test/subjects';

/** Requests under way at the same time. */
export const AT_ONCE = 64;

/** How a form is sent: by a script, or by `page`, the path of a page without JavaScript. */
export type Way = 'script' | { readonly page: string };

/** Sends contact submissions to these addresses in turn. Throws at the first that is not accepted. */
export async function sendContacts(urls: readonly string[], total: number, agent: Agent, way: Way = 'script') {
  const accepted = way === 'script' ? 202 : 303;
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
        const status = await (way === 'script'
          ? postByScript(agent, url, contact(number), { from })
          : post(agent, `${url}?form=${way.page}`, formBody(contact(number)), { 'X-Forwarded-For': from }));
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

type Texts = Readonly<Record<string, string>>;
const [{ country }] = countries;
const person = { name: 'Ann Lee', email: 'ann@example.com', country, phone: PERSON.phone };

/** The fields of a message. It has no form token, as if another server had served its form. */
export const contact = (number: number): Texts => ({
  ...person,
  email: `ann${number}@example.com`,
  message: `Message ${number}: we would like to know more about your plans. `.repeat(3),
});

/** The fields of an application without its résumé. */
export const application: Texts = { ...person, jobTitle: 'Tester', coverLetter: 'I test web applications.' };

/** The fields that the site's script adds. */
const keyAndAge = (): Texts => ({ [META_FIELDS.key]: randomUUID(), [META_FIELDS.age]: '5000' });

/** Returns a form as `multipart/form-data` with the boundary 'x'. */
function formBody(texts: Texts, resume?: Buffer): Buffer {
  const head = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const parts = Object.entries(texts).map(([name, text]) => `${head(`name="${name}"`)}\r\n${text}\r\n`);
  const fileHead = `${head('name="resume"; filename="cv.pdf"')}Content-Type: application/pdf\r\n\r\n`;
  const pieces = [...parts, ...(resume ? [fileHead, resume, '\r\n'] : []), '--x--\r\n'];
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

interface Sending {
  /** Address of the visitor, for a relay that trusts one proxy. */
  from?: string;
  resume?: Buffer;
}

/** Posts a form as a script does. Resolves to the status. */
export function postByScript(agent: Agent, url: string, texts: Texts, { from, resume }: Sending): Promise<number> {
  const form = formBody({ ...texts, ...keyAndAge() }, resume);
  return post(agent, url, form, { Accept: 'application/json', ...(from && { 'X-Forwarded-For': from }) });
}

function post(agent: Agent, url: string, form: Buffer, told: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': form.byteLength };
    const asked = request(url, { method: 'POST', agent, headers: { ...told, ...type } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection just when it is used again.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(post(agent, url, form, told));
      else reject(error);
    });
    asked.end(form);
  });
}
