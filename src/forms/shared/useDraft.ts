import type { FormikContextType } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { saveDraft, openDraft, watchPageRestore, type FormValues } from './drafts';

const omitFields = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * Stores the values of a Formik form as a draft with the key `key`, and restores an existing draft. The values survive
 * an accidental close of the form, and the texts also survive a reload of the page. Fields in `fieldsOutsideDraft`
 * start with their initial values each time the form opens. When the browser restores the page from its back/forward
 * cache, the stored draft replaces the values. Returns a function that resets the form to its initial values without
 * storing them as a draft.
 */
export function useDraft<Values extends FormValues>(
  { values, setFormikState, resetForm }: FormikContextType<Values>,
  key: string,
  initialValues: Values,
  fieldsOutsideDraft: readonly string[],
): () => void {
  const shouldStore = useRef(false);
  const isHydrated = useHydrated();
  const restoreDraft = useEffectEvent((draftKey: string) => {
    // The visitor may have filled in a prerendered form before hydration, so the form's age counts from the page load.
    const draft = openDraft(draftKey, isHydrated ? performance.now() : 0);
    const draftEntries = Object.entries(omitFields(draft.values, fieldsOutsideDraft));
    // Formik's `setValues` would replace text that was typed before hydration, because `setValues` receives the values
    // of the last React commit. The callback of `setFormikState` receives the current state.
    setFormikState((state) => {
      // Restores only fields that still have their initial values, because text typed before hydration is newer than
      // the draft. Omits fields of an earlier build that the form no longer has, because the relay would reject every
      // submission with such a field.
      const untouchedEntries = draftEntries.filter(
        ([name]) => Object.hasOwn(initialValues, name) && state.values[name] === initialValues[name],
      );
      return { ...state, values: { ...state.values, ...Object.fromEntries(untouchedEntries) } };
    });
  });
  // Restores the draft in an effect, because the initial values must match the prerendered HTML, which contains no
  // draft.
  useEffect(() => restoreDraft(key), [key]);

  const replaceValues = useEffectEvent(() => {
    const { values: draftValues } = openDraft(key);
    shouldStore.current = false;
    setFormikState((state) => {
      const draftNames = Object.keys(initialValues).filter((name) => !fieldsOutsideDraft.includes(name));
      const draftEntries = draftNames.map((name) => [name, draftValues[name] ?? initialValues[name]]);
      return { ...state, values: { ...state.values, ...Object.fromEntries(draftEntries) } };
    });
  });
  useEffect(() => watchPageRestore(() => replaceValues()), []);

  const storeValues = useEffectEvent((latestValues: Values) => {
    // The first call receives the values of an empty form. Storing these values would overwrite the draft.
    if (shouldStore.current) saveDraft(key, omitFields(latestValues, fieldsOutsideDraft));
    shouldStore.current = true;
  });
  useEffect(() => storeValues(values), [values]);

  return () => {
    shouldStore.current = false;
    resetForm({ values: initialValues });
  };
}
