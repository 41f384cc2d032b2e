import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { countConnectedObservers, setMedia, setVisibility } from '../../../test/setup/browserStubs';
import { timings } from '../../site/timings';
import { MotionPausedContext } from '../../hooks/useMotion';
import { StatBand } from './StatBand';

const stats = [
  { number: '15+', label: 'Oaks' },
  { number: '20+', label: 'Ashes' },
  { number: '20+', label: 'Elms' },
  { number: '25+', label: 'Limes' },
  { number: '100+', label: 'Shrubs' },
] as const;
const statBand = <StatBand stats={stats} {...timings.counters} />;

/** Returns the visible digits of each counter. */
const readDigits = () =>
  screen.getAllByRole('listitem').map((counter) => counter.querySelector('[aria-hidden="true"]')?.textContent ?? '');
const setVisibleFraction = (fraction: number) =>
  act(() => {
    for (const counter of screen.getAllByRole('listitem')) setVisibility(counter, fraction);
  });
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const FINAL_VALUES = ['15+', '20+', '20+', '25+', '100+'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('§4.2 CNT-1 the counter runs from 0 to the final value in 2000 ms and 50 steps', () => {
  render(statBand);
  expect(readDigits()).toEqual(['0+', '0+', '0+', '0+', '0+']);
  setVisibleFraction(0.1);
  const samples = [];
  for (let step = 1; step <= 50; step += 1) {
    advanceTime(39);
    samples.push(readDigits()[4]);
    advanceTime(1);
    samples.push(readDigits()[4]);
  }
  const expectedSamples = Array.from({ length: 50 }, (_, step) => [`${step * 2}+`, `${(step + 1) * 2}+`]).flat();
  expect(samples).toEqual(expectedSamples);
  expect(readDigits()).toEqual(FINAL_VALUES);
  expect(jest.getTimerCount()).toBe(0);
});

test('§4.2 CNT-2 the counter starts once a tenth of the counter is visible', () => {
  render(statBand);
  setVisibleFraction(0.09);
  advanceTime(5000);
  expect(readDigits()[0]).toBe('0+');
  setVisibleFraction(0.1);
  advanceTime(2000);
  expect(readDigits()[0]).toBe('15+');
});

test('§4.2 CNT-3 the counter runs only once, even after scrolling away and back', () => {
  render(statBand);
  setVisibleFraction(1);
  advanceTime(1000);
  setVisibleFraction(0);
  advanceTime(1000);
  expect(readDigits()).toEqual(FINAL_VALUES);
  setVisibleFraction(1);
  advanceTime(40);
  expect(readDigits()).toEqual(FINAL_VALUES);
  expect(countConnectedObservers()).toBe(0);
});

test('§9.3 CNT-4 assistive technology reads the final values and labels from the start', () => {
  const { container } = render(statBand);
  const spokenTexts = screen.getAllByRole('listitem').map((counter) => {
    const clone = counter.cloneNode(true) as HTMLElement;
    clone.querySelector('[aria-hidden="true"]')?.remove();
    return clone.textContent;
  });
  expect(spokenTexts).toEqual(stats.map(({ number, label }) => `${number} ${label}`));
  expect(container.querySelector('[aria-live], [role="status"]')).toBeNull();
});

test.each(['reduced motion', 'the pause of all motion'])(
  'CNT-5 %s makes a running counter show its final value at once',
  (cause) => {
    const { rerender } = render(<MotionPausedContext value={false}>{statBand}</MotionPausedContext>);
    setVisibleFraction(1);
    advanceTime(400);
    act(() => setMedia('(prefers-reduced-motion: reduce)', cause === 'reduced motion'));
    rerender(<MotionPausedContext value={cause !== 'reduced motion'}>{statBand}</MotionPausedContext>);
    expect(readDigits()).toEqual(FINAL_VALUES);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('CNT-6 prerendered markup shows the final values and hydrates without a mismatch', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(statBand);
  expect(readDigits()).toEqual(FINAL_VALUES);
  const onRecoverableError = jest.fn();
  render(statBand, { container: host, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(readDigits()[0]).toBe('0+');
});

test('CNT-7 a counter that is unmounted while it counts leaves no timer and no observer', () => {
  const { unmount } = render(statBand);
  setVisibleFraction(1);
  advanceTime(100);
  expect(jest.getTimerCount()).toBe(5);
  unmount();
  expect([jest.getTimerCount(), countConnectedObservers()]).toEqual([0, 0]);
});
