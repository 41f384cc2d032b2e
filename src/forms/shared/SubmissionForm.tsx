import { useId, useRef, useState, type ReactNode } from 'react';
import type { Submission } from '../../submission';
import type { FormRules } from '../../submission/filters';
import type { FormId } from '../../store/submissions/submissionsSlice';
import type { FormValues } from './drafts';
import styles from './Form.module.css';
import { fieldId } from './FormContext';
import { FormActions } from './FormActions';
import { FormErrors } from './FormErrors';
import { FormFrame } from './FormFrame';
import { FormSuccess } from './FormSuccess';
import { Honeypot, type HoneypotHandle } from './Honeypot';
import { useFocusLater } from './useFocusLater';
import { useFormSubmission, useLock } from './useFormSubmission';
import { useKeptFormik } from './useKeptFormik';
import { useReportedErrors, type FieldErrors } from './useReportedErrors';
import { outcomeWords } from './words';

export interface SubmissionFormProps<Values extends FormValues> {
  formId: FormId;
  /** Under which the draft is kept; `formId` by default. */
  draftKey?: string;
  initialValues: Values;
  notKept?: readonly (keyof Values & string)[];
  rules?: FormRules;
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
  submitLabel: string;
  submittingLabel: string;
  /** Above the fields: how required ones are marked. */
  note?: string;
  /** 'alert': an alertdialog tells the errors. 'focus': the first faulty field does. */
  errorsBy?: 'alert' | 'focus';
  toastPlacement?: 'corner' | 'flow';
  /** With it there is a 'Cancel' button. */
  onCancel?: () => void;
  /** The success overlay was closed. */
  onDone?: () => void;
  children: ReactNode;
}

/** A form that is sent to the firm: checks, errors, sending, failure and success as §4.5, §5.2 and §8 say. */
export function SubmissionForm<Values extends FormValues>({
  formId,
  draftKey = formId,
  initialValues,
  notKept,
  rules,
  validate,
  buildSubmission,
  about = '',
  fieldOfPayload = {},
  firmName,
  submitLabel,
  submittingLabel,
  note,
  errorsBy = 'focus',
  toastPlacement = 'corner',
  onCancel,
  onDone,
  children,
}: SubmissionFormProps<Values>) {
  const idPrefix = useId();
  const submitId = fieldId(idPrefix, 'submit');
  const trap = useRef<HoneypotHandle>(null);
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

  const showErrors = (found: FieldErrors, values: Values) => {
    formik.setErrors(found as Parameters<typeof formik.setErrors>[0]);
    errors.report(found, values);
    if (errorsBy === 'alert') setAlert('errors');
    else focusLater(fieldId(idPrefix, Object.keys(found)[0] ?? 'submit'));
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

  const closeAlert = () => {
    const first = alert === 'errors' ? errors.remaining[0]?.name : undefined;
    setAlert(null);
    focusLater(first ? fieldId(idPrefix, first) : submitId);
  };

  return (
    <>
      <FormFrame
        formik={formik}
        idPrefix={idPrefix}
        {...(rules && { rules })}
        checks={validate ? 'ours' : 'browser'}
        isReadOnly={isSubmitting}
      >
        <FormErrors
          idPrefix={idPrefix}
          errors={errors}
          speaks={errorsBy === 'focus'}
          placement={toastPlacement}
          alert={alert}
          failure={outcomeWords[formId].failure}
          onCloseAlert={closeAlert}
        />
        {note && <p className={styles.note}>{note}</p>}
        {children}
        <Honeypot ref={trap} />
        <FormActions
          submitId={submitId}
          submitLabel={submitLabel}
          submittingLabel={submittingLabel}
          isSubmitting={isSubmitting}
          progress={progress}
          onCancel={onCancel}
        />
      </FormFrame>
      {sent && (
        <FormSuccess
          words={outcomeWords[formId]}
          sent={sent}
          onClose={() => {
            acknowledge();
            focusLater(submitId);
            onDone?.();
          }}
        />
      )}
    </>
  );
}
