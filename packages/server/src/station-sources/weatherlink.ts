import type { VendorKeys } from '@vigia/api/contract';
import { DAY_MS, MINUTE_MS } from '@vigia/domain';
import { askVendor } from './ask-vendor.ts';
import type { VendorOptions } from './fieldclimate.ts';
import type { VendorService } from './vendor.ts';
import { listedStations, translateWeatherLink } from './weatherlink-answers.ts';

export const WEATHERLINK_URL = 'https://api.weatherlink.com/v2';

/**
 * WeatherLink v2 by Davis Instruments. A call takes 24 hours at most; an account has 10 calls a second and 1,000 an hour,
 * of which a run of five minutes takes at most 60.
 *
 * @source https://weatherlink.github.io/v2-api/
 */
export function weatherLink({ url, timeoutMs, pauseMs = 250 }: VendorOptions): VendorService {
  const ask = (keys: VendorKeys, path: string, query: Record<string, string>, signal: AbortSignal) => {
    const address = new URL(`${url.replace(/\/$/, '')}${path}`);
    address.search = new URLSearchParams({ 'api-key': keys.vendorKey, ...query }).toString();
    return askVendor(address, {
      headers: { 'x-api-secret': keys.vendorSecret },
      signal,
      ...(timeoutMs && { timeoutMs }),
    });
  };
  return {
    vendor: 'weatherlink',
    rangeMs: DAY_MS,
    everyMs: 15 * MINUTE_MS,
    callsPerRun: 60,
    pauseMs,
    async stations(keys, signal) {
      const answer = await ask(keys, '/stations', {}, signal);
      return answer.ok ? listedStations(answer.value) : answer;
    },
    records(keys, { vendorStationId }, from, to, signal) {
      const range = {
        'start-timestamp': String(Math.ceil(from / 1000)),
        'end-timestamp': String(Math.floor(to / 1000)),
      };
      return ask(keys, `/historic/${vendorStationId}`, range, signal);
    },
    translate: translateWeatherLink,
  };
}
