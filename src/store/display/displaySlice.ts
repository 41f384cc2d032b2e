import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { systemDisplay, type DisplaySettings } from '../../hooks/displaySettings';

/** The visitor's display settings on the whole site. `displayMemory` keeps them after the visit. */
const displaySlice = createSlice({
  name: 'display',
  initialState: systemDisplay,
  reducers: {
    displayChanged: (state, { payload }: PayloadAction<Partial<DisplaySettings>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectDisplay: (state) => state,
    /** True when the visitor paused all motion (WCAG 2.2.2): nothing moves automatically. */
    selectMotionIsPaused: (state) => state.motion === 'reduced',
  },
});

export const { displayChanged } = displaySlice.actions;
export const { selectDisplay, selectMotionIsPaused } = displaySlice.selectors;
export default displaySlice;
