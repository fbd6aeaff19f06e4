import { createHmac } from 'node:crypto';
import type { VendorKeys } from '@vigia/api/contract';
import { DAY_MS, type EpochMs, MINUTE_MS } from '@vigia/domain';
import { type Answered, askVendor } from './ask-vendor.ts';
import { listedStations, translateFieldClimate } from './fieldclimate-answers.ts';
import { offsetAt } from './local-time.ts';
import type { VendorFault, VendorService } from './vendor.ts';

export const FIELDCLIMATE_URL = 'https://api.fieldclimate.com/v2';

/** Our clock is told by the service’s when both are further apart: its signature would be refused. */
const CLOCKS_APART_MS = MINUTE_MS;

export interface VendorOptions {
  readonly url: string;
  /** Epoch ms. */
  readonly now: () => EpochMs;
  /** Per call, ms. */
  readonly timeoutMs?: number;
  /** Between two calls, ms. */
  readonly pauseMs?: number;
}

/**
 * FieldClimate v2 by Pessl Instruments, for METOS stations. The smallest contract allows 48 calls a day for each station,
 * so that every 40 minutes leave some for looking back; raw data comes in ranges of seven days at most, and of 10,000
 * values, so two days are asked at once.
 *
 * @source https://api.fieldclimate.com/v2/docs/ and https://support.metos.at/en/support/solutions/articles/15000057116
 */
export function fieldClimate({ url, now, timeoutMs, pauseMs = 500 }: VendorOptions): VendorService {
  const ask = async (keys: VendorKeys, path: string, signal: AbortSignal) => {
    const askAt = (at: EpochMs): Promise<Answered<unknown>> =>
      askVendor(new URL(`${url.replace(/\/$/, '')}${path}`), {
        headers: signed(keys, path, at),
        signal,
        meaning,
        ...(timeoutMs && { timeoutMs }),
      });
    const answer = await askAt(now());
    const { clock = now() } = answer;
    const isRefused = !answer.ok && answer.fault.kind === 'refused';
    return isRefused && Math.abs(clock - now()) > CLOCKS_APART_MS ? await askAt(clock) : answer;
  };
  return {
    vendor: 'fieldclimate',
    rangeMs: 2 * DAY_MS,
    everyMs: 40 * MINUTE_MS,
    callsPerRun: 60,
    pauseMs,
    async stations(keys, signal) {
      const answer = await ask(keys, '/user/stations', signal);
      return answer.ok ? listedStations(answer.value) : answer;
    },
    records(keys, { vendorStationId, timeZone }, from, to, signal) {
      // Whether the seconds of the address are those of UTC or of the station's clock is not documented: both are covered.
      const first = from + Math.min(0, offsetAt(from, timeZone));
      const last = to + Math.max(0, offsetAt(to, timeZone));
      const path = `/data/${vendorStationId}/raw/from/${Math.floor(first / 1000)}/to/${Math.ceil(last / 1000)}`;
      return ask(keys, path, signal);
    },
    translate: translateFieldClimate,
  };
}

/** `Authorization` and `Request-Date`: the method, the path after the version, the date and the public key are signed. */
function signed({ vendorKey, vendorSecret }: VendorKeys, path: string, at: EpochMs) {
  const date = new Date(at).toUTCString();
  const signature = createHmac('sha256', vendorSecret).update(`GET${path}${date}${vendorKey}`).digest('hex');
  return { authorization: `hmac ${vendorKey}:${signature}`, 'request-date': date };
}

/** 400 is documented as «Data over limit». */
const meaning = (status: number): Partial<VendorFault> | undefined =>
  status === 400 ? { isTooMuch: true } : undefined;
