import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadSending, SubmissionError, unavailable } from '../../submission';
import type { FormContent, FormOrigin, SiteContext, SubmissionFailure } from '../../submission';

/** Every form that can be on the screen. The contact form stands twice: in its dialog and on /contact. */
export const FORM_IDS = ['contact', 'contactPage', 'application', 'quote', 'customRequest'] as const;
export type FormId = (typeof FORM_IDS)[number];

export type SubmissionStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface FormState {
  status: SubmissionStatus;
  /** Whether the form is on the screen; a result that nobody sees there is told on the page instead. */
  isShown: boolean;
  /** Percent of a file's upload; null while none is under way. */
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
  /** Its `File` stays out of the store. */
  content: FormContent;
  origin: Omit<FormOrigin, 'age'>;
  /** Time of `performance.now()` when the form was opened. */
  openedAt: number;
  site: SiteContext;
}

export interface Sent {
  reference: string;
  /** Where the confirmation goes; '' when no address was given. */
  email: string;
}

/**
 * Sends one form (§4.6). The store refuses it while that form is being sent and until its success was seen: this is the one
 * guard that lets it leave once, however often the button is pressed. Rejects with a `SubmissionFailure`. It goes on when the
 * visitor leaves for another route.
 */
export const submissionSent = createAsyncThunk<
  Sent,
  SendArgument,
  { rejectValue: SubmissionFailure; state: { submissions: SubmissionsState } }
>(
  'submissions/sent',
  async ({ formId, content, origin, openedAt, site }, { dispatch, rejectWithValue }) => {
    try {
      const { sendSubmission } = await loadSending();
      const age = performance.now() - openedAt;
      const { reference } = await sendSubmission(
        content,
        { ...origin, age },
        site,
        (percent) => void dispatch(uploadProgressed({ formId, percent })),
      );
      return { reference, email: (content.texts['email'] ?? '').trim() };
    } catch (error) {
      return rejectWithValue((error instanceof SubmissionError ? error : unavailable(error)).failure);
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
    uploadProgressed: (state, { payload }: PayloadAction<{ formId: FormId; percent: number }>) => {
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

export const { formShown, formHidden, resultAcknowledged, outcomeDismissed, uploadProgressed } =
  submissionsSlice.actions;
export const { selectFormState, selectIsSubmitting, selectSent, selectPageOutcome } = submissionsSlice.selectors;
export default submissionsSlice;
