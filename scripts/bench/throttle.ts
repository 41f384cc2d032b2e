import type { Page } from 'playwright-core';

/** A cheap phone on slow 4G, as Lighthouse has it: 150 ms round trip, 1.6 and 0.75 Mbit/s, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;

export async function throttle(page: Page, { network = true, cpu = CPU_SLOWDOWN } = {}): Promise<void> {
  const client = await page.context().newCDPSession(page);
  if (network) await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
