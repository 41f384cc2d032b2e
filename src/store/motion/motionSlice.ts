import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface MotionState {
  /** The visitor paused all motion (WCAG 2.2.2): nothing moves by itself. */
  isPaused: boolean;
}

const initialState: MotionState = { isPaused: false };

/** The pause of all motion (§9.1), for the whole site. `motionMemory` keeps the choice beyond this visit. */
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
