import { withTabStorage } from '../../submission/tabStorage';

/** What a form's fields hold; a `File` stays in memory, texts outlive a reload. */
export type FormValues = Record<string, string | File | null>;

interface Draft {
  values: FormValues;
  /** `performance.now()` when this draft was begun; negative for one from before a reload. No change of the clock moves it. */
  openedAt: number;
}

const memory = new Map<string, Draft>();
const storageKey = (key: string): string => `draft:${key}`;

const textsOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

/** A draft as it outlives a reload: with its age in place of a time that only this page knows. */
type Stored = Omit<Draft, 'openedAt'> & { age: number };

const toStored = ({ openedAt, ...draft }: Draft): Stored => ({
  ...draft,
  values: textsOf(draft.values),
  age: performance.now() - openedAt,
});

/** The draft from before a reload; null where there is none, or none that can be read. */
function stored(key: string): Draft | null {
  const draft = withTabStorage((storage) => JSON.parse(storage.getItem(storageKey(key)) ?? 'null') as Partial<Stored>);
  if (typeof draft?.age !== 'number' || !(draft.age >= 0)) return null;
  return { openedAt: performance.now() - draft.age, values: textsOf(draft.values ?? {}) };
}

function keep(key: string, draft: Draft): void {
  memory.set(key, draft);
  withTabStorage((storage) => storage.setItem(storageKey(key), JSON.stringify(toStored(draft))));
}

/** The draft kept under `key`, or a new, empty one. Kept until it is sent or the tab ends, so a dialog closed by accident loses nothing. */
export function openDraft(key: string): Draft {
  const draft = memory.get(key) ?? stored(key) ?? { values: {}, openedAt: performance.now() };
  memory.set(key, draft);
  return draft;
}

export const keepDraft = (key: string, values: FormValues): void => keep(key, { ...openDraft(key), values });

export function forgetDraft(key: string): void {
  memory.delete(key);
  withTabStorage((storage) => storage.removeItem(storageKey(key)));
}
