import { addDays, dayNumberOf, daysBetween } from '../../calendar/iso-date.ts';
import type { StageThreshold } from '../../phenology/stages.ts';
import type { Days, IsoDate } from '../../units.ts';
import type { AlertRun } from '../days-on-end.ts';
import type { FlightPeak } from './flight-peaks.ts';
import type { Call, CalledPeak, CalledStage } from './tested-season.ts';

/** A call has to do with a peak, and with a stage, that is no further away. */
export const PEAK_REACH: Days = 30;

/** A peak with its date as a number, so that calls are compared quickly. */
interface PeakDay {
  readonly date: IsoDate;
  readonly day: number;
}

/** The nearest peak within reach, the later one of two; null without one. */
function nearestPeak(day: number, peaks: readonly PeakDay[]): PeakDay | null {
  let nearest: PeakDay | null = null;
  for (const peak of peaks) {
    const distance = Math.abs(peak.day - day);
    const best = nearest === null ? PEAK_REACH : Math.abs(nearest.day - day);
    if (distance <= best) nearest = peak;
  }
  return nearest;
}

/**
 * What became of each call, in the order of the days.
 *
 * @param peaks in the order of the days
 * @param recordedTo the last day with captures; null where they cannot be judged by
 */
export function judgedCalls(
  runs: readonly AlertRun[],
  peaks: readonly FlightPeak[],
  recordedTo: IsoDate | null,
): Call[] {
  const days = peaks.flatMap(({ date }) => (date === null ? [] : [{ date, day: dayNumberOf(date) }]));
  const last = recordedTo === null ? Number.NEGATIVE_INFINITY : dayNumberOf(recordedTo);
  const outcomeOf = (day: number, lead: Days | null): Call['outcome'] => {
    if (lead !== null) return lead > 0 ? 'before' : 'late';
    return day + PEAK_REACH <= last ? 'nothing' : 'unjudged';
  };
  const judged = runs.map(({ start, subject, found }): Call => {
    const day = dayNumberOf(start);
    const peak = nearestPeak(day, days);
    const lead = peak && peak.day - day;
    const { stationId = null } = subject;
    return { date: start, stationId, found, peak: peak?.date ?? null, lead, outcome: outcomeOf(day, lead) };
  });
  return judged.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** Each peak with the first of the calls to which it is the nearest one, and which came before it. */
export const calledPeaks = (peaks: readonly FlightPeak[], calls: readonly Call[]): CalledPeak[] =>
  peaks.map((peak) => {
    const first = calls.find((call) => call.outcome === 'before' && call.peak === peak.date);
    return { ...peak, firstCall: first?.date ?? null, lead: first?.lead ?? null };
  });

/** Each stage with the first of the calls in the days before it. */
export const calledStages = (
  stages: readonly { readonly threshold: StageThreshold; readonly date: IsoDate }[],
  calls: readonly Call[],
): CalledStage[] =>
  stages.map(({ threshold: { generation, stage }, date }) => {
    const from = addDays(date, -PEAK_REACH);
    const first = calls.find((call) => call.date >= from && call.date < date);
    return { generation, stage, date, lead: first ? daysBetween(first.date, date) : null };
  });
