import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VersionId } from '../../site/types';

export interface HierarchyState {
  isOpen: boolean;
  /**
   * The id of the selected team member, or null without a selection. `DialogHost` clears the id 300 ms after the
   * overlay closes (§4.3).
   */
  selectedId: number | null;
  /** The version (§3.6) on the selected tab of the overlay. */
  version: VersionId;
  /** The ids of the team members whose teams are open in the drill-down on phones, in the order of opening. */
  drillPath: number[];
}

const initialState: HierarchyState = { isOpen: false, selectedId: null, version: 'whole-team', drillPath: [] };

const hierarchySlice = createSlice({
  name: 'hierarchy',
  initialState,
  reducers: {
    leaderSelected: (_state, { payload }: PayloadAction<number>) => ({
      ...initialState,
      isOpen: true,
      selectedId: payload,
    }),
    versionShown: (state, { payload }: PayloadAction<VersionId>) => {
      state.version = payload;
      state.drillPath = [];
    },
    teamOpened: (state, { payload }: PayloadAction<number>) => {
      state.drillPath.push(payload);
    },
    teamClosed: (state) => {
      state.drillPath.pop();
    },
    hierarchyClosed: (state) => {
      state.isOpen = false;
    },
    /** Resets the selection, the tab and the drill-down, unless the overlay is open again. */
    selectionCleared: (state) => (state.isOpen ? state : initialState),
  },
  selectors: { selectHierarchy: (state) => state },
});

export const { leaderSelected, versionShown, teamOpened, teamClosed, hierarchyClosed, selectionCleared } =
  hierarchySlice.actions;
export const { selectHierarchy } = hierarchySlice.selectors;
export default hierarchySlice.reducer;
