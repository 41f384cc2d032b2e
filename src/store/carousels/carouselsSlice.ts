import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarouselMove } from '../../site/types';

export type CarouselId = 'hero' | 'insights' | 'board' | 'testimonials';
export type CarouselsState = Record<CarouselId, CarouselMove>;

const firstPosition: CarouselMove = { index: 0, direction: 'forward' };
const initialState: CarouselsState = {
  hero: firstPosition,
  insights: firstPosition,
  board: firstPosition,
  testimonials: firstPosition,
};

/**
 * The current slide of each carousel of §4.2, and the direction of the carousel's last move. The carousel's component
 * decides when to show another slide.
 */
const carouselsSlice = createSlice({
  name: 'carousels',
  initialState,
  reducers: {
    slideShown: (state, { payload }: PayloadAction<{ id: CarouselId; move: CarouselMove }>) => {
      state[payload.id] = payload.move;
    },
  },
  selectors: { selectCarousel: (state, id: CarouselId) => state[id] },
});

export const { slideShown } = carouselsSlice.actions;
export const { selectCarousel } = carouselsSlice.selectors;
export default carouselsSlice;
