import type { CarouselMove } from '../../site/types';
import { useAppDispatch, useAppSelector } from '../hooks';
import {
  motionStopChanged,
  selectIsStopped,
  selectPosition,
  slideShown,
  type CarouselId,
  type MovingComponentId,
} from './carouselsSlice';

/**
 * Returns whether the visitor has stopped a carousel or the logo strip, and a function that changes this state. Spread
 * the result into the component's props. The state survives a navigation to another page (CAR-5).
 */
export function useMotionStop(id: MovingComponentId) {
  const dispatch = useAppDispatch();
  return {
    isStopped: useAppSelector((state) => selectIsStopped(state, id)),
    onStoppedChange: (isStopped: boolean) => void dispatch(motionStopChanged({ id, isStopped })),
  };
}

/**
 * Returns the state of a carousel (§4.2) from the store, and the functions that change this state. Spread the result
 * into the props of the carousel's component. Call this hook in a component that renders only the carousel, because
 * React renders the calling component again for each slide.
 */
export function useCarousel(id: CarouselId) {
  const dispatch = useAppDispatch();
  const position = useAppSelector((state) => selectPosition(state, id));
  return {
    ...position,
    ...useMotionStop(id),
    onShow: (move: CarouselMove) => void dispatch(slideShown({ id, move })),
  };
}
