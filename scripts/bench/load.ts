import type { Page } from '@playwright/test';
import { throttle } from './throttle';

/** What a visitor waits for when a page is loaded. Times in milliseconds from the start of the navigation. */
export interface LoadFigures extends Record<string, number> {
  fcp: number;
  lcp: number;
  /** Of every task longer than 50 ms after the first paint, what is over 50. */
  tbt: number;
  cls: number;
  requests: number;
  requestsBeforeLcp: number;
  /** As transferred, in KiB. */
  kib: number;
  scriptKib: number;
}

interface Watched {
  fcp: number;
  lcp: number;
  cls: number;
  long: { start: number; duration: number }[];
}

function watch(): void {
  const watched: Watched = { fcp: 0, lcp: 0, cls: 0, long: [] };
  Object.assign(window, { watched });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    watched.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => watched.long.push({ start: startTime, duration }));
}

/** Loads an address on a cold cache under the throttle, and waits until the network has been quiet. */
export async function measureLoad(page: Page, url: string): Promise<LoadFigures> {
  const sizes: { kib: number; isScript: boolean; at: number }[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, { isScript: boolean; at: number }>();
  let begun = 0;
  client.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    begun ||= timestamp;
    kinds.set(requestId, { isScript: type === 'Script', at: (timestamp - begun) * 1000 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sizes.push({ kib: encodedDataLength / 1024, ...kind });
  });
  await page.addInitScript(watch);
  await throttle(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, cls, long } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const sum = (all: readonly { kib: number }[]) => all.reduce((total, { kib }) => total + kib, 0);
  return {
    fcp,
    lcp,
    cls,
    tbt: long.filter(({ start }) => start > fcp).reduce((total, { duration }) => total + duration - 50, 0),
    requests: sizes.length,
    requestsBeforeLcp: sizes.filter(({ at }) => at < lcp).length,
    kib: sum(sizes),
    scriptKib: sum(sizes.filter(({ isScript }) => isScript)),
  };
}
