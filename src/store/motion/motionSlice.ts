import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface MotionState {
  /** True when the visitor paused all motion (WCAG 2.2.2): nothing moves automatically. */
  isPaused: boolean;
}

const initialState: MotionState = { isPaused: false };

/** The pause of all motion (§9.1) on the whole site. `motionMemory` keeps it after the visit. */
const motionSlice = createSlice({
  name: 'motion',
  initialState,
  reducers: {
    motionPauseChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isPaused = payload;
    },
  },
  selectors: { selectMotionIsPaused: (state) => state.isPaused },
});

export const { motionPauseChanged } = motionSlice.actions;
export const { selectMotionIsPaused } = motionSlice.selectors;
export default motionSlice;
