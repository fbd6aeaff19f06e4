import { stageDates } from '../../phenology/reached.ts';
import { fromColumnar, sumDaily } from '../../series/daily.ts';
import { type AlertRun, judgedDays } from '../days-on-end.ts';
import { expectedOn, runsOfExpected, runsOfSums, trapSums } from '../runs-of-kind.ts';
import { flightPeak, flightsOf, recordedDays } from './flight-peaks.ts';
import { calledPeaks, calledStages, judgedCalls } from './judged-calls.ts';
import { capturesLack, degreeDaysLack } from './season-lacks.ts';
import type { SeasonResult, TestedRule, TestedSeason } from './tested-season.ts';

/** A season with all that does not depend on the rule's threshold. */
export interface PreparedSeason {
  /** What the rule would have done with a threshold. */
  readonly at: (threshold: number) => SeasonResult;
  /** The most that a trap caught in the days of the rule; 0 for a rule of stages. */
  readonly most: number;
}

/** Prepares a season: sums of traps or expected stages by day, peaks, stages, and what the season lacks. */
export function preparedSeason(rule: TestedRule, tested: TestedSeason): PreparedSeason {
  const { season, traps } = tested;
  const judged = judgedDays(rule, season);
  const field = sumDaily(
    traps.map(({ daily }) => daily),
    season,
  );
  const lackOfCaptures = capturesLack(tested, field, judged);
  const lackOfDegreeDays = degreeDaysLack(tested, rule.pestId);
  const hasStages = lackOfDegreeDays === null;
  const peaks = lackOfCaptures ? [] : flightsOf(tested, hasStages).map((flight) => flightPeak(field, flight));
  const stages = hasStages ? reachedStages(tested) : [];
  const recordedTo = lackOfCaptures ? null : recordedDays(field).end;
  const { runsAt, most } = callsOf(rule, tested, judged);
  // A rule of captures needs captures, one of stages degree-days.
  const leftOut = rule.kind === 'captures' ? lackOfCaptures : lackOfDegreeDays;
  const lacks = leftOut ? [] : [lackOfCaptures, lackOfDegreeDays].filter((lack) => lack !== null);
  const at = (threshold: number): SeasonResult => {
    if (leftOut) return { season, leftOut, lacks, calls: [], peaks: [], stages: [] };
    const calls = judgedCalls(runsAt(threshold), peaks, recordedTo);
    return {
      ...{ season, leftOut, lacks, calls },
      ...{ peaks: calledPeaks(peaks, calls), stages: calledStages(stages, calls) },
    };
  };
  return { at, most: leftOut ? 0 : most };
}

/** The stages that began in the season. */
const reachedStages = ({ season, total }: TestedSeason) =>
  total === null
    ? []
    : stageDates(total.pestId, fromColumnar(total.accumulated)).flatMap(({ threshold, reached }) =>
        reached && reached.date <= season.end ? [{ threshold, date: reached.date }] : [],
      );

/** The alerts of a season by threshold, judged as those that are sent: what depends on the days is made once. */
function callsOf(
  rule: TestedRule,
  { traps, total }: TestedSeason,
  judged: ReturnType<typeof judgedDays>,
): { runsAt: (threshold: number) => AlertRun[]; most: number } {
  if (rule.kind === 'stage') {
    const expected = total === null ? [] : expectedOn(total, rule.stage, judged);
    const runsAt = (days: number) =>
      total === null ? [] : runsOfExpected(days, total, rule.stage, expected, judged);
    return { runsAt, most: 0 };
  }
  const all = traps.map((trap) => ({ trap, sums: trapSums(trap, rule.days, judged) }));
  const known = all.flatMap(({ sums }) =>
    Array.from(sums).filter((sum, day) => judged.areInMonths[day] && !Number.isNaN(sum)),
  );
  return {
    runsAt: (captures) => all.flatMap(({ trap, sums }) => runsOfSums(captures, trap, sums, judged)),
    most: Math.max(0, ...known),
  };
}
