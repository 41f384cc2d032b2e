import { useFormik, type FormikErrors, type FormikTouched } from 'formik';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { words } from '#site/words/forms';
import { isGone } from '../../hooks/renewal';
import { SITE_BASE } from '../../hooks/siteBase';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  formHidden,
  formShown,
  resultAcknowledged,
  selectFormState,
  selectSent,
  submissionSent,
  type FormId,
} from '../../store/submissions/submissionsSlice';
import { prepareSending } from '../../submission';
import type { Submission } from '../../submission';
import { fieldId } from '../fields/useField';
import { attemptFor, openDraft, type FormValues } from './drafts';
import type { FieldErrors } from './fieldErrors';
import { useFocusLater } from './focus';
import { usePlainPage } from './plain';
import { useDraft } from './useDraft';

export interface SubmissionFormOptions<Values extends FormValues> {
  formId: FormId;
  /** Under which the draft is kept; `formId` by default. */
  draftKey?: string;
  initialValues: Values;
  /** Fields that start anew each time the form is opened (§4.7: the budget). */
  notKept?: readonly (keyof Values & string)[];
  /** The messages of the fields that are wrong, in the order of the fields. Rejects when the rules can't be had. */
  validate: (values: Values) => Promise<FieldErrors>;
  /** What leaves for the firm. `onProgress` takes percent of a file read. */
  buildSubmission: (
    values: Values,
    now: Date,
    onProgress: (percent: number) => void,
  ) => Submission | Promise<Submission>;
  /** With it nothing is sent (§7.4): it gets the values instead. */
  onSummary?: ((values: Values) => void) | undefined;
  /** What is sent besides the values, as text: a retry with another one is another submission. */
  about?: string;
  /** For the mails of direct mode. */
  firmName: string;
  /** 'alert': an alertdialog tells the errors. 'focus': the first faulty field does. */
  errorsBy?: 'alert' | 'focus';
}

/** The last list of errors: its fields in order, and the messages of all but the first, spoken once a report. */
const NO_REPORT = { names: [] as readonly string[], others: '', number: 0 };
const NOTHING_REFUSED = { errors: {} as FieldErrors, values: {} as FormValues };

/**
 * All that a form does (§4.5, §5.2, §8): Formik holds and validates, the store's one thunk sends and refuses a second
 * sending, and the focus goes where the visitor is needed. Its looks are `SubmissionForm`.
 */
