/*
 * Simulates a serverless platform: passes each request to `dist-server/serverless.js`, and sets the header
 * `X-Forwarded-For` to the IP address of the client. This file is JavaScript, because the tests run it with Node alone,
 * without the project's TypeScript compiler. Usage: `node functionHost.mjs FILE PORT`
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const [, , file, port] = process.argv;
const { default: functions } = await import(pathToFileURL(file).href);

const server = createServer(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method, url, headers } = incoming;
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const response = await functions.fetch(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
