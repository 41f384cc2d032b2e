import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sendSubmission, SubmissionError, unavailable } from '../../submission';
import type { SendOptions, Submission, SubmissionFailure } from '../../submission';

/** Every form that can be on the screen. The contact form stands twice: in its dialog and on /contact. */
export const FORM_IDS = ['contact', 'contactPage', 'application', 'quote', 'customRequest'] as const;
export type FormId = (typeof FORM_IDS)[number];

export type SubmissionStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface FormState {
  status: SubmissionStatus;
  /** Whether the form is on the screen; a result that nobody sees there is told on the page instead. */
  isShown: boolean;
  /** Percent of the file read so far; null while none is being read. */
  progress: number | null;
}

/** What became of the last submission; the page keeps saying it after the form is gone. */
export type Outcome =
  | {
      formId: FormId;
      result: 'succeeded';
      reference: string;
      email: string;
      /** Its form was on the screen, and says so itself. */
      isTold: boolean;
    }
  | { formId: FormId; result: 'failed' };

export interface SubmissionsState {
  forms: Record<FormId, FormState>;
  outcome: Outcome | null;
}

const idleForm = (): FormState => ({ status: 'idle', isShown: false, progress: null });

const initialState: SubmissionsState = {
  forms: Object.fromEntries(FORM_IDS.map((id) => [id, idleForm()])) as Record<FormId, FormState>,
  outcome: null,
};

export interface SendArgument {
  formId: FormId;
  /** Builds the payload; reads the file, which never enters the store. `onProgress` takes percent. */
  prepare: (onProgress: (percent: number) => void) => Submission | Promise<Submission>;
  /** Where the confirmation goes; '' when no address was given. */
  email: string;
  idempotencyKey: string;
  /** Time of `performance.now()` when the form was opened. */
  openedAt: number;
  formTrap: string;
  options?: SendOptions;
}

export interface Sent {
  reference: string;
  email: string;
}

/**
 * The relay quarantines what was filled in faster than this (milliseconds). A person whose browser fills in a form can be that
 * fast, so the sending waits for the rest of the time.
 */
const SLOWEST_BOT = 2000;
const MARGIN = 100;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const failureOf = (error: unknown): SubmissionFailure =>
  (error instanceof SubmissionError ? error : unavailable(error)).failure;

/**
 * Sends one form (§4.6). Refused while that form is being sent and until its success was seen: this is the one guard that
 * lets it leave once, however often the button is pressed.
 * Rejects with a `SubmissionFailure`. It goes on when the visitor leaves for another route.
 */
export const submissionSent = createAsyncThunk<
  Sent,
  SendArgument,
  { rejectValue: SubmissionFailure; state: { submissions: SubmissionsState } }
>(
  'submissions/sent',
  async ({ formId, prepare, email, idempotencyKey, openedAt, formTrap, options }, { dispatch, rejectWithValue }) => {
    try {
      const submission = await prepare((percent) => void dispatch(fileProgressed({ formId, percent })));
      const early = SLOWEST_BOT + MARGIN - (performance.now() - openedAt);
      if (early > 0) await pause(Math.min(early, SLOWEST_BOT + MARGIN));
      const formAge = performance.now() - openedAt;
      const { reference } = await sendSubmission(submission, { idempotencyKey, formAge, formTrap }, options);
      return { reference, email };
    } catch (error) {
      return rejectWithValue(failureOf(error));
    }
  },
  { condition: ({ formId }, { getState }) => ['idle', 'failed'].includes(getState().submissions.forms[formId].status) },
);

/** How far each form's sending has come, as one enum a form (§4.5), and the last outcome. */
const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    formShown: (state, { payload }: PayloadAction<FormId>) => {
      const form = state.forms[payload];
      form.isShown = true;
      // A result that came after the form was left is told on the page; only a sending under way is taken up again.
      if (form.status !== 'submitting') form.status = 'idle';
    },
    formHidden: (state, { payload }: PayloadAction<FormId>) => {
      const form = state.forms[payload];
      form.isShown = false;
      if (form.status !== 'submitting') form.status = 'idle';
    },
    resultAcknowledged: (state, { payload }: PayloadAction<FormId>) => {
      const form = state.forms[payload];
      if (form.status !== 'submitting') form.status = 'idle';
    },
    outcomeDismissed: (state) => {
      state.outcome = null;
    },
    fileProgressed: (state, { payload }: PayloadAction<{ formId: FormId; percent: number }>) => {
      state.forms[payload.formId].progress = payload.percent;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(submissionSent.pending, (state, { meta }) => {
        const form = state.forms[meta.arg.formId];
        form.status = 'submitting';
        form.progress = null;
        state.outcome = null;
      })
      .addCase(submissionSent.fulfilled, (state, { meta, payload }) => {
        const form = state.forms[meta.arg.formId];
        form.status = 'succeeded';
        form.progress = null;
        state.outcome = { formId: meta.arg.formId, result: 'succeeded', isTold: form.isShown, ...payload };
      })
      .addCase(submissionSent.rejected, (state, { meta }) => {
        const form = state.forms[meta.arg.formId];
        form.status = 'failed';
        form.progress = null;
        state.outcome = { formId: meta.arg.formId, result: 'failed' };
      });
  },
  selectors: {
    selectFormState: (state, formId: FormId) => state.forms[formId],
    selectIsSubmitting: (state, formId: FormId) => state.forms[formId].status === 'submitting',
    /** A success that nobody has closed yet. */
    selectSent: ({ outcome, forms }, formId: FormId) =>
      forms[formId].status === 'succeeded' && outcome?.formId === formId && outcome.result === 'succeeded'
        ? outcome
        : null,
    /** What the page itself says: every success, and a failure that no form on the screen can tell. */
    selectPageOutcome: ({ outcome, forms }) =>
      outcome && (outcome.result === 'succeeded' || !forms[outcome.formId].isShown) ? outcome : null,
  },
});

export const { formShown, formHidden, resultAcknowledged, outcomeDismissed, fileProgressed } = submissionsSlice.actions;
export const { selectFormState, selectIsSubmitting, selectSent, selectPageOutcome } = submissionsSlice.selectors;
export default submissionsSlice;
