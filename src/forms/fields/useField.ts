import { useFormikContext } from 'formik';
import { createContext, use, useCallback } from 'react';
import type { FormRules } from '../../submission/filters';
import type { FormDefinition } from '../../submission/forms/field';
import type { FormValues } from '../shared/drafts';

export interface FormContextValue {
  /** A prefix that makes the field ids of this form unique on the page. */
  idPrefix: string;
  form: FormDefinition;
  rules: FormRules;
  /** True while the form is being sent. The visitor can then read the fields, but not edit them. */
  isReadOnly: boolean;
  /** The id of the focused control whose error a live region announces; otherwise ''. */
  announcedId: string;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormProvider = FormContext.Provider;

/** Returns the id of a field's control. */
export const getFieldId = (idPrefix: string, name: string): string => `${idPrefix}-${name}`;

export interface FieldState<Value> extends FormContextValue {
  id: string;
  value: Value;
  /** The error message of the last submit or of `showError`, until the visitor edits the field (§4.5). */
  error: string | undefined;
  /** Stores a value and hides the field's error until the next submit or the next call of `showError`. */
  edit: (value: Value) => void;
  /** Sets an error that the field shows immediately. */
  showError: (message: string) => void;
}

/**
 * Returns the state of a field in the surrounding Formik form. In this project, Formik's `touched` means that the field
 * shows its error, if it has one. A submit and `showError` set `touched`, and an edit clears `touched`. Throws outside
 * of a `SubmissionForm`.
 */
export function useField<Value extends string | File | null = string>(name: string): FieldState<Value> {
  const context = use(FormContext);
  if (!context) throw new Error('A field is rendered outside of a form. Render it in a SubmissionForm.');
  const { values, errors, touched, setFieldValue, setFieldError, setFieldTouched } = useFormikContext<FormValues>();
  const edit = useCallback(
    (value: Value) => {
      void setFieldTouched(name, false, false);
      void setFieldValue(name, value);
    },
    [setFieldValue, setFieldTouched, name],
  );
  return {
    ...context,
    id: getFieldId(context.idPrefix, name),
    value: values[name] as Value,
    error: touched[name] ? errors[name] : undefined,
    edit,
    showError: (message) => {
      void setFieldTouched(name, true, false);
      setFieldError(name, message);
    },
  };
}
