import type { Page } from '@playwright/test';

/**
 * A cheap phone on slow 4G: 150 ms round trip, 1.6 and 0.75 Mbit/s, a processor four times slower. The browser's throttle
 * delays requests and not packets, so the round trips of opening a connection and of its slow start have to be put into
 * each request: 3.75 times the latency and nine tenths of the throughput, the factors that Lighthouse found for it.
 */
const ROUND_TRIP = 150;
const MBIT = (1024 * 1024) / 8;
const NETWORK = {
  offline: false,
  latency: ROUND_TRIP * 3.75,
  downloadThroughput: 1.6 * MBIT * 0.9,
  uploadThroughput: 0.75 * MBIT * 0.9,
};
export const CPU_SLOWDOWN = 4;

export async function throttle(page: Page, { network = true, cpu = CPU_SLOWDOWN } = {}): Promise<void> {
  const client = await page.context().newCDPSession(page);
  if (network) await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
