import type { Days } from '../../units.ts';
import { type PreparedSeason, preparedSeason } from './prepared-season.ts';
import type { Call, SeasonResult, StageLeads, TestedRule, TestedSeason } from './tested-season.ts';

/** Fewer seasons show what happened, and prove little. */
export const FEW_SEASONS = 3;

/** What a rule would have done over the seasons that count. */
export interface BackTestTotals {
  readonly seasons: number;
  readonly calls: number;
  /** Calls by what became of them. */
  readonly outcomes: Readonly<Record<Call['outcome'], number>>;
  /** Median of the days from the calls before a peak to it; null without such a call. */
  readonly medianLead: Days | null;
  readonly peaks: number;
  /** Peaks before which a call came. */
  readonly calledPeaks: number;
}

export interface BackTest {
  readonly seasons: readonly SeasonResult[];
  readonly totals: BackTestTotals;
  readonly stages: readonly StageLeads[];
}

/** A rule on a field's past, ready for any threshold. */
export interface PreparedBackTest {
  /** What the rule would have done with a threshold: captures, or days ahead. */
  readonly at: (threshold: number) => BackTest;
  /** The most that a trap caught in the days of the rule: from a higher threshold on it never calls. */
  readonly most: number;
}

/**
 * Prepares a rule for its back-test, season by season: what does not depend on the threshold is made once. Calls are judged
 * by the functions that judge alerts, so that the same rule alerts alike.
 *
 * @param seasons that are over, of one field; each with the traps and degree-days of the rule's pest
 */
export function prepareBackTest(rule: TestedRule, seasons: readonly TestedSeason[]): PreparedBackTest {
  const prepared = seasons.map((season) => preparedSeason(rule, season));
  const results = (threshold: number) => prepared.map(({ at }: PreparedSeason) => at(threshold));
  return {
    at: (threshold) => {
      const found = results(threshold);
      return { seasons: found, totals: totalsOf(found), stages: stageLeads(found) };
    },
    most: Math.max(0, ...prepared.map(({ most }) => most)),
  };
}

/** The middle of some numbers, of an even count the mean of the two in the middle; null for none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const counted = (seasons: readonly SeasonResult[]) => seasons.filter(({ leftOut }) => leftOut === null);

/** The sums over the seasons that count. */
export function totalsOf(seasons: readonly SeasonResult[]): BackTestTotals {
  const used = counted(seasons);
  const calls = used.flatMap((season) => season.calls);
  const peaks = used.flatMap((season) => season.peaks).filter(({ date }) => date !== null);
  const outcomes = { before: 0, late: 0, nothing: 0, unjudged: 0 };
  for (const { outcome } of calls) outcomes[outcome] += 1;
  const leads = calls.flatMap(({ outcome, lead }) => (outcome === 'before' && lead !== null ? [lead] : []));
  return {
    ...{ seasons: used.length, calls: calls.length, outcomes, medianLead: median(leads) },
    ...{ peaks: peaks.length, calledPeaks: peaks.filter(({ lead }) => lead !== null).length },
  };
}

/** Each stage with its days in every season in which it began, in the order of the year. */
function stageLeads(seasons: readonly SeasonResult[]): StageLeads[] {
  const found = new Map<string, StageLeads>();
  for (const { season, stages } of counted(seasons)) {
    for (const { generation, stage, lead } of stages) {
      const key = `${generation}/${stage}`;
      const before = found.get(key)?.seasons ?? [];
      const all = [...before, { id: season.id, name: season.name, lead }];
      found.set(key, { generation, stage, seasons: all, median: null });
    }
  }
  return [...found.values()]
    .map((each) => ({
      ...each,
      median: median(each.seasons.flatMap(({ lead }) => (lead === null ? [] : [lead]))),
    }))
    .sort((a, b) => a.generation - b.generation);
}
