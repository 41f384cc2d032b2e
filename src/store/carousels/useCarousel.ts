import type { Move } from '../../site/types';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectCarousel, slideShown, type CarouselId } from './carouselsSlice';

/**
 * Connects one carousel of §4.2 to the store. Spread the result onto its component. Call this hook in a component
 * without other content, because each move renders that component again.
 */
export function useCarousel(id: CarouselId) {
  const dispatch = useAppDispatch();
  const place = useAppSelector((state) => selectCarousel(state, id));
  return { ...place, onShow: (move: Move) => void dispatch(slideShown({ id, move })) };
}
