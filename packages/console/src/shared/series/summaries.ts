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
 * Sentences about the pest's development, and about its captures compared with the days before. A text that a
 * super administrator wrote replaces the computed one and is dated, as in the reports.
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

/** Sentences about the extremes of the days shown, each with its day, and about the days of frost. */
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

/** The last day of the comparison of captures: today, or the last day of a past span. */
export const comparedUntil = ({ end }: DayRange, today: IsoDate): IsoDate => earlierOf(end, today);
