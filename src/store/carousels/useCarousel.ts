import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectCarousel, slideShown, type CarouselId, type CarouselState, type Direction } from './carouselsSlice';

export interface BoundCarousel extends CarouselState {
  onShow: (index: number, direction: Direction) => void;
}

/** Binds one carousel of §4.2 to the store: spread the answer onto its component. */
export function useCarousel(id: CarouselId): BoundCarousel {
  const dispatch = useAppDispatch();
  const { index, direction } = useAppSelector((state) => selectCarousel(state, id));
  const onShow = useCallback<BoundCarousel['onShow']>(
    (next, towards) => {
      dispatch(slideShown({ id, index: next, direction: towards }));
    },
    [dispatch, id],
  );
  return { index, direction, onShow };
}
