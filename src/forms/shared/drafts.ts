import { withTabStorage } from '../../submission/tabStorage';

/** The values of a form's fields. Texts survive a reload. A `File` is kept only in memory. */
export type FormValues = Record<string, string | File | null>;

interface Draft {
  values: FormValues;
  /**
   * The value of `performance.now()` when the draft was created; it can be negative for a draft from before a reload.
   * Changes of the system clock do not affect this value.
   */
  openedAt: number;
}

const memory = new Map<string, Draft>();
const getStorageKey = (key: string): string => `draft:${key}`;

const pickTexts = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

/**
 * A draft in the tab's storage. It contains the draft's age in milliseconds, because a value of `performance.now()` is
 * valid for one page load only.
 */
type Stored = Omit<Draft, 'openedAt'> & { age: number };

const toStored = ({ openedAt, ...draft }: Draft): Stored => ({
  ...draft,
  values: pickTexts(draft.values),
  age: performance.now() - openedAt,
});

/** Returns the draft from before a reload, or null when there is no readable draft. */
function readStored(key: string): Draft | null {
  const draft = withTabStorage(
    (storage) => JSON.parse(storage.getItem(getStorageKey(key)) ?? 'null') as Partial<Stored>,
  );
  if (typeof draft?.age !== 'number' || !(draft.age >= 0)) return null;
  return { openedAt: performance.now() - draft.age, values: pickTexts(draft.values ?? {}) };
}

function keep(key: string, draft: Draft): void {
  memory.set(key, draft);
  withTabStorage((storage) => storage.setItem(getStorageKey(key), JSON.stringify(toStored(draft))));
}

/**
 * Returns the draft kept under `key`, or a new, empty one. A draft is kept until its form is sent or the tab is closed.
 * Closing a dialog by accident therefore loses no data.
 */
export function openDraft(key: string): Draft {
  const draft = memory.get(key) ?? readStored(key) ?? { values: {}, openedAt: performance.now() };
  memory.set(key, draft);
  return draft;
}

export const saveDraft = (key: string, values: FormValues): void => keep(key, { ...openDraft(key), values });

export function deleteDraft(key: string): void {
  memory.delete(key);
  withTabStorage((storage) => storage.removeItem(getStorageKey(key)));
}
