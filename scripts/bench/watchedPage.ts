import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

/** Milliseconds between two askings. */
const EVERY = 10;
const [self, asker] = [fileURLToPath(import.meta.url), process.argv[2]];

/**
 * Asks for a page every 10 ms until it is stopped, by when 99 % of them had come. In a process of its own: whoever sends
 * large bodies meanwhile is not always there to see when an answer comes.
 */
export async function watchPage(url: string): Promise<{ stop: () => Promise<string> }> {
  const child = fork(self, [url]);
  await once(child, 'message');
  return {
    stop: async () => {
      const told = once(child, 'message');
      child.send('stop');
      return String((await told)[0]);
    },
  };
}

function ask(url: string): void {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    times.sort((a, b) => a - b);
    process.send?.(`${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0)} ms`);
    process.disconnect();
    agent.destroy();
  };
  const one = () => {
    const asked = performance.now();
    underWay += 1;
    get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        times.push(performance.now() - asked);
        underWay -= 1;
        if (!timer && underWay === 0) tell();
      });
    });
  };
  timer = setInterval(one, EVERY);
  process.once('message', () => {
    clearInterval(timer);
    timer = undefined;
    if (underWay === 0) tell();
  });
  process.send?.('asking');
}

if (process.argv[1] === self && asker !== undefined) ask(asker);
