import { SITE_BASE } from '../../hooks/siteBase';
import { accessTabStorage, getStorageKey } from '../../submission/tabStorage';

/** The values of a form's fields. Texts survive a reload. A `File` is kept only in memory. */
export type FormValues = Record<string, string | File | null>;

interface Draft {
  values: FormValues;
  /**
   * The value of `performance.now()` at the time when the draft was created. The value is negative if the draft is
   * older than the page load. Changes of the system clock do not affect this value.
   */
  openedAt: number;
  /** True if the latest values could not be stored, for example because the storage is full. */
  isMemoryOnly?: boolean;
}

const draftsByKey = new Map<string, Draft>();
const getDraftStorageKey = (key: string): string => getStorageKey('draft', SITE_BASE, key);

const pickFiles = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof File));
const pickTexts = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

/**
 * A draft in the tab's storage. A stored draft contains its age in milliseconds in place of `openedAt`, because a value
 * of `performance.now()` is valid only until the next page load.
 */
type StoredDraft = Pick<Draft, 'values'> & {
  age: number;
  /** The time of the last change, in milliseconds since 1970. Absent in drafts of earlier versions. */
  savedAt?: number;
};

/**
 * The time after which a stored draft is deleted, in milliseconds: 24 hours. In Chromium and Firefox, "Reopen closed
 * tab" also restores `sessionStorage`. Without this limit, the restored tab would show the draft to a later user of the
 * device. WCAG 2.2.6 requires a warning if data is kept for 20 hours or less.
 */
const DRAFT_LIFETIME_MS = 864e5;

const storeDraft = (key: string, draft: Partial<StoredDraft>) =>
  accessTabStorage((storage) => storage.setItem(getDraftStorageKey(key), JSON.stringify(draft)));

/** Returns the draft that was stored before a reload, or null when the storage contains no readable, recent draft. */
function readStoredDraft(key: string): Draft | null {
  const draft = accessTabStorage(
    (storage) => JSON.parse(storage.getItem(getDraftStorageKey(key)) ?? 'null') as Partial<StoredDraft>,
  );
  if (typeof draft?.age !== 'number' || !(draft.age >= 0)) return null;
  const now = Date.now();
  // A draft of an earlier version has no `savedAt`. The lifetime of such a draft begins when the current version first
  // reads the draft.
  const { savedAt = now } = draft;
  if (draft.savedAt === undefined) storeDraft(key, { ...draft, savedAt });
  // If the clock was ahead at the last change, `savedAt` is in the future and the difference is negative.
  if (Math.abs(now - savedAt) > DRAFT_LIFETIME_MS) {
    deleteDraft(key);
    return null;
  }
  return { openedAt: performance.now() - draft.age, values: pickTexts(draft.values ?? {}) };
}

/**
 * Returns the draft with this key, or a new, empty draft with the time `openedAt`. A draft exists until its form is
 * sent or the tab is closed, so it survives an accidental close of a dialog.
 */
export function openDraft(key: string, openedAt = performance.now()): Draft {
  const draft = draftsByKey.get(key) ?? readStoredDraft(key) ?? { values: {}, openedAt };
  draftsByKey.set(key, draft);
  return draft;
}

export function saveDraft(key: string, values: FormValues): void {
  const { openedAt } = openDraft(key);
  const draft: StoredDraft = {
    values: pickTexts(values),
    age: performance.now() - openedAt,
    savedAt: Date.now(),
  };
  draftsByKey.set(key, { values, openedAt, isMemoryOnly: storeDraft(key, draft) === null });
}

export function deleteDraft(key: string): void {
  draftsByKey.delete(key);
  accessTabStorage((storage) => storage.removeItem(getDraftStorageKey(key)));
}

/**
 * Reads the stored drafts again. Keeps the files of each draft, because only memory contains files. Deletes a draft
 * that another page has deleted from the storage. Keeps all drafts if the browser has no storage. Also keeps a draft
 * whose latest values could not be stored.
 */
function refreshDrafts(): void {
  for (const [key, { values, isMemoryOnly }] of draftsByKey) {
    if (isMemoryOnly) continue;
    const isStored = accessTabStorage((storage) => storage.getItem(getDraftStorageKey(key)) !== null);
    const storedDraft = readStoredDraft(key);
    if (storedDraft) draftsByKey.set(key, { ...storedDraft, values: { ...pickFiles(values), ...storedDraft.values } });
    else if (isStored === false) draftsByKey.delete(key);
  }
}

/**
 * Calls `listener` after the browser has restored the page from its back/forward cache. Returns a function that removes
 * the listener.
 */
export function watchPageRestore(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

// Another page of this tab, such as a page in another language, may have changed or sent a draft meanwhile. Firefox 153
// restores a page together with its old copy of `sessionStorage`, so this page keeps its old draft. During
// prerendering, this module runs in Node, which has no window.
if (typeof window !== 'undefined') watchPageRestore(refreshDrafts);
