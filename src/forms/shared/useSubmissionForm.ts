import { useFormik, type FormikErrors, type FormikTouched } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from 'react';
import { isFileGone } from '../../hooks/outdatedBuild';
import { SITE_BASE } from '../../hooks/siteBase';
import type { CountryCode } from '../../site/types';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  checkChanged,
  formHidden,
  formShown,
  getWaitMessage,
  resultAcknowledged,
  resultAnnounced,
  selectFailure,
  selectFormState,
  selectIsSubmitting,
  selectSuccessOutcome,
  sendForm,
  sendingEnded,
  type FormId,
} from '../../store/submissions/submissionsSlice';
import { loadSendingModule } from '../../submission';
import type { FieldErrors, FormContent, FormRules, SubmissionKind } from '../../submission';
import { formatReceivedData } from './formatReceivedData';
import { deleteDraft, openDraft, type FormValues } from './drafts';
import { useNoscriptPage } from './noscript';
import { useDraft } from './useDraft';
import { useErrorReport } from './useErrorReport';
import { usePageCovered } from './usePageCovered';

/** The options that the component of each form sets. */
export interface FormOptions<Values extends FormValues> {
  formId: FormId;
  /** The key of the draft; by default, the form's id. Forms with the same key share their values. */
  draftKey?: string;
  /** The announcement of errors: 'alert' opens an alertdialog, 'focus' moves the focus to the first invalid field. */
  errorAnnouncement?: 'alert' | 'focus';
  /** The initial values of the fields that are not empty at first. */
  initialValues?: Partial<Values>;
  /** Fields that start with their initial values each time the form opens (§4.7: the budget). */
  fieldsOutsideDraft?: readonly (keyof Values & string)[];
  /** The values of fields that the page provides, such as a job's title or a plan. */
  presetValues?: Readonly<Record<string, string>>;
  countries?: readonly CountryCode[];
  /** Resolves to the error message for an invalid file, or to null for a valid file. */
  checkFile?: (file: File) => Promise<string | null>;
  /** Returns the copy of a chosen file. The form sends this copy. */
  getFileToSend?: (file: File) => File;
}

export interface SubmissionFormOptions<Values extends FormValues> extends FormOptions<Values> {
  kind: SubmissionKind;
  rules: FormRules;
  initialValues: Values;
  /** True for a form on a page, and false for a form in a dialog. */
  isOnPage: boolean;
  /** Receives the valid values. With this function, the form sends nothing to the relay (§7.4). */
  onSummary?: ((values: Values) => void) | undefined;
}

/**
 * The delay from the press of the submit button until the form shows that it is being sent, in milliseconds. A check
 * takes less time than this delay if its code has loaded. Without the delay, the form would show and announce the
 * sending even if the entries have errors.
 */
const CHECK_FEEDBACK_DELAY_MS = 200;

const NO_REJECTION = { errors: {} as FieldErrors, values: {} as FormValues };

const isFile = (value: unknown): value is File => value instanceof File;
const buildTouchedFields = <Values>(errors: FieldErrors) =>
  Object.fromEntries(Object.keys(errors).map((name) => [name, true])) as FormikTouched<Values>;
const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/**
 * Connects a form with Formik and the store (§4.5, §5.2, §8): validates its values, sends them and reports the result.
 * Validation runs on submit, and after every edit while errors are reported or another validation runs. The thunk
 * `sendForm` sends the form and prevents repeated submissions. `SubmissionForm` renders the form.
 */
