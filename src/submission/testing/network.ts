/**
 * This module mocks the network of a form: `fetch` returns the site's settings, and `XMLHttpRequest` calls a mock
 * relay.
 */

/** A form that the mock relay received. */
export interface RelayCall {
  path: string;
  /** The names of all controls, in the order of sending. */
  names: readonly string[];
  /** The texts by control name. */
  fields: Record<string, string>;
  file?: File;
  /** Reports the number of uploaded bytes to the sender. */
  reportProgress: (loaded: number, total: number) => void;
}

export interface MockRelay {
  calls: RelayCall[];
  /**
   * Returns the response to each later call. By default, its status is 202. A rejection simulates a network failure. A
   * rejection with an 'AbortError' simulates a visitor who stops the loading of the page.
   */
  respond: (call: RelayCall) => Promise<Response> | Response;
}

export const createAcceptedResponse = (): Response => Response.json({ reference: 'BB-7K3F9Q' }, { status: 202 });

const RELAY_SETTINGS = {
  submission: { mode: 'relay', relay: { url: '/api/submissions' } },
  flags: { host: '' },
};

/** Replaces `FormData`, because jest-fixed-jsdom uses Node's `FormData`, which rejects jsdom's `File`. */
class MockFormData {
  readonly entries: (readonly [name: string, value: string | File])[] = [];
  append(name: string, value: string | File): void {
    this.entries.push([name, value]);
  }
}

/**
 * Returns an `XMLHttpRequest` class that passes requests to `relay` and dispatches the events that the site's code
 * uses.
 */
const createRequestClass = (relay: MockRelay) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    timeout = 0;
    status = 0;
    responseText = '';
    #path = '';
    readonly #headers = new Map<string, string>();

    open(method: string, path: string): void {
      if (method !== 'POST') throw new Error(`The relay accepts only POST, not ${method}`);
      this.#path = path;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name.toLowerCase(), value);
    }

    send(body: unknown): void {
      if (this.#headers.get('accept') !== 'application/json')
        throw new Error('The header "Accept: application/json" is missing, so the relay would respond with a page');
      const { entries } = body as MockFormData;
      const file = entries.map(([, value]) => value).find((value) => value instanceof File);
      const call: RelayCall = {
        path: this.#path,
        names: entries.map(([name]) => name),
        fields: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
        ...(file && { file }),
        reportProgress: (loaded, total) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total })),
      };
      relay.calls.push(call);
      const timeoutTimer = setTimeout(() => this.dispatchEvent(new Event('timeout')), this.timeout);
      const settleRequest = async (): Promise<'load' | 'error' | 'abort'> => {
        try {
          const response = await relay.respond(call);
          this.status = response.status;
          this.responseText = await response.text();
          return 'load';
        } catch (error) {
          return error instanceof DOMException && error.name === 'AbortError' ? 'abort' : 'error';
        } finally {
          clearTimeout(timeoutTimer);
        }
      };
      void settleRequest().then((type) => this.dispatchEvent(new Event(type)));
    }
  };

/**
 * Replaces `fetch`, `XMLHttpRequest` and `FormData` with mocks. `getSettings` returns the content of
 * `site-config.json`, by default with the URL of the mock relay. Returns the mock relay.
 */
export function installMockRelay(getSettings: () => unknown = () => RELAY_SETTINGS): MockRelay {
  const relay: MockRelay = { calls: [], respond: createAcceptedResponse };
  globalThis.fetch = async (input) => {
    if (!String(input).endsWith('/site-config.json'))
      throw new Error(`The mocked network has no response for ${String(input)}`);
    return Response.json(getSettings());
  };
  Object.assign(globalThis, { XMLHttpRequest: createRequestClass(relay), FormData: MockFormData });
  return relay;
}
