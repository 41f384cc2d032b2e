import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../store';
import { useCarousel } from './useCarousel';

function Probe({ id }: { id: 'board' | 'hero' }) {
  const { index, direction, onShow } = useCarousel(id);
  return (
    <button type="button" onClick={() => onShow({ index: 3, direction: 'backward' })}>
      {`${id} ${index} ${direction}`}
    </button>
  );
}

test('§4.2 a carousel reads its position from the store and saves its moves there, separately from other carousels', async () => {
  const store = makeStore();
  render(
    <Provider store={store}>
      <Probe id="board" />
      <Probe id="hero" />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'board 0 forward' }));
  expect(screen.getByRole('button', { name: 'board 3 backward' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'hero 0 forward' })).toBeVisible();
  expect(store.getState().carousels.board).toEqual({ index: 3, direction: 'backward' });
});
