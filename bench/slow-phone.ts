/** A grower's telephone between the rows: a slow processor and a slow line. */
import type { CDPSession } from 'playwright';

const CPU_SLOWDOWN = 4;
const BITS_PER_SECOND = 1_600_000;
export const SLOW_PHONE = `CPU ×${CPU_SLOWDOWN}, ${BITS_PER_SECOND / 1e6} Mbit/s`;

/** From now on the page is visited with it, or without any line. */
export async function slowDown(cdp: CDPSession, offline = false): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
