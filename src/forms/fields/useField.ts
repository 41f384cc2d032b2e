import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { FormValues } from '../shared/drafts';
import { fieldId, useFormContext, type FormContextValue } from '../shared/FormContext';

export interface Field<Value> extends FormContextValue {
  id: string;
  value: Value;
  error: string | undefined;
  /** Stores a value and clears the field's error (§4.5). Nothing is checked before the form is submitted. */
  edit: (value: Value) => void;
  /** Sets the error that the field shows at once. */
  refuse: (message: string) => void;
}

/** One field of the Formik form around it. */
export function useField<Value extends string | File | null = string>(name: string): Field<Value> {
  const form = useFormContext();
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<FormValues>();
  const edit = useCallback(
    (value: Value) => {
      void setFieldValue(name, value, false);
      setFieldError(name, undefined);
    },
    [setFieldValue, setFieldError, name],
  );
  return {
    ...form,
    id: fieldId(form.idPrefix, name),
    value: values[name] as Value,
    error: errors[name],
    edit,
    refuse: (message) => setFieldError(name, message),
  };
}