export function useSubmissionForm<Values extends FormValues>(options: SubmissionFormOptions<Values>) {
  const { formId, draftKey = formId, initialValues, notKept = [], about = '', errorsBy = 'focus' } = options;
  const dispatch = useAppDispatch();
  const { status, progress } = useAppSelector((state) => selectFormState(state, formId));
  const sent = useAppSelector((state) => selectSent(state, formId));
  const isSubmitting = status === 'submitting';
  const idPrefix = useId();
  const idOf = (name: string) => fieldId(idPrefix, name);
  const trap = useRef<HTMLInputElement>(null);
  const toast = useRef<HTMLElement>(null);
  const [alert, setAlert] = useState<'errors' | 'failure' | 'renewed' | null>(null);
  const plain = usePlainPage();
  const [report, setReport] = useState(() => (plain ? { ...NO_REPORT, names: Object.keys(plain.errors) } : NO_REPORT));
  const focusLater = useFocusLater(alert !== null);
  const found = useRef<FieldErrors>({});
  /** What the relay refused, and in which values: it stays wrong until it is edited or sent again. */
  const refused = useRef(NOTHING_REFUSED);

  const newest = useRef<Promise<FieldErrors>>(Promise.resolve({}));
  const check = async (values: Values): Promise<FieldErrors> => {
    const { errors, values: then } = refused.current;
    const still = Object.entries(errors).filter(([name]) => then[name] === values[name]);
    return { ...(await options.validate(values)), ...Object.fromEntries(still) };
  };

  const formik = useFormik<Values>({
    initialValues: plain ? { ...initialValues, ...plain.values } : initialValues,
    ...(plain && {
      initialErrors: plain.errors as FormikErrors<Values>,
      initialTouched: Object.fromEntries(
        Object.keys(plain.errors).map((name) => [name, true]),
      ) as FormikTouched<Values>,
    }),
    validateOnBlur: false,
    // Nothing is checked before the first submit; after a report its list follows each edit.
    validateOnChange: report.names.length > 0,
    validate: (values) => {
      const mine = check(values);
      newest.current = mine;
      // Formik takes whichever answer comes last: a slow check of what stood there before must not say it again.
      return mine.then(async () => {
        found.current = await newest.current;
        return found.current as FormikErrors<Values>;
      });
    },
    onSubmit: (values) => {
      closeReport();
      return options.onSummary ? options.onSummary(values) : send(values);
    },
  });
  const clear = useDraft(formik, draftKey, initialValues, notKept);

  const closeReport = () => setReport(({ number }) => ({ ...NO_REPORT, number }));
  const showErrors = (errors: FieldErrors) => {
    const names = Object.keys(errors);
    const others = names.slice(1).map((name) => errors[name]);
    setReport(({ number }) => ({ names, others: others.join(words.shared.betweenSentences), number: number + 1 }));
    if (errorsBy === 'alert') setAlert('errors');
    else focusLater(idOf(names[0] ?? 'submit'), () => toast.current);
  };

  async function send(values: Values): Promise<void> {
    const { idempotencyKey, startedAt } = attemptFor(draftKey, { ...values, about });
    const result = await dispatch(
      submissionSent({
        formId,
        prepare: (onProgress) => options.buildSubmission(values, new Date(startedAt), onProgress),
        email: String(values['email'] ?? '').trim(),
        idempotencyKey,
        openedAt: openDraft(draftKey).openedAt,
        formTrap: trap.current?.value ?? '',
        options: { base: SITE_BASE, firmName: options.firmName },
      }),
    );
    if (submissionSent.fulfilled.match(result)) return clear();
    if (result.meta.condition) return;
    // What is said of a part that has no field is a failure like any other.
    const said = result.payload?.reason === 'invalid' ? Object.entries(result.payload.errors) : [];
    const errors = Object.fromEntries(said.filter(([name]) => name in values));
    if (Object.keys(errors).length === 0) return setAlert('failure');
    refused.current = { errors, values };
    formik.setErrors(errors as FormikErrors<Values>);
    showErrors(errors);
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    refused.current = NOTHING_REFUSED;
    try {
      await formik.submitForm();
      if (Object.keys(found.current).length > 0) showErrors(found.current);
    } catch (error) {
      console.error('The form could not be checked.', error);
      setAlert((await isGone(error)) ? 'renewed' : 'failure');
    }
  };

  useEffect(() => {
    dispatch(formShown(formId));
    prepareSending().catch((error: unknown) =>
      console.warn('The code that sends forms could not be fetched ahead.', error),
    );
    return () => {
      dispatch(formHidden(formId));
    };
  }, [dispatch, formId]);
  useEffect(() => {
    if (!isSubmitting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSubmitting]);

  const errors: FieldErrors = formik.errors as FieldErrors;
  const lines = report.names.flatMap((name) => (errors[name] ? [{ targetId: idOf(name), text: errors[name] }] : []));
  const firstFaulty = lines[0]?.targetId ?? idOf('submit');
  return {
    formik,
    submit,
    idPrefix,
    trap,
    toast,
    /** What is still to mend, in the order of the report. */
    lines,
    report,
    alert,
    isSubmitting,
    /** Percent of the file read, while one is being read. */
    progress,
    /** Set while the result is a success that nobody has closed yet. */
    sent,
    closeAlert: () => {
      setAlert(null);
      if (alert === 'errors') focusLater(firstFaulty, () => toast.current);
      else focusLater(idOf('submit'));
    },
    dismissErrors: () => {
      closeReport();
      focusLater(firstFaulty);
    },
    closeSuccess: () => {
      dispatch(resultAcknowledged(formId));
      focusLater(idOf('submit'));
    },
  };
}

export type SubmissionFormState = ReturnType<typeof useSubmissionForm>;
