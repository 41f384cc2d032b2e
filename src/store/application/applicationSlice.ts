import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ApplicationState {
  /** The id of the job whose application dialog is open (§4.5), or null when the dialog is closed. */
  jobId: string | null;
}

const initialState: ApplicationState = { jobId: null };

const applicationSlice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    jobSelected: (state, { payload }: PayloadAction<string>) => {
      state.jobId = payload;
    },
    jobCleared: (state) => {
      state.jobId = null;
    },
  },
  selectors: { selectJobId: (state) => state.jobId },
});

export const { jobSelected, jobCleared } = applicationSlice.actions;
export const { selectJobId } = applicationSlice.selectors;
export default applicationSlice.reducer;
