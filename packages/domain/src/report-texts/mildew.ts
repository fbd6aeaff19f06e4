import { CROPS } from '../catalogue/crops.ts';
import type { CropId } from '../entities/ids.ts';
import { formatDate } from '../es/dates.ts';
import { MILDEW_RISK_WORDS } from '../es/mildew.ts';
import { MILDEW_SENTENCES } from '../es/mildew-sentences.ts';
import { formatNumber } from '../es/numbers.ts';
import type { MildewRisk } from '../mildew/risk.ts';
import { sprayIntervals } from '../mildew/spray-intervals.ts';
import { MILDEW_FRESH_DAYS, MILDEW_TREND_DAYS, mildewStanding } from '../mildew/standing.ts';
import type { DailySeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';

export const mildewApplies = (cropId: CropId | null): boolean =>
  cropId !== null && CROPS.get(cropId)?.powderyMildew === true;

export const intervalSentence = (risk: MildewRisk): string => MILDEW_SENTENCES.interval(sprayIntervals(risk));

/**
 * The risk of mildew: index, class and what it means, how it moved in a week, the interval between applications.
 *
 * @param index Gubler index by day, 0..100; `NaN` is a missing day
 */
export function mildewSentences(index: DailySeries, until: IsoDate): string[] {
  const standing = mildewStanding(index, until);
  if (standing === null) return [MILDEW_SENTENCES.unknown(MILDEW_FRESH_DAYS)];
  const { date, risk, trend } = standing;
  return [
    MILDEW_SENTENCES.now(formatDate(date), formatNumber(standing.index, 0), MILDEW_RISK_WORDS[risk].name),
    MILDEW_RISK_WORDS[risk].meaning,
    ...(trend ? [MILDEW_SENTENCES.moved[trend.moved](MILDEW_TREND_DAYS, formatNumber(trend.before, 0))] : []),
    intervalSentence(risk),
  ];
}
