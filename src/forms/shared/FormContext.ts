import { createContext, useContext } from 'react';
import type { FormRules } from '../../submission/filters';

export interface FormContextValue {
  /** Makes the ids of this form's fields unique on the page. */
  idPrefix: string;
  rules: FormRules;
  /** While sending: fields can be read, not changed. */
  isReadOnly: boolean;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormProvider = FormContext.Provider;

/** What the fields know of their form. Throws outside one. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands outside of a form');
  return context;
}

/** The id of a field's control. */
export const fieldId = (idPrefix: string, name: string): string => `${idPrefix}-${name}`;
