import { EventEmitter, once } from 'node:events';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { START_TIMEOUT_MS, type Desktop } from './desktop';

/** A message that orca-customizations.py sends from Orca. */
type OrcaMessage = { ready: true } | { said: string } | { key: string } | { queue: number };

/** The waiting times of `listen`, in milliseconds. */
export interface ListenWaits {
  /** The silence after which the speech counts as complete. */
  quiet?: number;
  /** The longest wait for the first utterance, or for `isComplete` if given. */
  first?: number;
  /**
   * Returns true when the expected speech is complete. Before that, `listen` waits for the time `first`, even if Orca
   * is silent.
   */
  isComplete?: (said: readonly string[]) => boolean;
}

/** Orca, with its speech captured as text. */
export interface Reader {
  /** All utterances of Orca so far. */
  said: readonly string[];
  /** Returns the number of keys that Orca has received. */
  keys: () => number;
  /** Waits until Orca is silent. Resolves with all utterances except the first `from` utterances. */
  listen: (from: number, waits?: ListenWaits) => Promise<string[]>;
}

const SETTINGS = {
  general: {
    startingProfile: ['Default', 'default'],
    enableSpeech: true,
    enableBraille: false,
    enableBrailleMonitor: false,
    enableSound: false,
  },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/** The polling interval of `listen`, in milliseconds. */
const POLL_INTERVAL = 20;

/** Starts Orca on a desktop. When the desktop stops, it also stops Orca. */
export async function startReader({ home, launch }: Desktop): Promise<Reader> {
  const folder = path.join(home, 'orca');
  await mkdir(folder);
  await copyFile(path.join(import.meta.dirname, 'orca-customizations.py'), path.join(folder, 'orca-customizations.py'));
  await writeFile(path.join(folder, 'user-settings.conf'), JSON.stringify(SETTINGS));

  // Orca uses `pgrep` to find another Orca of the same user, and then refuses to start. This replacement of `pgrep`
  // finds no Orca. Several can run in parallel, because each Orca here has its own bus.
  const programs = path.join(home, 'programs');
  await mkdir(programs);
  await writeFile(path.join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n');
  await chmod(path.join(programs, 'pgrep'), 0o755);

  const said: string[] = [];
  let keys = 0;
  let waiting = 0;
  let lastSaid = 0;
  const ready = new EventEmitter();
  const handleMessage = (line: string) => {
    const message = JSON.parse(line) as OrcaMessage;
    if ('said' in message) {
      said.push(message.said);
      lastSaid = Date.now();
    } else if ('queue' in message) waiting = message.queue;
    else if ('key' in message) keys += 1;
    else ready.emit('ready');
  };
  const address = path.join(home, 'speech');
  const server = createServer((socket: Socket) => createInterface(socket).on('line', handleMessage)).listen(address);
  server.unref();
  await once(server, 'listening');
  const isReady = once(ready, 'ready', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  await launch('orca', ['-u', folder], undefined, {
    SPEECH_SOCKET: address,
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
  });
  await isReady;

  const listen: Reader['listen'] = async (from, waits = {}) => {
    const { quiet = 400, first = 900, isComplete = (utterances) => utterances.length > 0 } = waits;
    const begun = Date.now();
    for (;;) {
      const now = Date.now();
      const spoken = said.slice(from);
      // Orca does not empty its queue when the window closes, so this wait needs a limit.
      const isBusy = waiting > 0 && now - begun < first * 4;
      if (!isBusy && now - Math.max(lastSaid, begun) >= quiet && (isComplete(spoken) || now - begun >= first))
        return spoken;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    }
  };
  return { said, keys: () => keys, listen };
}
