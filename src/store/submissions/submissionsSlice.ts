import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadSendingCode, SubmissionError, toUnavailableError } from '../../submission';
import type { ReceivedData, FormContent, FormMetadata, SiteContext, SubmissionFailure } from '../../submission';

/** Every form of the site. The contact form exists twice: in its dialog and on /contact. */
export type FormId = 'contact' | 'contactPage' | 'application' | 'quote' | 'customRequest';

export type SubmissionStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface FormState {
  status: SubmissionStatus;
  /** True while the form is mounted. The page reports the failure of an unmounted form. */
  isShown: boolean;
  /** The progress of a file's upload as a percentage; null while no upload is active. */
  progress: number | null;
}

/** The result of the last submission. The page shows the result even after the form has closed. */
export type SubmissionOutcome =
  | {
      formId: FormId;
      result: 'succeeded';
      reference: string;
      email: string;
      arrived?: string[];
      /** True if the form was mounted when the result arrived, and therefore announced the result itself. */
      isAnnounced: boolean;
    }
  | {
      formId: FormId;
      result: 'failed';
      /** The relay's message about the rate limit; '' after any other failure. */
      advice: string;
    };

export interface SubmissionsState {
  forms: Record<FormId, FormState>;
  outcome: SubmissionOutcome | null;
}

const IDLE: FormState = { status: 'idle', isShown: false, progress: null };
const initialState: SubmissionsState = {
  forms: { contact: IDLE, contactPage: IDLE, application: IDLE, quote: IDLE, customRequest: IDLE },
  outcome: null,
};

export interface SendArgument {
  formId: FormId;
  /** The content of the form. The store never contains its `File`. */
  content: FormContent & Pick<FormMetadata, 'draft' | 'honeypot'>;
  /** The value of `performance.now()` when the form was opened. */
  openedAt: number;
  site: SiteContext;
  /**
   * Returns one line of text for each value that the relay received. The form passes this function, so that the store
   * contains no texts of forms. Every page loads the store, but not every page has a form.
   */
  describe: (arrived: ReceivedData) => string[];
}

export interface SuccessDetails {
  reference: string;
  /** One line of text for each value that the relay received. Absent in direct mode. */
  arrived?: string[];
  /** The recipient of the confirmation; '' when the visitor entered no address. */
  email: string;
}

/**
 * Sends one form (§4.6). The thunk has no effect while the same form is being sent, or while its success message is
 * open. No other code prevents repeated submissions. Rejects with a `SubmissionFailure`. Sending continues when the
 * visitor opens another page of the site.
 */
export const sendForm = createAsyncThunk<
  SuccessDetails,
  SendArgument,
  { rejectValue: SubmissionFailure; state: { submissions: SubmissionsState } }
>(
  'submissions/sent',
  async ({ formId, content, openedAt, site, describe }, { dispatch, rejectWithValue }) => {
    try {
      const { sendSubmission } = await loadSendingCode();
      const { reference, arrived } = await sendSubmission(
        { ...content, age: performance.now() - openedAt },
        site,
        (percent) => void dispatch(uploadProgressed({ formId, percent })),
      );
      return {
        reference,
        email: (content.texts['email'] ?? '').trim(),
        ...(arrived && { arrived: describe(arrived) }),
      };
    } catch (error) {
      return rejectWithValue((error instanceof SubmissionError ? error : toUnavailableError(error)).failure);
    }
  },
  { condition: ({ formId }, { getState }) => ['idle', 'failed'].includes(getState().submissions.forms[formId].status) },
);

/** Resets the status of a form, unless the form is being sent. */
function endAttempt(form: FormState): void {
  if (form.status !== 'submitting') form.status = 'idle';
}

/** The submission status of each form (§4.5), and the outcome of the last submission. */
const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    // A reopened form shows a submission that is still in progress. Any other status becomes 'idle', because the page
    // itself reports a result that arrived after the form closed.
    formShown: (state, { payload }: PayloadAction<FormId>) => {
      state.forms[payload].isShown = true;
      endAttempt(state.forms[payload]);
    },
    formHidden: (state, { payload }: PayloadAction<FormId>) => {
      state.forms[payload].isShown = false;
      endAttempt(state.forms[payload]);
    },
    resultAcknowledged: (state, { payload }: PayloadAction<FormId>) => endAttempt(state.forms[payload]),
    outcomeDismissed: (state) => {
      state.outcome = null;
    },
    uploadProgressed: (state, { payload }: PayloadAction<{ formId: FormId; percent: number }>) => {
      state.forms[payload.formId].progress = payload.percent;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sendForm.pending, (state, { meta }) => {
        const form = state.forms[meta.arg.formId];
        form.status = 'submitting';
        form.progress = null;
        state.outcome = null;
      })
      .addCase(sendForm.fulfilled, (state, { meta, payload }) => {
        const form = state.forms[meta.arg.formId];
        form.status = 'succeeded';
        form.progress = null;
        state.outcome = { formId: meta.arg.formId, result: 'succeeded', isAnnounced: form.isShown, ...payload };
      })
      .addCase(sendForm.rejected, (state, { meta, payload }) => {
        const form = state.forms[meta.arg.formId];
        form.status = 'failed';
        form.progress = null;
        const advice = payload?.reason === 'limited' ? payload.message : '';
        state.outcome = { formId: meta.arg.formId, result: 'failed', advice };
      });
  },
  selectors: {
    selectFormState: (state, formId: FormId) => state.forms[formId],
    selectIsSubmitting: (state, formId: FormId) => state.forms[formId].status === 'submitting',
    /** Returns the outcome of a successful submission until the visitor closes the success message; otherwise null. */
    selectSuccessOutcome: ({ outcome, forms }, formId: FormId) =>
      forms[formId].status === 'succeeded' && outcome?.formId === formId && outcome.result === 'succeeded'
        ? outcome
        : null,
    /** Returns the relay's message about the rate limit after a failed submission of the form; otherwise ''. */
    selectFailureAdvice: ({ outcome }, formId: FormId) =>
      outcome?.formId === formId && outcome.result === 'failed' ? outcome.advice : '',
    /** Returns the result that the page reports: every success, and a failure of a form that is not mounted. */
    selectPageOutcome: ({ outcome, forms }) =>
      outcome && (outcome.result === 'succeeded' || !forms[outcome.formId].isShown) ? outcome : null,
  },
});

export const { formShown, formHidden, resultAcknowledged, outcomeDismissed, uploadProgressed } =
  submissionsSlice.actions;
export const { selectFormState, selectIsSubmitting, selectSuccessOutcome, selectFailureAdvice, selectPageOutcome } =
  submissionsSlice.selectors;
export default submissionsSlice;
