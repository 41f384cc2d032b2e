import { Agent } from 'node:http';
import { connect } from 'node:net';
import { startServer } from './server';
import { contact, postByScript } from './submissions';
import { watchPage } from './watchedPage';

const CONNECTIONS = 500;
/** Milliseconds of it, less than a slow sender is given, and between two bytes of one. */
const LENGTH = 8000;
const BETWEEN_BYTES = 200;
/** Until all of them are connected and their heads are read. */
const ASSEMBLY = 1500;
/** Of the flood from one address, a second. */
const FLOOD = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** 500 senders of a byte now and then, and one who sends a hundred messages a second: how long a page takes meanwhile. */
export async function besiege(): Promise<void> {
  const { url, stop } = await startServer({ RATE_LIMIT: '5', TRUSTED_PROXIES: '1' });
  const slow = Array.from({ length: CONNECTIONS }, (_, number) => slowSender(url, number));
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const sent: Promise<void>[] = [];
  const address = `${url}/api/submissions/contacts`;
  const send = async () => {
    const status = await postByScript(agent, address, contact(0), { from: '203.0.113.1' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const flood = setInterval(() => sent.push(send()), 1000 / FLOOD);
  await pause(ASSEMBLY);
  const pages = await watchPage(url);
  await pause(LENGTH - ASSEMBLY);
  const took = await pages.stop();
  clearInterval(flood);
  await Promise.all(sent);
  const open = slow.filter(({ isOpen }) => isOpen()).length;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${open} slow connections open, a flood from one address (${answers}): a page after ${took} (99 %)`);
  for (const { end } of slow) end();
  agent.destroy();
  await stop();
}

/** Each from an address of its own; every second one never ends its head, the others their bodies. */
function slowSender(url: string, number: number) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = `POST /api/submissions/contacts HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=x\r\nX-Forwarded-For: 10.0.${number >> 8}.${number & 255}\r\n`;
  socket.write(number % 2 === 0 ? `${head}X-Slow: ` : `${head}Content-Length: 9000\r\n\r\n--x\r\n`);
  const timer = setInterval(() => socket.writable && socket.write('x'), BETWEEN_BYTES);
  // One that the server cuts is told by `isOpen`.
  socket.on('error', () => undefined).resume();
  return {
    isOpen: () => socket.readyState === 'open',
    end: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
