import type { CarouselMove } from '../../site/types';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectCarousel, slideShown, type CarouselId } from './carouselsSlice';

/**
 * Returns the position of a carousel (§4.2) from the store, and a function that stores another position. Spread the
 * result onto the carousel's component. Call this hook in a component that renders only the carousel, because React
 * renders the calling component again for each slide.
 */
export function useCarousel(id: CarouselId) {
  const dispatch = useAppDispatch();
  const position = useAppSelector((state) => selectCarousel(state, id));
  return { ...position, onShow: (move: CarouselMove) => void dispatch(slideShown({ id, move })) };
}
