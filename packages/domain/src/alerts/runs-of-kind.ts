import { dayOfInstant } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { addDays, daysBetween, earlierOf, laterOf } from '../calendar/iso-date.ts';
import { MILDEW_RISK_STARTS } from '../mildew/risk.ts';
import type { PestStage } from '../phenology/pest-model.ts';
import { sumUntil } from '../published/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import type { DeviceFacts, MildewFacts, TotalFacts, TrapFacts } from './alert-facts.ts';
import { firstInMonths, isInMonths } from './alert-months.ts';
import type { AlertRuleInput } from './alert-rule.ts';
import { type AlertRun, type AlertSpan, daysOnEnd, type JudgedDays, judgedDays } from './days-on-end.ts';
import { type ExpectedStage, expectedStages } from './expected-stages.ts';

/** The days on which the captures of a trap's last days were so many or more. */
export function trapRuns(rule: AlertRuleInput, trap: TrapFacts, span: AlertSpan): AlertRun[] {
  const { captures, days } = rule;
  if (captures === null || days === null) return [];
  const judged = judgedDays(rule, span);
  return runsOfSums(captures, trap, trapSums(trap, days, judged), judged);
}

/** What a trap caught in the last days, on each judged day: insects, `NaN` without a record. */
export function trapSums({ daily }: TrapFacts, days: Days, { dates }: JudgedDays): Float64Array {
  const first = dates[0] === undefined ? 0 : daysBetween(daily.start, dates[0]);
  return Float64Array.from(dates, (_, i) => sumUntil(daily.values, first + i, days));
}

/** The days on which the sums of a trap were so many or more. */
export function runsOfSums(
  captures: number,
  { station: { id: stationId, sectorId, nodeSerial }, pestId }: TrapFacts,
  sums: Float64Array,
  judged: JudgedDays,
): AlertRun[] {
  const find = (day: number) => (sums[day]! >= captures ? sums[day]! : null);
  return daysOnEnd(judged, find).map((run) => ({
    ...{ ...run, place: `${stationId}`, isOnce: false },
    subject: { sectorId, stationId, nodeSerial, pestId, on: run.start },
  }));
}

/**
 * The days on which a stage was expected so soon, seen from each of them: one run for a generation, although its date
 * moves to and fro with the weather.
 */
export function stageRuns(rule: AlertRuleInput, total: TotalFacts, span: AlertSpan): AlertRun[] {
  const { stage, days } = rule;
  if (stage === null || days === null) return [];
  const judged = judgedDays(rule, span);
  return runsOfExpected(days, total, stage, expectedOn(total, stage, judged), judged);
}

/** When each generation of a stage was expected, seen from each judged day; empty out of the months. */
export const expectedOn = (total: TotalFacts, stage: PestStage, { dates, areInMonths }: JudgedDays) =>
  dates.map((date, day) => (areInMonths[day] ? expectedStages(total, stage, date) : []));

/** The days on which a stage was expected within so many days. */
export function runsOfExpected(
  days: Days,
  { seasonId, sectorId, pestId }: TotalFacts,
  stage: PestStage,
  expected: readonly (readonly ExpectedStage[])[],
  { dates }: JudgedDays,
): AlertRun[] {
  const runs = new Map<number, AlertRun>();
  for (const [i, day] of dates.entries()) {
    for (const { generation, date } of expected[i] ?? []) {
      if (date > addDays(day, days)) continue;
      runs.set(generation, {
        ...{ start: day, subject: { sectorId, pestId, on: date }, ...runs.get(generation) },
        ...{ end: day, isStanding: i === dates.length - 1, found: generation, isOnce: true },
        place: [seasonId, sectorId, pestId, stage, generation].join('/'),
      });
    }
  }
  return [...runs.values()];
}

/** A class of mildew is not stated from older days. */
const INDEX_HOLDS: Days = 3;

function indexAround({ start, values }: DailySeries, date: IsoDate): number {
  const day = daysBetween(start, date);
  const last = values.slice(Math.max(0, day + 1 - INDEX_HOLDS), Math.max(0, day + 1));
  return last.findLast((value) => !Number.isNaN(value)) ?? Number.NaN;
}

/** The days on which a field's mildew was of the class or a higher one; over holes the last index holds. */
export function mildewRuns(
  rule: AlertRuleInput,
  { sectorId, index }: MildewFacts,
  span: AlertSpan,
): AlertRun[] {
  const from = rule.risk === null ? Number.POSITIVE_INFINITY : MILDEW_RISK_STARTS[rule.risk];
  const judged = judgedDays(rule, span);
  const find = (day: number) => {
    const value = indexAround(index, judged.dates[day]!);
    return value >= from ? value : null;
  };
  return daysOnEnd(judged, find).map(({ found, ...run }) => ({
    ...{ ...run, place: `${sectorId}`, isOnce: false, found: null },
    subject: { sectorId, index: found, on: run.start },
  }));
}

/** From the hour on which a device had been silent so long until it was heard again. */
export function silenceRuns(
  rule: AlertRuleInput,
  { station, silences }: DeviceFacts,
  span: AlertSpan,
): AlertRun[] {
  const { hours } = rule;
  if (hours === null) return [];
  const { id: stationId, sectorId, nodeSerial } = station;
  return silences.flatMap(({ from, until }) => {
    const due = from + hours * HOUR_MS;
    const over = until ?? span.now;
    if (over < due) return [];
    const end = earlierOf(dayOfInstant(over), span.end);
    const start = firstInMonths(rule, laterOf(dayOfInstant(due), span.start), end);
    if (start === null) return [];
    const isStanding = until === null && isInMonths(rule, span.end);
    const place = `${stationId}/${Math.floor(from / HOUR_MS)}`;
    const subject = { sectorId, stationId, nodeSerial, on: dayOfInstant(from) };
    return [{ place, isOnce: true, start, end, isStanding, subject, found: null }];
  });
}
