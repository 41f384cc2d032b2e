import { FormikProvider, type FormikContextType } from 'formik';
import { useMemo, type FormEvent, type ReactNode, type Ref } from 'react';
import type { FormRules } from '../../submission/filters';
import type { FormValues } from './drafts';
import { FormProvider } from './FormContext';
import styles from './Form.module.css';

export interface FormFrameProps<Values extends FormValues> {
  ref?: Ref<HTMLFormElement>;
  formik: FormikContextType<Values>;
  idPrefix: string;
  rules?: FormRules;
  /** Who checks on submit: the form's own rules, or the browser by the inputs' types (§5.3). */
  checks: 'ours' | 'browser';
  isReadOnly?: boolean;
  children: ReactNode;
}

/** The form element and what its fields know of it. */
export function FormFrame<Values extends FormValues>({
  ref,
  formik,
  idPrefix,
  rules = 'specified',
  checks,
  isReadOnly = false,
  children,
}: FormFrameProps<Values>) {
  const context = useMemo(() => ({ idPrefix, rules, isReadOnly }), [idPrefix, rules, isReadOnly]);
  /** The browser's own message, beside its field instead of in a bubble that goes away by itself. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement)) return;
    event.preventDefault();
    formik.setFieldError(control.name, control.validationMessage);
    const first = [...event.currentTarget.elements].find(
      (each) => each instanceof HTMLInputElement && !each.validity.valid,
    );
    if (control === first) control.focus();
  };
  return (
    <FormikProvider value={formik}>
      <FormProvider value={context}>
        <form
          ref={ref}
          noValidate={checks === 'ours'}
          onSubmit={formik.handleSubmit}
          onInvalidCapture={onInvalid}
          className={styles.form}
        >
          {children}
        </form>
      </FormProvider>
    </FormikProvider>
  );
}
