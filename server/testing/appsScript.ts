import { GoogleServices, loadScript, postEvent } from './googleServices';
import type { Cell } from './googleSheet';

/** The answer of docs/apps-script.gs. */
export interface ScriptAnswer {
  ok: boolean;
  repeated?: boolean;
  error?: string;
}

/** Parameters of the address; a text is a query that is sent as it is. */
export type Query = string | { submission?: string; secret?: string; quarantine?: string };

/** Returns docs/apps-script.gs itself on dev providers for Google's services, with an empty spreadsheet. */
export function startScript() {
  const google = new GoogleServices();
  const script = loadScript(google);
  const tabNamed = (name: string) => google.tabs.find((tab) => tab.name === name);
  return {
    google,
    fields: script.FIELDS,
    doPost: script.doPost,
    /** Posts a payload as JSON, and a text as it is. */
    post: (payload: unknown, query: Query = ''): ScriptAnswer => {
      const contents = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const { text, type } = script.doPost(postEvent(String(new URLSearchParams(query)), contents));
      expect(type).toBe('application/json');
      return JSON.parse(text) as ScriptAnswer;
    },
    tabNamed,
    records: (name: string): Record<string, Cell | undefined>[] => tabNamed(name)?.records() ?? [],
    rowCounts: () => Object.fromEntries(google.tabs.map((tab) => [tab.name, tab.records().length])),
  };
}

export type RunningScript = ReturnType<typeof startScript>;
