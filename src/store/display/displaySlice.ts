import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getDefaultDisplay, type DisplaySettings } from '../../hooks/displaySettings';

/** The visitor's display settings, which apply to all pages. `displayMemory.ts` stores them in the browser. */
const displaySlice = createSlice({
  name: 'display',
  initialState: getDefaultDisplay,
  reducers: {
    displayChanged: (state, { payload }: PayloadAction<Partial<DisplaySettings>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectDisplay: (state) => state,
    /** True when the visitor has paused all automatic motion (WCAG 2.2.2). */
    selectMotionIsPaused: (state) => state.motion === 'reduced',
  },
});

export const { displayChanged } = displaySlice.actions;
export const { selectDisplay, selectMotionIsPaused } = displaySlice.selectors;
export default displaySlice;
