import type { FormikContextType } from 'formik';
import { useId, useRef, useState, type RefObject } from 'react';
import type { Submission } from '../../submission';
import type { FormId, Sent } from '../../store/submissions/submissionsSlice';
import type { FormValues } from './drafts';
import { fieldId } from './FormContext';
import type { HoneypotHandle } from './Honeypot';
import { useFocusLater } from './useFocusLater';
import { useFormSubmission, useLock } from './useFormSubmission';
import { useKeptFormik } from './useKeptFormik';
import { useReportedErrors, type FieldErrors, type ReportedErrors } from './useReportedErrors';

export interface SubmissionFormOptions<Values extends FormValues> {
  formId: FormId;
  /** Under which the draft is kept; `formId` by default. */
  draftKey?: string;
  initialValues: Values;
  notKept?: readonly (keyof Values & string)[];
  /** The messages of the fields that are wrong, in the order of the fields. Without it the browser checks the types alone. */
  validate?: (values: Values) => Promise<FieldErrors>;
  buildSubmission: (
    values: Values,
    now: Date,
    onProgress: (percent: number) => void,
  ) => Submission | Promise<Submission>;
  /** What is sent besides the values, as text: a retry with another one is another submission. */
  about?: string;
  /** Which field shows what the relay says of a field of the payload, where the names differ. */
  fieldOfPayload?: Readonly<Record<string, string>>;
  firmName: string;
  /** 'alert': an alertdialog tells the errors. 'focus': the first faulty field does. */
  errorsBy?: 'alert' | 'focus';
}

export interface SubmissionFormState<Values extends FormValues> {
  formik: FormikContextType<Values>;
  idPrefix: string;
  submitId: string;
  trap: RefObject<HoneypotHandle | null>;
  /** The error toast, while there is one. */
  toast: RefObject<HTMLElement | null>;
  errors: ReportedErrors;
  alert: 'errors' | 'failure' | null;
  isSubmitting: boolean;
  /** Percent of the file read, while one is being read. */
  progress: number | null;
  /** Set while the result is a success that nobody has closed yet. */
  sent: Sent | null;
  closeAlert: () => void;
  dismissErrors: () => void;
  closeSuccess: () => void;
}

/** What happens when a form is submitted (§4.5, §5.2, §8), and where the focus goes each time. */
export function useSubmissionForm<Values extends FormValues>({
  formId,
  draftKey = formId,
  initialValues,
  notKept,
  validate,
  buildSubmission,
  about = '',
  fieldOfPayload = {},
  firmName,
  errorsBy = 'focus',
}: SubmissionFormOptions<Values>): SubmissionFormState<Values> {
  const idPrefix = useId();
  const submitId = fieldId(idPrefix, 'submit');
  const trap = useRef<HoneypotHandle>(null);
  const toast = useRef<HTMLElement>(null);
  const [alert, setAlert] = useState<'errors' | 'failure' | null>(null);
  const focusLater = useFocusLater(alert !== null);
  const lock = useLock();
  const { status, progress, sent, send, acknowledge } = useFormSubmission({
    formId,
    draftKey,
    about,
    firmName,
    buildSubmission,
  });
  const check = async (values: FormValues): Promise<FieldErrors> => validate?.(values as Values) ?? {};
  const { formik, openedAt, clear } = useKeptFormik<Values>({
    draftKey,
    initialValues,
    ...(notKept && { notKept }),
    onSubmit: async (values) => void (await lock(() => trySending(values))),
  });
  const errors = useReportedErrors(formik.values, check);
  const isSubmitting = status === 'submitting';
  const firstFaulty = () => fieldId(idPrefix, errors.remaining[0]?.name ?? 'submit');

  const showErrors = (found: FieldErrors, values: Values) => {
    formik.setErrors(found as Parameters<typeof formik.setErrors>[0]);
    errors.report(found, values);
    if (errorsBy === 'alert') setAlert('errors');
    else focusLater(fieldId(idPrefix, Object.keys(found)[0] ?? 'submit'), () => toast.current);
  };

  async function trySending(values: Values): Promise<void> {
    if (isSubmitting || sent) return;
    const found = await check(values).catch((error: unknown) => {
      console.error('The form could not be checked.', error);
      return null;
    });
    if (!found) return setAlert('failure');
    if (Object.keys(found).length > 0) return showErrors(found, values);
    errors.dismiss();
    const result = await send(values, { openedAt: openedAt(), formTrap: trap.current?.read() ?? '' });
    if (result.is === 'sent') clear();
    else if (result.is === 'unavailable') setAlert('failure');
    else if (result.is === 'invalid') {
      const named = Object.entries(result.errors).map(
        ([name, message]) => [fieldOfPayload[name] ?? name, message] as const,
      );
      const shown = Object.fromEntries(named.filter(([name]) => name in values));
      // What is said of a part that has no field is a failure like any other.
      if (Object.keys(shown).length > 0) showErrors(shown, values);
      else setAlert('failure');
    }
  }

  return {
    formik,
    idPrefix,
    submitId,
    trap,
    toast,
    errors,
    alert,
    isSubmitting,
    progress,
    sent,
    closeAlert: () => {
      setAlert(null);
      if (alert === 'errors') focusLater(firstFaulty(), () => toast.current);
      else focusLater(submitId);
    },
    dismissErrors: () => {
      errors.dismiss();
      focusLater(firstFaulty());
    },
    closeSuccess: () => {
      acknowledge();
      focusLater(submitId);
    },
  };
}
