import * as fc from 'fast-check';
import { application as applicationPayload, contact as contactPayload } from '../../server/testing/submit';
import type { Exchange } from './exchange';
import { post } from './forms';
import { CANARY, hostileName, hostileText, inWrites, wire } from './values';

const PERSONAL = { name: 'Zebedee Lee', email: `${CANARY.toLowerCase()}@example.com` };
const PAYLOADS: readonly { path: string; payload: object }[] = [
  { path: 'contacts', payload: contactPayload({ ...PERSONAL, message: `${CANARY} writes` }) },
  {
    path: 'applications',
    payload: applicationPayload({ ...PERSONAL, coverLetter: `${CANARY} applies`, resumeFileName: `${CANARY}.pdf` }),
  },
];

/** One change of a payload, as text of JSON. */
const json: fc.Arbitrary<{ path: string; text: string }> = fc
  .tuple(fc.constantFrom(...PAYLOADS), fc.nat(9))
  .chain(([{ path, payload }, at]) => {
    const names = Object.keys(payload);
    const name = names[at % names.length] ?? '';
    const whole = JSON.stringify(payload);
    return fc
      .oneof(
        { weight: 4, arbitrary: fc.constant(whole) },
        { weight: 3, arbitrary: hostileText.map((value) => JSON.stringify({ ...payload, [name]: value })) },
        {
          weight: 1,
          arbitrary: hostileName.map((other) => whole.replace('{', `{${JSON.stringify(other)}:"${CANARY}",`)),
        },
        { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify({ ...payload, [name]: value })) },
        { weight: 1, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.nat(whole.length).map((length) => whole.slice(0, length)) },
        { weight: 1, arbitrary: fc.constantFrom('[', '{"a":').map((open) => open.repeat(3000)) },
      )
      .map((text) => ({ path, text }));
  });

/** Whatever a script might post as JSON. */
export const jsonExchange: fc.Arbitrary<Exchange> = fc
  .record({
    body: json,
    key: fc.oneof(
      { weight: 6, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: hostileName.map((name) => name.replace(/[\r\n\0]/g, '')) },
    ),
    age: fc.oneof(
      { weight: 6, arbitrary: fc.constant('5000') },
      { weight: 1, arbitrary: fc.constantFrom('0', '-1', 'NaN', '1e9', '9'.repeat(400)) },
    ),
    type: fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', CANARY) },
    ),
  })
  .chain(({ body: { path, text }, key, age, type }) => {
    const body = wire(text);
    const headers = [`Content-Type: ${type}`, `Idempotency-Key: ${wire(key)}`, `Form-Age: ${age}`];
    return inWrites(post(path, headers, body, body.length)).map((writes): Exchange => ({
      layer: 'json',
      writes,
      ending: 'answer',
    }));
  });
