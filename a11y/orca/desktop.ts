import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '../../scripts/chromium';
import { ensureInstalled } from '../../scripts/debian';

/**
 * Installs the missing Debian packages of the screen reader suites if the process runs as root on Debian. In other
 * environments, throws when packages are missing. The error names these packages. The suites need neither a screen nor
 * a speaker.
 */
export function ensureScreenReader(): void {
  ensureBrowser();
  ensureInstalled(
    [
      { file: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
      { file: '/usr/bin/orca', debianPackage: 'orca' },
      { file: '/usr/bin/espeak-ng', debianPackage: 'espeak-ng' },
      { file: '/usr/bin/Xvfb', debianPackage: 'xvfb' },
      { file: '/usr/bin/openbox', debianPackage: 'openbox' },
      { file: '/usr/bin/xdotool', debianPackage: 'xdotool' },
      { file: '/usr/bin/dbus-daemon', debianPackage: 'dbus-daemon' },
      { file: '/usr/bin/gdbus', debianPackage: 'libglib2.0-bin' },
      { file: '/usr/libexec/at-spi-bus-launcher', debianPackage: 'at-spi2-core' },
      { file: '/usr/lib/python3/dist-packages/pyatspi', debianPackage: 'python3-pyatspi' },
    ],
    'the suites with a screen reader',
  );
}

/** The longest wait for a program to start, or for a program of `run` to exit, in milliseconds. */
const PROGRAM_TIMEOUT_MS = 60_000;

/** The functions that kill the running programs when this process exits. */
const killFunctions = new Set<() => void>();
process.once('exit', () => {
  for (const kill of killFunctions) kill();
});

/** A private desktop with its own home folder, session bus, display, window manager and accessibility bus. */
export interface Desktop {
  /** The home folder, which is deleted when the desktop stops. */
  home: string;
  /**
   * Starts a program. If `ready` is a pattern, resolves with the output that matches the pattern. If `ready` is a
   * promise, resolves after this promise. Without `ready`, resolves at once. If the program exits first or the timeout
   * elapses, rejects with an error that contains the output.
   */
  launch: (
    command: string,
    args: readonly string[],
    ready?: RegExp | Promise<unknown>,
    env?: NodeJS.ProcessEnv,
  ) => Promise<string>;
  /** Runs a program until it exits and returns its output. Rejects when it fails. */
  run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** Stops all launched programs in reverse order, then deletes the home folder. */
  stop: () => Promise<void>;
}

/**
 * Starts a desktop of `width` × `height` pixels. This desktop is isolated from the desktop of the person who runs the
 * tests.
 */
export async function startDesktop(width: number, height: number): Promise<Desktop> {
  const home = await mkdtemp(path.join(tmpdir(), 'orca-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    XDG_DATA_HOME: path.join(home, 'data'),
    XDG_CONFIG_HOME: path.join(home, 'config'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    WAYLAND_DISPLAY: undefined,
  };
  await mkdir(path.join(home, 'run'), { mode: 0o700 });

  const stopFunctions: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopProgram of stopFunctions.splice(0)) await stopProgram();
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  const launch: Desktop['launch'] = async (command, args, ready, extraEnv) => {
    // Each program has its own process group, so that one signal also reaches its child processes.
    const child = spawn(command, args, {
      env: { ...env, ...extraEnv },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const exitPromise = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    const kill = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch (error) {
        // ESRCH: every process of the group has exited.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    };
    const killNow = () => kill('SIGKILL');
    killFunctions.add(killNow);
    stopFunctions.unshift(async () => {
      kill('SIGTERM');
      const timeout = setTimeout(killNow, 3000);
      if (child.exitCode === null && child.signalCode === null) await exitPromise;
      clearTimeout(timeout);
      // A process that outlives its parent could write into the home folder while `stop` deletes that folder.
      killNow();
      killFunctions.delete(killNow);
    });
    return new Promise((resolve, reject) => {
      let output = '';
      const fail = (error: Error) => {
        clearTimeout(timeout);
        reject(error);
      };
      const timeout = setTimeout(
        () => fail(new Error(`${command} did not start within ${PROGRAM_TIMEOUT_MS} ms: ${output}`)),
        PROGRAM_TIMEOUT_MS,
      );
      const settle = (matchedText: string) => {
        clearTimeout(timeout);
        resolve(matchedText);
      };
      const collectOutput = (data: Buffer) => {
        output = `${output}${data.toString()}`.slice(-4000);
        const matchedText = ready instanceof RegExp ? ready.exec(output)?.[0] : undefined;
        if (matchedText !== undefined) settle(matchedText);
      };
      child.stdout.on('data', collectOutput);
      child.stderr.on('data', collectOutput);
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`${command} exited with ${code}: ${output}`)));
      if (!(ready instanceof RegExp)) void Promise.resolve(ready).then(() => settle(''), fail);
    });
  };

  const run: Desktop['run'] = async (command, ...args) => {
    const { stdout } = await promisify(execFile)(command, args, { env, timeout: PROGRAM_TIMEOUT_MS });
    return stdout.trim();
  };

  try {
    const busAddress = await launch('dbus-daemon', ['--session', '--nofork', '--print-address'], /unix:\S+/);
    env['DBUS_SESSION_BUS_ADDRESS'] = busAddress;
    const screen = `${width}x${height}x24`;
    const displayNumber = await launch(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'],
      /^\d+$/m,
    );
    env['DISPLAY'] = `:${displayNumber}`;
    const openboxArgs = ['--config-file', path.join(import.meta.dirname, 'keys-free.xml'), '--startup', 'echo is up'];
    await launch('openbox', openboxArgs, /is up/);
    await launch('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    await run('gdbus', 'wait', '--session', '--timeout', '30', 'org.a11y.Bus');
    // Browsers build their accessibility tree only when these properties are set.
    const busArgs = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'];
    const setPropertyArgs = [...busArgs, '--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status'];
    for (const status of ['IsEnabled', 'ScreenReaderEnabled'])
      await run('gdbus', 'call', ...setPropertyArgs, status, '<true>');
    return { home, launch, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
