import {
  type ColumnarSeries,
  type DayRange,
  earlierOf,
  fromColumnar,
  generationAfter,
  type IsoDate,
  milestoneOf,
  standingOf,
} from '@vigia/domain';
import {
  captureSentence,
  compareCaptures,
  datedComment,
  degreeDaySentences,
  extremesSentences,
  frostSentence,
  type ReportComment,
} from '@vigia/domain/reports';
import type { ClimateData, DegreeDayData } from '@vigia/ui/panels';

const NO_DAYS = { start: '2000-01-01' as IsoDate, values: new Float64Array(0) };
const daysOf = (series: ColumnarSeries | null) => (series ? fromColumnar(series) : NO_DAYS);

/**
 * How far the pest has come, and its captures beside those of the days before: computed, or what a super administrator
 * wrote over them, with its day, as the reports have it.
 */
export function pestSentences(
  { pestId, start, degreeDays, missingDays, ahead }: DegreeDayData,
  daily: ColumnarSeries | null,
  until: IsoDate,
  today: IsoDate | null,
  written: Pick<ReportComment, 'phenologyText' | 'captureText' | 'changedAt'> | null = null,
): string[] {
  const standing = degreeDays && standingOf(degreeDays);
  const isRunning = standing !== null && today !== null;
  const milestone = isRunning ? milestoneOf(pestId, standing, today, ahead) : null;
  const generation = isRunning ? generationAfter(pestId, standing, today, ahead) : null;
  const over = (text: string | undefined) => (written && text ? datedComment(text, written.changedAt) : '');
  const phenology = over(written?.phenologyText);
  return [
    ...(phenology === ''
      ? degreeDaySentences({ pestId, start, standing, missingDays, milestone, generation })
      : [phenology]),
    over(written?.captureText) || captureSentence(compareCaptures(daysOf(daily), until)),
  ];
}

/** Extremes of the days shown, each with its day, and the days of frost. */
export function climateSentences(data: ClimateData, shown: DayRange): string[] {
  const tMin = daysOf(data.temperatureMin);
  const days = {
    tMin,
    tMax: daysOf(data.temperatureMax),
    rhMin: daysOf(data.humidityMin),
    rhMax: daysOf(data.humidityMax),
  };
  const frost = frostSentence(tMin, shown);
  return [...extremesSentences(days, shown), ...(frost === null ? [] : [frost])];
}

/** The last day that captures are compared up to: today, or the last of a span that is over. */
export const comparedUntil = ({ end }: DayRange, today: IsoDate): IsoDate => earlierOf(end, today);
