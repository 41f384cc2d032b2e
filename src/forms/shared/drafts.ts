import { withStorage } from './storage';

/** What a form's fields hold; a `File` stays in memory, texts outlive a reload. */
export type FormValues = Record<string, string | File | null>;

export interface Draft {
  values: FormValues;
  /** `Date.now()` when this draft was begun: the age of the form that is sent. */
  openedAt: number;
}

const memory = new Map<string, Draft>();
const storageKey = (key: string): string => `draft:${key}`;

const textsOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

function stored(key: string): Draft | null {
  const draft = withStorage((storage) => JSON.parse(storage.getItem(storageKey(key)) ?? 'null') as Draft | null);
  if (typeof draft?.openedAt !== 'number') return null;
  return { openedAt: draft.openedAt, values: textsOf(draft.values ?? {}) };
}

/** The draft kept under `key`, or a new, empty one. Kept until it is sent or the tab ends, so a dialog closed by accident loses nothing. */
export function openDraft(key: string): Draft {
  const draft = memory.get(key) ?? stored(key) ?? { values: {}, openedAt: Date.now() };
  memory.set(key, draft);
  return draft;
}

export function keepDraft(key: string, values: FormValues): void {
  const draft = { values, openedAt: memory.get(key)?.openedAt ?? Date.now() };
  memory.set(key, draft);
  withStorage((storage) => storage.setItem(storageKey(key), JSON.stringify({ ...draft, values: textsOf(values) })));
}

export function forgetDraft(key: string): void {
  memory.delete(key);
  withStorage((storage) => storage.removeItem(storageKey(key)));
}
