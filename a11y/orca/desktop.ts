import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '../../scripts/chromium';
import { ensureInstalled } from '../../scripts/debian';
import { startDaemon } from '../../server/testing/daemon';

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

/** The time limit for a program that `run` starts, in milliseconds. */
const PROGRAM_TIMEOUT_MS = 60_000;

/** A private desktop with its own home folder, session bus, display, window manager and accessibility bus. */
export interface Desktop {
  /** The home folder, which is deleted when the desktop stops. */
  home: string;
  /**
   * Starts a program. Resolves with the output that matches `ready`. Without `ready`, resolves at once. If the program
   * exits first or does not become ready, rejects with an error that contains the output.
   */
  launch: (command: string, args: readonly string[], ready?: RegExp, env?: NodeJS.ProcessEnv) => Promise<string>;
  /** Runs a program until it exits, and returns its output. Rejects when the program fails. */
  run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** Stops all launched programs in reverse order, then deletes the home folder. */
  stop: () => Promise<void>;
}

/** The size of the desktop, and of the browser's window, in pixels. */
export const DESKTOP_SIZE = { width: 1280, height: 900 } as const;

/** Starts a desktop that is isolated from the desktop of the person who runs the tests. */
export async function startDesktop(): Promise<Desktop> {
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

  const launch: Desktop['launch'] = async (command, args, ready = /(?:)/, extraEnv) => {
    let matchedText: string | undefined;
    const options = { env: { ...env, ...extraEnv }, detached: true };
    const daemon = await startDaemon(command, args, options, async (output) => {
      matchedText = ready.exec(output)?.[0];
      return matchedText !== undefined;
    });
    stopFunctions.unshift(daemon.stop);
    return matchedText ?? '';
  };

  const run: Desktop['run'] = async (command, ...args) => {
    const { stdout } = await promisify(execFile)(command, args, { env, timeout: PROGRAM_TIMEOUT_MS });
    return stdout.trim();
  };

  try {
    const busAddress = await launch('dbus-daemon', ['--session', '--nofork', '--print-address'], /unix:\S+/);
    env['DBUS_SESSION_BUS_ADDRESS'] = busAddress;
    const screen = `${DESKTOP_SIZE.width}x${DESKTOP_SIZE.height}x24`;
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
