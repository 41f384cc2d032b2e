import { once } from 'node:events';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Desktop } from './desktop';

/** A message that orca-customizations.py sends from Orca. */
type OrcaMessage = { utterance: string } | { key: string } | { queueLength: number };

/** The options of `listen`: waiting times in milliseconds, and a condition for complete speech. */
export interface ListenOptions {
  /** The silence after which the speech counts as complete. */
  silenceMs?: number;
  /** The longest wait for the first utterance, or for `isComplete` if given. */
  maxWaitMs?: number;
  /**
   * Returns true when the expected speech is complete. Until then, `listen` waits for at most `maxWaitMs`, even if Orca
   * is silent.
   */
  isComplete?: (utterances: readonly string[]) => boolean;
}

/** Orca, with its speech captured as text. */
export interface ScreenReader {
  /** All utterances of Orca so far. */
  utterances: readonly string[];
  /** Returns the number of keys that Orca has received. */
  countKeys: () => number;
  /** Waits until Orca is silent. Resolves with all utterances except the first `startIndex` utterances. */
  listen: (startIndex: number, options?: ListenOptions) => Promise<string[]>;
}

const ORCA_SETTINGS = {
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
const POLL_INTERVAL_MS = 20;

/** Starts Orca on a desktop. When the desktop stops, it also stops Orca. */
export async function startScreenReader({ home, launch }: Desktop): Promise<ScreenReader> {
  const folder = path.join(home, 'orca');
  await mkdir(folder);
  await copyFile(path.join(import.meta.dirname, 'orca-customizations.py'), path.join(folder, 'orca-customizations.py'));
  await writeFile(path.join(folder, 'user-settings.conf'), JSON.stringify(ORCA_SETTINGS));

  // Orca uses `pgrep` to search for another Orca of the same user, and refuses to start if there is one. This
  // replacement of `pgrep` finds no Orca. Several instances of Orca can run in parallel, because each instance has its
  // own accessibility bus.
  const programsFolder = path.join(home, 'programs');
  await mkdir(programsFolder);
  await writeFile(path.join(programsFolder, 'pgrep'), '#!/bin/sh\nexit 1\n');
  await chmod(path.join(programsFolder, 'pgrep'), 0o755);

  const utterances: string[] = [];
  let keyCount = 0;
  let queueLength = 0;
  let lastSpeechTime = 0;
  const recordMessage = (line: string) => {
    const message = JSON.parse(line) as OrcaMessage;
    if ('utterance' in message) {
      utterances.push(message.utterance);
      lastSpeechTime = Date.now();
    } else if ('queueLength' in message) queueLength = message.queueLength;
    else keyCount += 1;
  };
  const socketPath = path.join(home, 'speech');
  const server = createServer((socket: Socket) => createInterface(socket).on('line', recordMessage)).listen(socketPath);
  server.unref();
  await once(server, 'listening');
  await launch('orca', ['-u', folder], /Orca is ready/, {
    SPEECH_SOCKET: socketPath,
    PATH: `${programsFolder}:${process.env['PATH'] ?? ''}`,
  });

  const listen: ScreenReader['listen'] = async (startIndex, options = {}) => {
    const { silenceMs = 400, maxWaitMs = 900, isComplete = (newUtterances) => newUtterances.length > 0 } = options;
    const startTime = Date.now();
    for (;;) {
      const currentTime = Date.now();
      const newUtterances = utterances.slice(startIndex);
      // Orca does not empty its queue when the window closes, so the wait for an empty queue needs a limit.
      const isBusy = queueLength > 0 && currentTime - startTime < maxWaitMs * 4;
      if (
        !isBusy &&
        currentTime - Math.max(lastSpeechTime, startTime) >= silenceMs &&
        (isComplete(newUtterances) || currentTime - startTime >= maxWaitMs)
      )
        return newUtterances;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  };
  return { utterances, countKeys: () => keyCount, listen };
}
