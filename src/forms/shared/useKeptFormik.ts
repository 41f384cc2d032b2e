import { useFormik, type FormikContextType } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetDraft, keepDraft, openDraft, type FormValues } from './drafts';

export interface KeptFormikOptions<Values extends FormValues> {
  draftKey: string;
  initialValues: Values;
  /** Fields that start anew each time the form is opened (§4.7: the budget). */
  notKept?: readonly (keyof Values & string)[];
  onSubmit: (values: Values) => Promise<void> | void;
}

export interface KeptFormik<Values extends FormValues> {
  formik: FormikContextType<Values>;
  /** `Date.now()` when what is in the form was begun. */
  openedAt: () => number;
  /** Empties the form and forgets its draft. */
  clear: () => void;
}

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * A Formik form that checks nothing by itself and keeps its draft: closing a dialog by accident, an error or a reload
 * lose nothing that was typed.
 */
export function useKeptFormik<Values extends FormValues>({
  draftKey,
  initialValues,
  notKept = [],
  onSubmit,
}: KeptFormikOptions<Values>): KeptFormik<Values> {
  const formik = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  });
  const { values, setValues, resetForm } = formik;
  const isRestored = useRef(false);

  const restore = useEffectEvent((key: string) => {
    const draft = without(openDraft(key).values, notKept);
    if (Object.keys(draft).length === 0) return;
    // What was typed before this code arrived is newer than the draft.
    const isTyped = (typed: Values, name: string) => typed[name] !== initialValues[name];
    void setValues(
      (typed) => ({
        ...initialValues,
        ...draft,
        ...Object.fromEntries(Object.entries(typed).filter(([name]) => isTyped(typed, name))),
      }),
      false,
    );
  });
  // In an effect, not as initial values: a prerendered page knows no draft.
  useEffect(() => restore(draftKey), [draftKey]);

  const keep = useEffectEvent((latest: Values) => {
    // The first values are the empty ones: keeping them would overwrite the draft.
    if (isRestored.current) keepDraft(draftKey, without(latest, notKept));
    isRestored.current = true;
  });
  useEffect(() => keep(values), [values]);

  return {
    formik,
    openedAt: () => openDraft(draftKey).openedAt,
    clear: () => {
      forgetDraft(draftKey);
      isRestored.current = false;
      resetForm({ values: initialValues });
      openDraft(draftKey);
    },
  };
}
