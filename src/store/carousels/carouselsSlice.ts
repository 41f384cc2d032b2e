import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarouselMove } from '../../site/types';

export type CarouselId = 'hero' | 'insights' | 'board' | 'testimonials';
export type MovingComponentId = CarouselId | 'logos';
export interface CarouselsState {
  positions: Record<CarouselId, CarouselMove>;
  /** The carousels and the logo strip that the visitor has stopped and not started again. */
  stoppedComponents: Partial<Record<MovingComponentId, boolean>>;
}

const firstPosition: CarouselMove = { index: 0, direction: 'forward' };
const initialState: CarouselsState = {
  positions: { hero: firstPosition, insights: firstPosition, board: firstPosition, testimonials: firstPosition },
  stoppedComponents: {},
};

/**
 * The current slide of each carousel of §4.2, the direction of its last move, and whether the visitor has stopped it.
 * The carousel's component decides when to show another slide.
 */
const carouselsSlice = createSlice({
  name: 'carousels',
  initialState,
  reducers: {
    slideShown: (state, { payload }: PayloadAction<{ id: CarouselId; move: CarouselMove }>) => {
      state.positions[payload.id] = payload.move;
    },
    motionStopChanged: (state, { payload }: PayloadAction<{ id: MovingComponentId; isStopped: boolean }>) => {
      state.stoppedComponents[payload.id] = payload.isStopped;
    },
  },
  selectors: {
    selectPosition: (state, id: CarouselId) => state.positions[id],
    selectIsStopped: (state, id: MovingComponentId) => state.stoppedComponents[id] ?? false,
  },
});

export const { slideShown, motionStopChanged } = carouselsSlice.actions;
export const { selectPosition, selectIsStopped } = carouselsSlice.selectors;
export default carouselsSlice.reducer;
