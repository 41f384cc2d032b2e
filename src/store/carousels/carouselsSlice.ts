import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const CAROUSEL_IDS = ['hero', 'insights', 'board', 'testimonials'] as const;
export type CarouselId = (typeof CAROUSEL_IDS)[number];
export type Direction = 'forward' | 'backward';

export interface CarouselState {
  /** Index of the first slide shown. */
  index: number;
  /** The way the last change went; the entering slide comes from that side. */
  direction: Direction;
}

export type CarouselsState = Record<CarouselId, CarouselState>;

const start = (): CarouselState => ({ index: 0, direction: 'forward' });
const initialState: CarouselsState = { hero: start(), insights: start(), board: start(), testimonials: start() };

/** Where each carousel of §4.2 stands. When to move is the rotation hook's business, where to is this slice's. */
const carouselsSlice = createSlice({
  name: 'carousels',
  initialState,
  reducers: {
    slideShown: (state, { payload }: PayloadAction<{ id: CarouselId } & CarouselState>) => {
      const { id, ...next } = payload;
      state[id] = next;
    },
  },
  selectors: { selectCarousel: (state, id: CarouselId) => state[id] },
});

export const { slideShown } = carouselsSlice.actions;
export const { selectCarousel } = carouselsSlice.selectors;
export default carouselsSlice;
