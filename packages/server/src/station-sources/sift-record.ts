import { COLUMN_MEASURES } from '@vigia/api/contract';
import { type EpochMs, isPlausible, MINUTE_MS } from '@vigia/domain';
import type { Measure } from '../ingest/measures.ts';
import type { ApartReason, SourceApart, SourceBounds, Translated } from './vendor.ts';

/** Clocks of stations are set by their makers' services: one that is further ahead is wrong. */
const CLOCK_AHEAD_MS = 15 * MINUTE_MS;

/** Why nothing can have been measured at an instant; undefined for a possible one. */
export function reasonOfInstant(t: EpochMs, { now, border }: SourceBounds): ApartReason | undefined {
  if (!Number.isFinite(t)) return 'no-such-instant';
  if (t > now + CLOCK_AHEAD_MS) return 'future';
  return border !== null && t < border ? 'too-old' : undefined;
}

/** Why a value cannot be what its sensor measured; undefined for a possible one. */
export function reasonOfValue(measure: Measure, value: unknown): ApartReason | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-number';
  return isPlausible(COLUMN_MEASURES[measure], value) ? undefined : 'out-of-range';
}

/** Collects an answer's measurements by instant. A later value replaces an earlier one. */
export function collector() {
  const rows = new Map<EpochMs, Partial<Record<Measure, number>>>();
  const apart: SourceApart[] = [];
  return {
    put(t: EpochMs, measure: Measure, value: number): void {
      rows.set(t, { ...rows.get(t), [measure]: value });
    },
    setApart(reason: ApartReason, sentT: string, content: unknown): void {
      apart.push({ reason, sentT, content });
    },
    result: (): Translated => ({
      rows: Array.from(rows, ([t, values]) => ({ t, values })).sort((a, b) => a.t - b.t),
      apart,
    }),
  };
}
export type Collector = ReturnType<typeof collector>;
