import { GoogleServices, loadScript, createPostEvent } from './googleServices';
import type { Cell } from './googleSheet';
import { startRecorder, type Recorder } from './recorder';

/** The response of docs/apps-script.gs. */
export interface ScriptResponse {
  ok: boolean;
  repeated?: boolean;
  erased?: number;
  error?: string;
}

/** The parameters of a request's URL, as a query string or by name. */
export type ScriptQuery = string | { submission?: string; secret?: string; quarantine?: string; signature?: string };

/** Loads docs/apps-script.gs with fake Google services and an empty spreadsheet. */
export function startScript() {
  const google = new GoogleServices();
  const script = loadScript(google);
  const findTab = (name: string) => google.tabs.find((tab) => tab.name === name);
  return {
    google,
    fields: script.FIELDS,
    doPost: script.doPost,
    /** Posts a payload as JSON, or a text unchanged. */
    post: (payload: unknown, query: ScriptQuery = ''): ScriptResponse => {
      const contents = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const { text, type } = script.doPost(createPostEvent(String(new URLSearchParams(query)), contents));
      expect(type).toBe('application/json');
      return JSON.parse(text) as ScriptResponse;
    },
    findTab,
    listRecords: (name: string): Record<string, Cell | undefined>[] => findTab(name)?.listRecords() ?? [],
    countRows: () => Object.fromEntries(google.tabs.map((tab) => [tab.name, tab.listRecords().length])),
  };
}

export type RunningScript = ReturnType<typeof startScript>;

/** Serves a script over HTTP. Like the real web app, redirects each POST to another URL, which returns the response. */
export function serveScript(script: RunningScript): Promise<Recorder> {
  const responses: string[] = [];
  return startRecorder(({ method, path, body }) => {
    const query = path.slice(path.indexOf('?') + 1);
    if (method === 'GET')
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body: responses[Number(query)] ?? '' };
    const index = responses.push(script.doPost(createPostEvent(query, body)).text) - 1;
    return { status: 302, headers: { Location: `/echo?${index}` } };
  });
}
