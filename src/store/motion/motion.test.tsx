import { makeStore } from '../store';
import { motionPauseChanged, selectMotionIsPaused } from './motionSlice';

const isPaused = (store = makeStore()) => selectMotionIsPaused(store.getState());

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('§9.1 the pause of all motion is remembered over visits until the visitor ends it', () => {
  expect(isPaused()).toBe(false);
  makeStore().dispatch(motionPauseChanged(true));
  expect(isPaused()).toBe(true);
  makeStore().dispatch(motionPauseChanged(false));
  expect(isPaused()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('§9.1 a choice in another tab also applies here', () => {
  const store = makeStore();
  for (const value of ['paused', null]) {
    // Browsers send the `storage` event only to other tabs.
    if (value) localStorage.setItem('motion', value);
    else localStorage.removeItem('motion');
    window.dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: value }));
    expect(isPaused(store)).toBe(value === 'paused');
  }
});

test('§9.1 the choice lasts for the visit if the browser blocks storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  const store = makeStore();
  store.dispatch(motionPauseChanged(true));
  expect(isPaused(store)).toBe(true);
  store.dispatch(motionPauseChanged(false));
  expect(isPaused(store)).toBe(false);
});
