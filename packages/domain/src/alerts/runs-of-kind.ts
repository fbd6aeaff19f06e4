import { dayOfInstant } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { addDays, daysBetween, eachDay, earlierOf, laterOf } from '../calendar/iso-date.ts';
import { MILDEW_RISK_STARTS } from '../mildew/risk.ts';
import { sumUntil } from '../published/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import type { DeviceFacts, MildewFacts, TotalFacts, TrapFacts } from './alert-facts.ts';
import { firstInMonths, isInMonths } from './alert-months.ts';
import type { AlertRuleInput } from './alert-rule.ts';
import { type AlertRun, type AlertSpan, daysOnEnd } from './days-on-end.ts';
import { expectedStages } from './expected-stages.ts';

/** The days on which the captures of a trap's last days were so many or more. */
export function trapRuns(rule: AlertRuleInput, trap: TrapFacts, span: AlertSpan): AlertRun[] {
  const { captures, days } = rule;
  if (captures === null || days === null) return [];
  const { start, values } = trap.daily;
  const find = (date: IsoDate) => {
    const sum = sumUntil(values, daysBetween(start, date), days);
    return sum >= captures ? sum : null;
  };
  const { id: stationId, sectorId, nodeSerial } = trap.station;
  return daysOnEnd(rule, span, find).map((run) => ({
    ...{ ...run, place: `${stationId}`, isOnce: false },
    subject: { sectorId, stationId, nodeSerial, pestId: trap.pestId, on: run.start },
  }));
}

/**
 * The days on which a stage was expected so soon, seen from each of them: one run for a generation, although its date
 * moves to and fro with the weather.
 */
export function stageRuns(rule: AlertRuleInput, total: TotalFacts, span: AlertSpan): AlertRun[] {
  const { stage, days } = rule;
  if (stage === null || days === null) return [];
  const { seasonId, sectorId, pestId } = total;
  const runs = new Map<number, AlertRun>();
  for (const day of eachDay(span.start, span.end).filter((date) => isInMonths(rule, date))) {
    for (const { generation, date } of expectedStages(total, stage, day)) {
      if (date > addDays(day, days)) continue;
      runs.set(generation, {
        ...{ start: day, subject: { sectorId, pestId, on: date }, ...runs.get(generation) },
        ...{ end: day, isStanding: day === span.end, found: generation, isOnce: true },
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
  const find = (date: IsoDate) => {
    const value = indexAround(index, date);
    return value >= from ? value : null;
  };
  return daysOnEnd(rule, span, find).map(({ found, ...run }) => ({
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
