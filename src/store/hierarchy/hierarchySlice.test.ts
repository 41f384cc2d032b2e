import hierarchySlice, {
  hierarchyClosed,
  leaderSelected,
  selectionCleared,
  teamLeft,
  teamOpened,
  versionShown,
} from './hierarchySlice';

const { reducer } = hierarchySlice;
type Action = Parameters<typeof reducer>[1];
const reduceActions = (...actions: Action[]) => actions.reduce(reducer, hierarchySlice.getInitialState());
const closed = { isOpen: false, selectedId: null, version: 'whole-team', drillPath: [] };

describe('hierarchy', () => {
  it('§4.3 closing keeps the selection until it is cleared', () => {
    expect(reduceActions(leaderSelected(3), hierarchyClosed())).toMatchObject({ isOpen: false, selectedId: 3 });
    expect(reduceActions(leaderSelected(3), hierarchyClosed(), selectionCleared())).toEqual(closed);
  });

  it('§4.3 the delayed clearing of the selection does not affect an overlay that was opened again', () => {
    expect(reduceActions(leaderSelected(3), hierarchyClosed(), leaderSelected(4), selectionCleared())).toMatchObject({
      isOpen: true,
      selectedId: 4,
    });
  });

  it('§4.3 the drill-down goes forward and back, and another version or leader resets it', () => {
    const drilled = [leaderSelected(1), teamOpened(3), teamOpened(11)];
    expect(reduceActions(...drilled).drillPath).toEqual([3, 11]);
    expect(reduceActions(...drilled, teamLeft()).drillPath).toEqual([3]);
    expect(reduceActions(...drilled, versionShown('leadership'))).toMatchObject({
      version: 'leadership',
      drillPath: [],
    });
    expect(reduceActions(...drilled, versionShown('leadership'), leaderSelected(2))).toMatchObject({
      version: 'whole-team',
      drillPath: [],
    });
  });
});
