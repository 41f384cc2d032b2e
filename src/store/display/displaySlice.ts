import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getDefaultDisplaySettings, type DisplaySettings } from '../../hooks/displaySettings';

/** The visitor's display settings. `displayMemory.ts` stores these settings in the browser. */
const displaySlice = createSlice({
  name: 'display',
  initialState: getDefaultDisplaySettings,
  reducers: {
    displaySettingsChanged: (state, { payload }: PayloadAction<Partial<DisplaySettings>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectDisplaySettings: (state) => state,
    /** Returns whether the visitor has paused all automatic motion (WCAG 2.2.2). */
    selectMotionIsPaused: (state) => state.motion === 'reduced',
  },
});

export const { displaySettingsChanged } = displaySlice.actions;
export const { selectDisplaySettings, selectMotionIsPaused } = displaySlice.selectors;
export default displaySlice.reducer;