export function useSubmissionForm<Values extends FormValues>(options: SubmissionFormOptions<Values>) {
  const { formId, kind, rules, countries = [], errorAnnouncement = 'focus', initialValues } = options;
  const { draftKey = formId } = options;
  const dispatch = useAppDispatch();
  const { status, progress } = useAppSelector((state) => selectFormState(state, formId));
  const successOutcome = useAppSelector((state) => selectSuccessOutcome(state, formId));
  const failure = useAppSelector((state) => selectFailure(state, formId));
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, formId));
  const idPrefix = useId();
  const honeypot = useRef<HTMLInputElement>(null);
  const noscriptPage = useNoscriptPage();
  // A message that opened behind a dialog would be inert, and would also make the dialog inert.
  const isCovered = usePageCovered() && options.isOnPage;
  const errorReport = useErrorReport(idPrefix, errorAnnouncement, isCovered);
  const isMounted = useRef(false);
  /**
   * The start of the form's age, copied from the draft. Another form with the same draft may delete the draft before
   * this form is sent.
   */
  const openedAt = useRef(0);
  const latestErrors = useRef<FieldErrors>({});
  const latestValidation = useRef<Promise<FieldErrors>>(undefined);
  /** True while a validation runs. Formik's `isValidating` stays true after a validation that rejects. */
  const isValidating = useRef(false);
  /**
   * The relay's error messages, and the values that the relay rejected. Until the next submit, a message applies while
   * its field contains the rejected value.
   */
  const rejection = useRef(NO_REJECTION);

  const getContent = (values: Values): FormContent => ({
    kind,
    texts: { ...Object.fromEntries(Object.entries(values).filter(isTextEntry)), ...options.presetValues },
    file: Object.values(values).find(isFile),
  });

  const validateValues = async (values: Values): Promise<FieldErrors> => {
    const remainingRejections = Object.entries(rejection.current.errors).filter(
      ([name]) => rejection.current.values[name] === values[name],
    );
    const { checkForm } = await loadSendingModule();
    const errors = await checkForm(kind, getContent(values), rules, countries, !options.onSummary);
    const [name, file] = Object.entries(values).find(([, value]) => isFile(value)) ?? [];
    if (name && !errors[name] && isFile(file)) {
      const message = await options.checkFile?.(file);
      if (message) errors[name] = message;
    }
    return { ...errors, ...Object.fromEntries(remainingRejections) };
  };

  async function send(values: Values): Promise<void> {
    const content = getContent(values);
    const { file } = content;
    const isSent = await dispatch(
      sendForm({
        formId,
        content: {
          ...content,
          file: file && (options.getFileToSend?.(file) ?? file),
          honeypot: honeypot.current?.value ?? '',
        },
        openedAt: openedAt.current,
        formatReceivedData,
        site: { base: SITE_BASE, countries },
      }),
    );
    if (!isSent) return;
    // Deletes the draft here, because the form may have been closed while it was being sent. The draft's values differ
    // from the sent values if the visitor has begun another form with the same draft meanwhile.
    const draftEntries = Object.entries(openDraft(draftKey).values);
    if (draftEntries.every(([name, value]) => values[name] === value)) deleteDraft(draftKey);
    // The age of the next form counts from now, not from the first edit of that form.
    openedAt.current = performance.now();
  }

  const formik = useFormik<Values>({
    initialValues: noscriptPage ? { ...initialValues, ...noscriptPage.values } : initialValues,
    ...(noscriptPage && {
      initialErrors: noscriptPage.errors as FormikErrors<Values>,
      initialTouched: buildTouchedFields<Values>(noscriptPage.errors),
    }),
    validateOnBlur: false,
    validateOnChange: false,
    validate: async (values) => {
      isValidating.current = true;
      try {
        latestValidation.current = validateValues(values);
        await latestValidation.current;
        // Formik applies the result of the validation that finishes last, which may be a slow validation of earlier
        // values. Each call therefore returns the result for the latest values.
        latestErrors.current = await latestValidation.current;
        return latestErrors.current as FormikErrors<Values>;
      } finally {
        isValidating.current = false;
      }
    },
    onSubmit: (values) => {
      errorReport.clear();
      return options.onSummary ? options.onSummary(values) : send(values);
    },
  });
  const resetValues = useDraft(formik, draftKey, initialValues, options.fieldsOutsideDraft ?? []);

  useEffect(() => {
    isMounted.current = true;
    openedAt.current = openDraft(draftKey).openedAt;
    dispatch(formShown(formId));
    loadSendingModule().catch((error: unknown) =>
      console.warn('The code that sends forms could not be preloaded.', error),
    );
    return () => {
      isMounted.current = false;
      dispatch(formHidden(formId));
    };
  }, [dispatch, formId, draftKey]);
  // With `validateOnChange`, Formik would validate the values of the last render. After an edit of two fields at once,
  // such as country code and number, Formik would validate one new and one old value.
  const revalidate = useEffectEvent((values: Values) => {
    errorReport.clearAnnouncement();
    // A submit sends the latest values. If the visitor edits a field during the validation of a submit, the submit must
    // therefore also wait for the validation of this edit.
    if (errorReport.report.names.length > 0 || isValidating.current)
      formik
        .validateForm(values)
        .catch((error: unknown) => console.error('The edited values could not be validated.', error));
  });
  useEffect(() => revalidate(formik.values), [formik.values]);
  const applyResult = useEffectEvent(() => {
    if (status === 'succeeded') return resetValues();
    if (status !== 'failed') return;
    // The form can't show messages for fields that it does not have. If there are no other messages, the form reports a
    // general failure.
    const { values } = formik;
    const relayErrors = failure?.reason === 'invalid' ? Object.entries(failure.errors) : [];
    const errors = Object.fromEntries(relayErrors.filter(([name]) => name in values));
    if (Object.keys(errors).length === 0) {
      errorReport.setAlert({ advice: getWaitMessage(failure) });
      // In direct mode, the code that sends the form may belong to an earlier build.
      void isFileGone(failure).then((isGone) => isGone && errorReport.setAlert('renewed'));
      return;
    }
    rejection.current = { errors, values };
    // A field shows its error only while Formik's `touched` is true (`useField`).
    void formik.setTouched(buildTouchedFields<Values>(errors), false);
    formik.setErrors(errors as FormikErrors<Values>);
    errorReport.show(errors);
  });
  // Runs at the end of a submission, even if the form was closed and opened again while it was being sent.
  useEffect(() => (isSubmitting ? () => applyResult() : undefined), [isSubmitting]);
  const isResultShown = !isCovered && (status === 'succeeded' || status === 'failed');
  useEffect(() => {
    if (isResultShown) dispatch(resultAnnounced(formId));
  }, [dispatch, formId, isResultShown]);

  /** If the visitor has left the form meanwhile, the page reports that the form was not sent. */
  const reportIfAbandoned = () => {
    if (!isMounted.current && !options.onSummary)
      dispatch(sendingEnded({ formId, kind, result: 'failed', failure: undefined, isAnnounced: false }));
  };

  return {
    formik,
    idPrefix,
    honeypot,
    /** True while the form is being sent, and during a check that takes longer than `CHECK_FEEDBACK_DELAY_MS`. */
    isSubmitting,
    /**
     * True while the form is being sent. During a check of the values, the visitor can still edit the fields, and the
     * form sends the edited values.
     */
    isReadOnly: status === 'submitting',
    progress,
    /** True while a dialog covers the form. Messages then wait. */
    isCovered,
    /** The outcome of a successful submission while the success overlay is open; otherwise null. */
    successOutcome: isCovered ? null : successOutcome,
    toast: errorReport.toast,
    report: errorReport.report,
    announceError: errorReport.announceError,
    alert: errorReport.alert,
    ...errorReport.getErrorListProps(formik.errors as FieldErrors),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const timer = setTimeout(() => dispatch(checkChanged({ formId, isChecking: true })), CHECK_FEEDBACK_DELAY_MS);
      try {
        rejection.current = NO_REJECTION;
        // `submitForm` sets `touched` for all fields, so the old error of a corrected field would appear again until
        // the validation ends.
        const shownErrors = Object.entries(formik.errors).filter(([name]) => formik.getFieldMeta(name).touched);
        formik.setErrors(Object.fromEntries(shownErrors) as FormikErrors<Values>);
        await formik.submitForm();
        if (Object.keys(latestErrors.current).length === 0) return;
        reportIfAbandoned();
        void formik.setTouched(buildTouchedFields<Values>(latestErrors.current), false);
        errorReport.show(latestErrors.current);
      } catch (error) {
        console.error('The form could not be validated, so it was not sent.', error);
        reportIfAbandoned();
        errorReport.setAlert((await isFileGone(error)) ? 'renewed' : { advice: '' });
      } finally {
        clearTimeout(timer);
        dispatch(checkChanged({ formId, isChecking: false }));
      }
    },
    closeSuccessOverlay: () => {
      dispatch(resultAcknowledged(formId));
      errorReport.focusSubmit();
    },
  };
}

export type SubmissionFormState = ReturnType<typeof useSubmissionForm>;
