import {
  type Alignment,
  capturesBeside,
  fromColumnar,
  type LaidSeason,
  type PestSeason,
  seasonBeside,
  standingOf,
} from '@vigia/domain';
import type { Season } from '@vigia/domain/farm';
import { type CapturesAtSum, capturesAtSumSentences } from '@vigia/domain/reports';
import type { DegreeDayData } from '@vigia/ui/panels';
import { LaidTotals, type SeasonName } from './laid-totals.ts';
import type { SideBySideWords } from './words.ts';

/** The pest in another season or field, as the service has it. */
type PestRecord = Omit<PestSeason, 'season'>;

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
  const shown = { season: own.season, start: own.data.start, curve: total, captures: null };
  const totals = new LaidTotals(words);
  const counts: LaidSeason[] = [];
  const atSum: CapturesAtSum[] = [];
  for (const answer of answers) {
    const { found, id, name, place } = answer;
    if (found === 'loading') continue;
    if (found === null) totals.without(answer, 'no-stations');
    else if (found === 'failed') totals.without(answer, 'not-had');
    else if (alignment !== 'degree-days') {
      const beside = seasonBeside(shown, { season: answer.season, ...found }, alignment);
      totals.add(answer, beside);
      if (beside.captures) counts.push({ id, name, place, daily: beside.captures });
    } else {
      const { daily, caught, reason } = capturesBeside(shown, { season: answer.season, ...found }, alignment);
      if (reason !== null) totals.without(answer, reason);
      if (daily) counts.push({ id, name, place, daily });
      if (caught) atSum.push({ name, ...caught });
    }
  }
  const sentences = [...totals.sentences(alignment), ...atSumSentences(atSum, own), ...totals.excuses()];
  return { lines: totals.lines, counts, sentences };
}

function atSumSentences(all: readonly CapturesAtSum[], { data }: OwnPest): string[] {
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const own = data.captures?.accumulated?.values.findLast((value) => value !== null) ?? null;
  return standing ? capturesAtSumSentences(all, { sum: standing.degreeDays, own }) : [];
}
