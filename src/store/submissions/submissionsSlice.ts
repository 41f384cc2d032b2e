import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { loadSendingModule, SubmissionError, toUnavailableError } from '../../submission';
import type {
  ReceivedData,
  FormContent,
  FormMetadata,
  SiteContext,
  SubmissionFailure,
  SubmissionKind,
} from '../../submission';

/**
 * The id of a form. By default, the id is also the key of the form's draft. The contact form exists twice: in its
 * dialog and on /contact. Each job has an application form.
 */
export type FormId = 'contact' | 'contactPage' | `application:${string}` | `quote:${string}` | 'customRequest';

/**
 * A form is 'checking' while its check takes longer than `CHECK_FEEDBACK_DELAY_MS`, usually because the validation code
 * is loading.
 */
export type SubmissionStatus = 'idle' | 'checking' | 'submitting' | 'succeeded' | 'failed';

export interface FormState {
  status: SubmissionStatus;
  /** True while the form is mounted. The page reports a submission that fails while the form is not mounted. */
  isShown: boolean;
  /** The progress of a file's upload as a percentage, or null before the upload starts and after the result arrives. */
  progress: number | null;
}

export interface SuccessDetails {
  reference: string;
  /** The lines about the data that the relay received, such as the size of a file. Absent in direct mode. */
  receivedDataLines?: string[];
  /** The e-mail address of the visitor, or '' when the visitor entered none. */
  email: string;
}

/** The result of a form's last submission. */
export type SubmissionOutcome = {
  formId: FormId;
  kind: SubmissionKind;
  /** True after the form has announced the result itself. */
  isAnnounced: boolean;
} & ((SuccessDetails & { result: 'succeeded' }) | { result: 'failed'; failure: SubmissionFailure | undefined });

export interface SubmissionsState {
  /** The states of the forms that have been shown. */
  forms: Partial<Record<FormId, FormState>>;
  /**
   * The outcomes in the order of arrival, at most one for each form. Several forms can be sent at the same time, and a
   * failure must not disappear because another form succeeds.
   */
  outcomes: SubmissionOutcome[];
}

const IDLE_FORM: FormState = { status: 'idle', isShown: false, progress: null };
const initialState: SubmissionsState = { forms: {}, outcomes: [] };

const getFormState = ({ forms }: Pick<SubmissionsState, 'forms'>, formId: FormId): FormState =>
  forms[formId] ?? IDLE_FORM;

/** Returns whether the visitor has sent a form and there is no result yet. */
const isInProgress = ({ status }: FormState): boolean => status === 'checking' || status === 'submitting';

/** Changes the state of a form. A form that has not been shown is idle. */
function changeFormState(state: SubmissionsState, formId: FormId, changes: Partial<FormState>): void {
  state.forms[formId] = { ...getFormState(state, formId), ...changes };
}

export interface SendFormArgument {
  formId: FormId;
  /** The content of the form. The store never contains its `File`. */
  content: FormContent & Pick<FormMetadata, 'honeypot'>;
  /** The value of `performance.now()` when the form was opened. */
  openedAt: number;
  site: SiteContext;
  /**
   * Returns lines of text about the data that the relay received. The form passes this function, so that the code of
   * the store contains no texts of forms. Every page loads the code of the store, but most pages have no form.
   */
  formatReceivedData: (receivedData: ReceivedData) => string[];
}

/**
 * Sends one form (§4.6). Resolves to true if the relay has accepted the form, otherwise to false. Has no effect while
 * the same form is being sent, or while its success message is open. Sending continues when the visitor opens another
 * page of the site. Does not use `createAsyncThunk`, which would add 0.8 kB to the code that each page needs before
 * hydration.
 */
export const sendForm =
  ({ formId, content, openedAt, site, formatReceivedData }: SendFormArgument) =>
  async (dispatch: Dispatch, getState: () => { submissions: SubmissionsState }): Promise<boolean> => {
    if (['submitting', 'succeeded'].includes(getFormState(getState().submissions, formId).status)) return false;
    dispatch(sendingStarted(formId));
    const commonOutcomeFields = { formId, kind: content.kind, isAnnounced: false };
    let outcome: SubmissionOutcome;
    try {
      const { sendSubmission } = await loadSendingModule();
      const { reference, arrived: receivedData } = await sendSubmission(
        { ...content, formId, age: performance.now() - openedAt },
        site,
        (percent) => void dispatch(uploadProgressed({ formId, percent })),
      );
      outcome = {
        ...commonOutcomeFields,
        result: 'succeeded',
        reference,
        email: (content.texts['email'] ?? '').trim(),
        ...(receivedData && { receivedDataLines: formatReceivedData(receivedData) }),
      };
    } catch (error) {
      const { failure } = error instanceof SubmissionError ? error : toUnavailableError(error);
      outcome = { ...commonOutcomeFields, result: 'failed', failure };
    }
    dispatch(sendingEnded(outcome));
    return outcome.result === 'succeeded';
  };

