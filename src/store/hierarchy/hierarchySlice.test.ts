import reducer, { hierarchyClosed, leaderSelected, selectionCleared, teamOpened } from './hierarchySlice';

type Action = Parameters<typeof reducer>[1];
const reduceActions = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: '' }));

test('§4.3 a reopened overlay keeps its new selection when the old selection is cleared after the delay', () => {
  const reopenedState = reduceActions(leaderSelected(3), hierarchyClosed(), leaderSelected(4), selectionCleared());
  expect(reopenedState).toMatchObject({ isOpen: true, selectedId: 4 });
});

test('§4.3 opening the team of another leader resets the drill-down, even before the selection is cleared', () => {
  const reopenedState = reduceActions(leaderSelected(1), teamOpened(3), hierarchyClosed(), leaderSelected(2));
  expect(reopenedState).toEqual({ isOpen: true, selectedId: 2, version: 'whole-team', drillPath: [] });
});
