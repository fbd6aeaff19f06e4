import {
  type Alignment,
  atSameSum,
  type DailySeries,
  type DegreeDayStart,
  fromColumnar,
  type LaidSeason,
  laidOver,
  standingOf,
} from '@vigia/domain';
import type { Season } from '@vigia/domain/farm';
import { type CapturesAtSum, capturesAtSumSentences } from '@vigia/domain/reports';
import type { DegreeDayData } from '@vigia/ui/panels';
import { LaidTotals, type SeasonName } from './laid-totals.ts';
import type { SideBySideWords } from './words.ts';

/** The pest in another season or field, as the service has it. */
export interface PestRecord {
  readonly start: DegreeDayStart;
  readonly curve: DailySeries | null;
  readonly captures: DailySeries | null;
}

/** A season or field that was asked about. */
export interface PestAnswer extends SeasonName {
  readonly season: Season;
  /** Null without stations of the pest there. */
  readonly found: PestRecord | 'loading' | 'failed' | null;
}

/** The pest of the season shown. */
export interface OwnPest {
  readonly season: Season;
  readonly data: Pick<DegreeDayData, 'start' | 'degreeDays' | 'captures'>;
}

/** Everything that is drawn and said of other seasons beside the one shown. */
export interface PestSideBySide {
  readonly lines: readonly LaidSeason[];
  readonly counts: readonly LaidSeason[];
  readonly sentences: readonly string[];
}

/** Degree-days and captures of other seasons laid over those shown, how far ahead the one shown is, and why not. */
export function pestSideBySide(
  own: OwnPest,
  answers: readonly PestAnswer[],
  alignment: Alignment,
  words: SideBySideWords,
): PestSideBySide {
  const { degreeDays } = own.data;
  const total = degreeDays && fromColumnar(degreeDays);
  const totals = new LaidTotals(total, words);
  const counts: LaidSeason[] = [];
  const atSum: CapturesAtSum[] = [];
  for (const answer of answers) {
    const { found, id, name, place } = answer;
    if (found === 'loading') continue;
    if (found === null) totals.without(answer, 'no-stations');
    else if (found === 'failed') totals.without(answer, 'not-had');
    else if (alignment !== 'degree-days') counts.push(...layOver(totals, answer, found, own, alignment));
    else if (!total || !found.curve || !found.captures) totals.without(answer, 'no-record');
    else {
      const { daily, until, after } = atSameSum(found.captures, found.curve, total);
      counts.push({ id, name, place, daily });
      atSum.push({ name, until, after });
    }
  }
  const sentences = [...totals.sentences(alignment), ...atSumSentences(atSum, own), ...totals.excuses()];
  return { lines: totals.lines, counts, sentences };
}

/** Lays a season over the one shown, and returns its captures. */
function layOver(
  totals: LaidTotals,
  answer: PestAnswer,
  { start, curve, captures }: PestRecord,
  own: OwnPest,
  alignment: Exclude<Alignment, 'degree-days'>,
): LaidSeason[] {
  const { id, name, place, season } = answer;
  const ownStart = own.data.start;
  if (alignment === 'biofix' && start.reason !== 'biofix') {
    totals.without(answer, 'no-biofix');
    return [];
  }
  const begins = [
    { season, start: start.date },
    { season: own.season, start: ownStart.date },
  ] as const;
  const differs = start.reason === ownStart.reason ? null : 'other-start';
  totals.add(answer, curve && laidOver(curve, 'total', ...begins, alignment), differs);
  return captures ? [{ id, name, place, daily: laidOver(captures, 'amount', ...begins, alignment) }] : [];
}

function atSumSentences(all: readonly CapturesAtSum[], { data }: OwnPest): string[] {
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const own = data.captures?.accumulated?.values.findLast((value) => value !== null) ?? null;
  return standing ? capturesAtSumSentences(all, { sum: standing.degreeDays, own }) : [];
}
