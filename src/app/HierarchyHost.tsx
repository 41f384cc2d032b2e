import { useEffect } from 'react';
import { timings } from '../content/timings';
import { teamHierarchy } from '../pages/dialogs/modules';
import { hierarchyClosed, selectHierarchy, selectionCleared } from '../store/hierarchy/hierarchySlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { LazyDialog } from './LazyDialog';

/** Opens the Team Hierarchy for whomever the store names, from wherever it was asked for (§2.8, §4.3). */
export function HierarchyHost() {
  const dispatch = useAppDispatch();
  const { isOpen, selectedId } = useAppSelector(selectHierarchy);

  // §4.3: the selection outlives the closed overlay by 300 ms; opening it again keeps the new one.
  useEffect(() => {
    if (isOpen || selectedId === null) return undefined;
    const timer = setTimeout(() => dispatch(selectionCleared()), timings.hierarchy.clearAfterClose);
    return () => clearTimeout(timer);
  }, [dispatch, isOpen, selectedId]);

  if (!isOpen || selectedId === null) return null;
  return <LazyDialog module={teamHierarchy} props={{}} onGiveUp={() => dispatch(hierarchyClosed())} />;
}
