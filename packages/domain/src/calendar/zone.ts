import { tzOffset } from '@date-fns/tz';
import type { EpochMs } from '../units.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

/** The zone every calendar day, table and chart of the product lives in. */
export const ZONE = 'America/Santiago';

/** One UTC year of the zone: `offsets[i]` (ms) holds from `starts[i]` until the next start. */
interface ZoneYear {
  readonly starts: readonly EpochMs[];
  readonly offsets: readonly number[];
}

/** Shorter than any period of summer or winter time the zone ever had, so no transition is skipped. */
const PROBE_MS = 10 * DAY_MS;
const years = new Map<number, ZoneYear>();

const askOffset = (at: EpochMs): number => {
  const minutes = tzOffset(ZONE, new Date(at));
  if (Number.isNaN(minutes)) throw new RangeError(`time zone data of ${ZONE} is missing`);
  return Math.round(minutes * MINUTE_MS);
};

/** First whole minute in (before, after] with the offset of `after`. */
function findTransition(before: EpochMs, after: EpochMs): EpochMs {
  const target = askOffset(after);
  let low = before;
  let high = after;
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (askOffset(middle) === target) high = middle;
    else low = middle;
  }
  return high;
}

function readYear(year: number): ZoneYear {
  const end = Date.UTC(year + 1, 0, 1);
  let at = Date.UTC(year, 0, 1);
  const starts = [at];
  const offsets = [askOffset(at)];
  while (at < end) {
    const next = Math.min(at + PROBE_MS, end);
    const offset = askOffset(next);
    if (offset !== offsets.at(-1)) {
      const transition = findTransition(at, next);
      if (transition < end) {
        starts.push(transition);
        offsets.push(offset);
      }
    }
    at = next;
  }
  return { starts, offsets };
}

function yearOf(at: EpochMs): { table: ZoneYear; end: EpochMs } {
  const year = new Date(at).getUTCFullYear();
  if (Number.isNaN(year)) throw new RangeError(`not an instant: ${at}`);
  let table = years.get(year);
  if (!table) {
    table = readYear(year);
    years.set(year, table);
  }
  return { table, end: Date.UTC(year + 1, 0, 1) };
}

/** The last stretch of constant offset that was used: series are read in order, so it nearly always fits. */
let recent = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY, offset: 0 };

/**
 * Offset of America/Santiago from UTC at an instant, ms (negative, west of Greenwich). The transitions are read
 * once per year from the platform's zone data, so a lookup costs a comparison. RangeError for NaN.
 */
export function offsetAt(at: EpochMs): number {
  if (at >= recent.from && at < recent.to) return recent.offset;
  const { table, end } = yearOf(at);
  let index = table.starts.length - 1;
  while (index > 0 && at < table.starts[index]!) index -= 1;
  recent = { from: table.starts[index]!, to: table.starts[index + 1] ?? end, offset: table.offsets[index]! };
  return recent.offset;
}
