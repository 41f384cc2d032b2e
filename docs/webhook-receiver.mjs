// Receives submissions (docs/targets.md). Run: WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
// A repeated call has the same id. In production, store the ids in your database.
const seenIds = new Set();

createServer(async (request, response) => {
  // `body` is undefined when the client disconnects before the end of the body.
  const body = await buffer(request).catch(() => undefined);
  if (body === undefined) return;
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signatures = '' } = request.headers;
  const mac = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest();
  const receivedMacs = signatures.split(' ').map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'));
  const isSigned = receivedMacs.some((other) => other.length === mac.length && timingSafeEqual(other, mac));
  if (!isSigned || Math.abs(Date.now() / 1000 - Number(time)) > 300) return response.writeHead(401).end();
  const { type, data } = JSON.parse(body);
  // Store the id with the data. After 'submission.erased', delete the data whose stored id is data.submissionId. Do not
  // compare references, because submissions of several people may have the same reference.
  if (!seenIds.has(id)) console.log(id, type, data);
  seenIds.add(id);
  response.writeHead(204).end();
}).listen(process.env.PORT ?? 8080);