/** Resets the status of a form to 'idle', unless the form is being checked or sent. */
function resetFormStatus(state: SubmissionsState, formId: FormId): void {
  if (!isInProgress(getFormState(state, formId))) changeFormState(state, formId, { status: 'idle' });
}

/** Removes the outcome of the form's previous submission. */
function removeOutcome(state: SubmissionsState, formId: FormId): void {
  state.outcomes = state.outcomes.filter((outcome) => outcome.formId !== formId);
}

const findOutcome = ({ outcomes }: Pick<SubmissionsState, 'outcomes'>, formId: FormId) =>
  outcomes.find((outcome) => outcome.formId === formId);

/** The status of each form (§4.5), and the outcomes of submissions. */
const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    formShown: (state, { payload }: PayloadAction<FormId>) => {
      changeFormState(state, payload, { isShown: true });
    },
    formHidden: (state, { payload }: PayloadAction<FormId>) => {
      resetFormStatus(state, payload);
      changeFormState(state, payload, { isShown: false });
    },
    /**
     * Records that the check of a form has not ended after `CHECK_FEEDBACK_DELAY_MS`, or that the check has ended. Has
     * no effect while the form is being sent.
     */
    checkChanged: (state, { payload }: PayloadAction<{ formId: FormId; isChecking: boolean }>) => {
      const { formId, isChecking } = payload;
      const { status } = getFormState(state, formId);
      if (isChecking ? status !== 'submitting' : status === 'checking')
        changeFormState(state, formId, { status: isChecking ? 'checking' : 'idle' });
    },
    sendingStarted: (state, { payload }: PayloadAction<FormId>) => {
      changeFormState(state, payload, { status: 'submitting', progress: null });
      removeOutcome(state, payload);
    },
    /**
     * Appends the outcome of a submission to the list, and sets the form's status to the result. A form that is not
     * mounted becomes idle, because the page itself reports the result. A check can end after the visitor has left the
     * form. If this check found errors or could not run, the outcome is also a failure.
     */
    sendingEnded: (state, { payload }: PayloadAction<SubmissionOutcome>) => {
      const { isShown } = getFormState(state, payload.formId);
      changeFormState(state, payload.formId, { status: isShown ? payload.result : 'idle', progress: null });
      removeOutcome(state, payload.formId);
      state.outcomes.push(payload);
    },
    resultAnnounced: (state, { payload }: PayloadAction<FormId>) => {
      const outcome = findOutcome(state, payload);
      if (outcome) outcome.isAnnounced = true;
    },
    resultAcknowledged: (state, { payload }: PayloadAction<FormId>) => resetFormStatus(state, payload),
    outcomesDismissed: (state) => {
      state.outcomes = [];
    },
    uploadProgressed: (state, { payload }: PayloadAction<{ formId: FormId; percent: number }>) => {
      changeFormState(state, payload.formId, { progress: payload.percent });
    },
  },
  selectors: {
    selectFormState: getFormState,
    selectIsSubmitting: (state, formId: FormId) => isInProgress(getFormState(state, formId)),
    selectIsAnySubmitting: ({ forms }) => Object.values(forms).some((form) => form && isInProgress(form)),
    /** Returns the outcome of a successful submission while the success message is open; otherwise null. */
    selectSuccessOutcome: (state, formId: FormId) => {
      const outcome = findOutcome(state, formId);
      return getFormState(state, formId).status === 'succeeded' && outcome?.result === 'succeeded' ? outcome : null;
    },
    /** Returns the failure of the form's last submission, or undefined if the store contains none. */
    selectFailure: (state, formId: FormId) => {
      const outcome = findOutcome(state, formId);
      return outcome?.result === 'failed' ? outcome.failure : undefined;
    },
  },
});

export const {
  formShown,
  formHidden,
  checkChanged,
  sendingStarted,
  sendingEnded,
  resultAnnounced,
  resultAcknowledged,
  outcomesDismissed,
  uploadProgressed,
} = submissionsSlice.actions;
/** Returns the relay's message for a failure with the reason 'limited'; otherwise ''. */
export const getWaitMessage = (failure: SubmissionFailure | undefined): string =>
  failure?.reason === 'limited' ? failure.message : '';

/**
 * Returns the outcomes that the page reports (§4.5). Omits outcomes that a mounted form reports, and failures that a
 * form has announced.
 */
export const listPageOutcomes = ({ outcomes, forms }: SubmissionsState): SubmissionOutcome[] =>
  outcomes.filter(
    ({ formId, result, isAnnounced }) =>
      getFormState({ forms }, formId).status !== result && !(isAnnounced && result === 'failed'),
  );

export const { selectFormState, selectIsSubmitting, selectIsAnySubmitting, selectSuccessOutcome, selectFailure } =
  submissionsSlice.selectors;
export default submissionsSlice.reducer;
