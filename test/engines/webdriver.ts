import { startDaemon } from '../../server/testing/daemon';
import { findFreePort } from '../setup/freePort';
import { CONDITION_TIMEOUT_MS } from './wait';

/**
 * The time limit for the driver's response to a command, in milliseconds. This limit is longer than the driver's limit
 * for loading a page, so that the error shows whether the page or the driver hangs. The time limit of a test must
 * exceed two command time limits, because a test closes its tab even after a command that hangs.
 */
const COMMAND_TIMEOUT_MS = CONDITION_TIMEOUT_MS + 5000;

/** A session of W3C WebDriver, with the commands that these suites need. Each command is one HTTP request. */
export interface WebDriver {
  /**
   * Sends a command. `path` is relative to the URL of the session. Rejects with the error and the message of the
   * driver.
   */
  sendCommand: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
  /** Runs a function body in the page, awaits its result, and resolves to this result. */
  runScript: <T>(script: string, args?: readonly unknown[]) => Promise<T>;
  stop: () => Promise<void>;
}

async function sendRequest<T>(method: string, url: string, body: object): Promise<T> {
  const content = JSON.stringify(body);
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
  const response = await fetch(url, { method, signal, ...(method === 'POST' && { body: content }) }).catch(
    (cause: Error) => {
      throw new Error(`${method} ${url}: no response to ${content}`, { cause });
    },
  );
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/**
 * Starts a driver and its browser. Rejects when the driver exits or refuses the capabilities. We do not use
 * selenium-webdriver, because it would add four packages and drivers for browsers that we do not test.
 */
export async function startWebDriver(
  command: string,
  capabilities: object,
  options: { env: NodeJS.ProcessEnv; cwd: string },
): Promise<WebDriver> {
  const port = await findFreePort();
  const driverUrl = `http://127.0.0.1:${port}`;
  const isDriverReady = () =>
    sendRequest('GET', `${driverUrl}/status`, {}).then(
      () => true,
      () => false,
    );
  const driver = await startDaemon(command, ['-p', `${port}`], options, isDriverReady);
  const timeouts = { pageLoad: CONDITION_TIMEOUT_MS };
  const sessionRequest = { capabilities: { alwaysMatch: { ...capabilities, timeouts } } };
  const { sessionId } = await sendRequest<{ sessionId: string }>('POST', `${driverUrl}/session`, sessionRequest);
  const sessionUrl = `${driverUrl}/session/${sessionId}`;
  const sendCommand: WebDriver['sendCommand'] = (method, path, body = {}) =>
    sendRequest(method, sessionUrl + path, body);
  return {
    sendCommand,
    runScript: (script, args = []) => sendCommand('POST', '/execute/sync', { script, args }),
    stop: async () => {
      // Deleting the session closes the browser.
      await sendRequest('DELETE', sessionUrl, {}).finally(() => driver.stop());
    },
  };
}
