import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  formHidden,
  formShown,
  resultAcknowledged,
  selectFormState,
  selectOutcome,
  submissionSent,
  type FormId,
  type Sent,
  type SubmissionStatus,
} from '../../store/submissions/submissionsSlice';
import { prepareSending } from '../../submission';
import type { Submission } from '../../submission';
import { attemptFor, forgetAttempt } from './attempts';
import { forgetDraft, type FormValues } from './drafts';
import type { FieldErrors } from './useReportedErrors';
import { useUnloadGuard } from './useUnloadGuard';

const BASE = process.env['BASE_PATH'] ?? '/';

export interface FormSubmissionOptions<Values extends FormValues> {
  formId: FormId;
  draftKey: string;
  /** What is sent besides the values: a change of it makes another submission. */
  about: string;
  /** For the mails of direct mode. */
  firmName: string;
  buildSubmission: (
    values: Values,
    now: Date,
    onProgress: (percent: number) => void,
  ) => Submission | Promise<Submission>;
}

/** What came of one try. 'ignored': the form was being sent already. */
export type SendResult = { is: 'sent' | 'ignored' | 'unavailable' } | { is: 'invalid'; errors: FieldErrors };

export interface FormSubmission<Values extends FormValues> {
  status: SubmissionStatus;
  /** Percent of the file read, while one is being read. */
  progress: number | null;
  /** Set while the result is a success that nobody has closed yet. */
  sent: Sent | null;
  send: (values: Values, extras: { openedAt: number; formTrap: string }) => Promise<SendResult>;
  acknowledge: () => void;
}

/** Sends a form through the store's one thunk, keeps its idempotency key for a retry, guards the tab meanwhile. */
export function useFormSubmission<Values extends FormValues>({
  formId,
  draftKey,
  about,
  firmName,
  buildSubmission,
}: FormSubmissionOptions<Values>): FormSubmission<Values> {
  const dispatch = useAppDispatch();
  const { status, progress } = useAppSelector((state) => selectFormState(state, formId));
  const outcome = useAppSelector(selectOutcome);
  useUnloadGuard(status === 'submitting');

  useEffect(() => {
    dispatch(formShown(formId));
    prepareSending().catch((error: unknown) =>
      console.warn('The code that sends forms could not be fetched ahead.', error),
    );
    return () => {
      dispatch(formHidden(formId));
    };
  }, [dispatch, formId]);

  const send: FormSubmission<Values>['send'] = async (values, { openedAt, formTrap }) => {
    const { idempotencyKey, startedAt } = attemptFor(draftKey, { ...values, about });
    const result = await dispatch(
      submissionSent({
        formId,
        prepare: (onProgress) => buildSubmission(values, startedAt, onProgress),
        email: typeof values['email'] === 'string' ? values['email'].trim() : '',
        idempotencyKey,
        openedAt,
        formTrap,
        options: { base: BASE, firmName },
      }),
    );
    if (submissionSent.fulfilled.match(result)) {
      forgetAttempt(draftKey);
      forgetDraft(draftKey);
      return { is: 'sent' };
    }
    if (result.meta.condition) return { is: 'ignored' };
    const failure = result.payload;
    return failure?.reason === 'invalid' ? { is: 'invalid', errors: failure.errors } : { is: 'unavailable' };
  };

  return {
    status,
    progress,
    sent: status === 'succeeded' && outcome?.formId === formId && outcome.result === 'succeeded' ? outcome : null,
    send,
    acknowledge: () => dispatch(resultAcknowledged(formId)),
  };
}

/** A lock that one submit holds: what is pressed meanwhile is not a second submit. */
export function useLock(): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
  const isHeld = useRef(false);
  const [run] = useState(() => async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isHeld.current) return undefined;
    isHeld.current = true;
    try {
      return await work();
    } finally {
      isHeld.current = false;
    }
  });
  return run;
}
