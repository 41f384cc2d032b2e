import type { FormikContextType } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { deleteDraft, saveDraft, openDraft, type FormValues } from './drafts';

const omit = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * Stores the values of a Formik form as the draft `key`, and restores an existing draft. The values survive an
 * accidental close, an error or a reload. Fields in `notKept` start with their initial values each time. Returns a
 * function that resets the form to its initial values and deletes the draft.
 */
export function useDraft<Values extends FormValues>(
  { values, setValues, resetForm }: FormikContextType<Values>,
  key: string,
  initialValues: Values,
  notKept: readonly string[],
): () => void {
  const isRestored = useRef(false);
  const restore = useEffectEvent((from: string) => {
    const draft = Object.entries(omit(openDraft(from).values, notKept));
    // Text that the visitor typed before hydration is newer than the draft.
    const findUntouchedEntries = (typed: Values) => draft.filter(([name]) => typed[name] === initialValues[name]);
    if (draft.length > 0)
      void setValues((typed) => ({ ...typed, ...Object.fromEntries(findUntouchedEntries(typed)) }), false);
  });
  // Restores the draft in an effect, because the initial values must match the prerendered HTML, which contains no
  // draft.
  useEffect(() => restore(key), [key]);

  const keep = useEffectEvent((latest: Values) => {
    // The first call receives the values of an empty form, which would overwrite the draft.
    if (isRestored.current) saveDraft(key, omit(latest, notKept));
    isRestored.current = true;
  });
  useEffect(() => keep(values), [values]);

  return () => {
    deleteDraft(key);
    isRestored.current = false;
    resetForm({ values: initialValues });
  };
}
