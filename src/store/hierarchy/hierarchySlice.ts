import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Both readings of §3.6 are content; the overlay shows them as tabs. */
export type HierarchyVersion = 'whole-team' | 'leadership';

export interface HierarchyState {
  isOpen: boolean;
  /** Survives closing for 300 ms so that the leaving overlay keeps its content (§4.3). */
  selectedId: number | null;
  version: HierarchyVersion;
  /** Phone drill-down: the members whose teams were opened, outermost first. */
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
    versionShown: (state, { payload }: PayloadAction<HierarchyVersion>) => {
      state.version = payload;
      state.drillPath = [];
    },
    teamOpened: (state, { payload }: PayloadAction<number>) => {
      state.drillPath.push(payload);
    },
    teamLeft: (state) => {
      state.drillPath.pop();
    },
    hierarchyClosed: (state) => {
      state.isOpen = false;
    },
    /** Ignored when the overlay was opened again in the meantime. */
    selectionCleared: (state) => (state.isOpen ? state : initialState),
  },
  selectors: { selectHierarchy: (state) => state },
});

export const { leaderSelected, versionShown, teamOpened, teamLeft, hierarchyClosed, selectionCleared } =
  hierarchySlice.actions;
export const { selectHierarchy } = hierarchySlice.selectors;
export default hierarchySlice;
