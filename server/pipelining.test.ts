import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { loadSite } from './static/load';
import { afterTest } from './testing/afterTest';
import { createTemporaryFolder, startHarness, type Harness } from './testing/harness';
import { waitUntil } from './testing/waitUntil';

const PAGE = Buffer.alloc(1024 * 1024, 'x');
const STALL_MS = 1000;
let relay: Harness;

beforeEach(async () => {
  const folder = await createTemporaryFolder();
  const dist = join(folder.path, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), 'home');
  await writeFile(join(dist, 'large.html'), PAGE);
  const site = await loadSite(dist);
  relay = await startHarness({
    app: { getSite: () => site },
    listenTimeouts: { headers: 10_000, request: 200_000, check: 100, stall: STALL_MS },
  });
});

const formatRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${relay.port}\r\n\r\n`;
function openConnection(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(relay.port, '127.0.0.1', () => resolve(socket));
    afterTest(() => socket.destroy());
    socket.once('error', reject);
    // The tests ignore errors of the socket, because the server resets connections with too many requests or with
    // unread responses.
    socket.on('error', () => undefined);
  });
}
/**
 * Resolves when the server has closed the connection. A paused socket detects a closed connection only when it writes.
 * Calls `observe` before each write.
 */
async function waitForClose(socket: Socket, observe?: () => void): Promise<void> {
  while (!socket.destroyed) {
    observe?.();
    socket.write('\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const countConnections = () =>
  new Promise<number>((resolve) => relay.server.getConnections((_error, count) => resolve(count)));

test('§7 the server closes connections with 300 pipelined requests and unread responses, and uses less than 100 MiB of additional memory', async () => {
  const initialMemory = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({ length: 20 }, openConnection));
  for (const socket of sockets) socket.pause().write(formatRequest('/large.html').repeat(300));
  let peakMemory = initialMemory;
  const recordPeakMemory = () => (peakMemory = Math.max(peakMemory, process.memoryUsage().rss));
  await Promise.all(sockets.map((socket) => waitForClose(socket, recordPeakMemory)));
  expect(peakMemory - initialMemory).toBeLessThan(100 * 1024 * 1024);
  expect(await countConnections()).toBe(0);
});

test('§7 the server closes a connection with 300 pipelined requests, even if the client reads the responses', async () => {
  const socket = await openConnection();
  let receivedText = '';
  socket.on('data', (chunk) => (receivedText += String(chunk)));
  socket.write(formatRequest('/').repeat(300));
  await new Promise((resolve) => socket.once('close', resolve));
  expect((receivedText.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(300);
});

test('§7 the server responds to 40 successive requests on a connection and keeps the connection open', async () => {
  const socket = await openConnection();
  let receivedText = '';
  socket.on('data', (chunk) => (receivedText += String(chunk)));
  for (let count = 1; count <= 40; count += 1) {
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nok`);
    await waitUntil(() => receivedText.split('HTTP/1.1 405').length > count);
  }
  expect(socket.destroyed).toBe(false);
});

test('§7 the server closes a connection when the client reads no response within the time limit', async () => {
  const socket = await openConnection();
  socket.pause().write(formatRequest('/large.html').repeat(8));
  await waitForClose(socket);
  expect(await countConnections()).toBe(0);
});

test('§7 the server responds to a few pipelined requests in order', async () => {
  const socket = await openConnection();
  let receivedText = '';
  socket.on('data', (chunk) => (receivedText += String(chunk)));
  socket.write(formatRequest('/') + formatRequest('/nothing') + formatRequest('/') + formatRequest('/healthz'));
  await waitUntil(() => receivedText.includes('"pending"'));
  expect(receivedText.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 404',
    'HTTP/1.1 200',
    'HTTP/1.1 200',
  ]);
});

test('§7 a client that reads slowly gets the complete responses', async () => {
  const socket = await openConnection();
  let receivedLength = 0;
  socket.on('data', (chunk) => {
    receivedLength += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 10);
  });
  socket.write(formatRequest('/large.html').repeat(3));
  await waitUntil(() => receivedLength >= 3 * PAGE.length || socket.destroyed);
  expect(receivedLength).toBeGreaterThan(3 * PAGE.length);
});
