import type { Move } from '../../site/types';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectCarousel, slideShown, type CarouselId } from './carouselsSlice';

/**
 * Binds one carousel of §4.2 to the store: spread the answer onto its component, in a component that holds nothing else,
 * since all of it is rendered anew with each move.
 */
export function useCarousel(id: CarouselId) {
  const dispatch = useAppDispatch();
  const place = useAppSelector((state) => selectCarousel(state, id));
  return { ...place, onShow: (move: Move) => void dispatch(slideShown({ id, move })) };
}
