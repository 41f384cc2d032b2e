/** What a form's fields hold; a `File` stays in memory, texts outlive a reload. */
export type FormValues = Record<string, string | File | null>;

/** What makes a second try the same submission: the relay answers it as the first. */
export interface Attempt {
  idempotencyKey: string;
  /** `Date.now()` at the first try: a retry sends the same payload, its timestamp included. */
  startedAt: number;
}

interface Draft {
  values: FormValues;
  /** `performance.now()` when this draft was begun; negative for one from before a reload. No change of the clock moves it. */
  openedAt: number;
  /** The last try, and what was to be sent: other content is another submission. */
  attempt?: Attempt & { content: string };
}

const memory = new Map<string, Draft>();
const storageKey = (key: string): string => `draft:${key}`;

/** Browsers that block site data throw on any use of storage: null then, and the memory serves until the tab ends. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

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
  const draft = withStorage((storage) => JSON.parse(storage.getItem(storageKey(key)) ?? 'null') as Partial<Stored>);
  if (typeof draft?.age !== 'number' || !(draft.age >= 0)) return null;
  const { age, attempt } = draft;
  const openedAt = performance.now() - age;
  const isAttempt = typeof attempt?.idempotencyKey === 'string' && Number.isFinite(attempt.startedAt);
  return { openedAt, values: textsOf(draft.values ?? {}), ...(isAttempt && { attempt }) };
}

function keep(key: string, draft: Draft): void {
  memory.set(key, draft);
  withStorage((storage) => storage.setItem(storageKey(key), JSON.stringify(toStored(draft))));
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
  withStorage((storage) => storage.removeItem(storageKey(key)));
}

/** A version 4 UUID; `crypto.randomUUID` exists on secure origins only. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const fingerprint = (values: FormValues): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * The attempt to send exactly these values: the one before if nothing has changed since, else a new one. It outlives a
 * reload together with the draft, so that a retry then is no second submission either.
 */
export function attemptFor(key: string, values: FormValues): Attempt {
  const content = fingerprint(values);
  const draft = openDraft(key);
  if (draft.attempt?.content === content) return draft.attempt;
  const attempt = { content, idempotencyKey: uuid(), startedAt: Date.now() };
  keep(key, { ...draft, attempt });
  return attempt;
}
