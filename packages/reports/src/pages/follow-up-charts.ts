import { eventsOfLog } from '@vigia/domain';
import type { ReportCrop, ReportData, ReportPest } from '@vigia/domain/reports';
import type { ChartBand, ChartSeries, ChartSpan } from '@vigia/ui/charts';
import {
  cropBands,
  degreeDayBands,
  degreeDaySeries,
  degreeHourSeries,
  protectedSpans,
  SPANISH_CROPS,
  SPANISH_PANELS,
} from '@vigia/ui/panels';
import { type Mark, marksWithin, type NumberedMarks } from './joined-marks.ts';
import { WORDS } from './words.ts';

/** Marks of which the protected days reach into the window. */
const lastingIn = (markers: ReportPest['markers'], { start, end }: ReportData['window']) =>
  markers.filter(({ date, protection }) => date <= end && (protection?.until ?? date) >= start);

/** Data of a chart on the second page of a follow-up. */
export interface FollowUpChart {
  readonly id: string;
  readonly title: string;
  /** Name of its pest or crop in the list of marks. */
  readonly name: string;
  readonly series: readonly ChartSeries[];
  readonly bands: readonly ChartBand[];
  /** The marks inside the window. */
  readonly marks: readonly Mark[];
  /** Days that applications protect, also of those before the window. */
  readonly spans: readonly ChartSpan[];
  readonly of: { readonly pest: ReportPest } | { readonly crop: ReportCrop };
}

/** The data that the chart of a pest draws. */
export const pestChartData = ({ weekly, inField, ...pest }: ReportPest) => ({
  ...pest,
  captures: { incremental: weekly, ...(inField && { inField }) },
});

/** Most charts in one column; more charts stand in pairs. */
export const MOST_IN_A_COLUMN = 3;

/** Charts of every pest, then of every crop with degree-hours. */
export function followUpCharts(data: ReportData): FollowUpChart[] {
  const { pests, today, window } = data;
  const crops = data.crops.filter(({ isFollowed }) => isFollowed);
  const isNarrow = pests.length + crops.length > MOST_IN_A_COLUMN;
  const pestTitle = (name: string) => {
    if (pests.length === 1) return WORDS.charts.pest;
    return isNarrow ? name : `${WORDS.charts.pest}: ${name}`;
  };
  return [
    ...pests.map((pest) => ({
      id: `pest-${pest.pestId}`,
      title: pestTitle(pest.pestName),
      name: pest.pestName,
      series: degreeDaySeries(pestChartData(pest), today, SPANISH_PANELS),
      bands: degreeDayBands(pest.pestId, SPANISH_PANELS),
      marks: marksWithin(pest.markers, window),
      spans: protectedSpans({ markers: lastingIn(pest.markers, window) }, { controls: true }),
      of: { pest },
    })),
    ...crops.map((crop) => ({
      id: `crop-${crop.cropId}`,
      title: `${WORDS.charts.crop}: ${crop.cropName}`,
      name: crop.cropName,
      series: degreeHourSeries(crop, today, SPANISH_PANELS, SPANISH_CROPS),
      bands: cropBands(crop, SPANISH_CROPS),
      marks: marksWithin(stageMarks(crop), window),
      spans: [],
      of: { crop },
    })),
  ];
}

/**
 * The owner of a mark in the list: the crop of a stage, the pests of a mark that does not concern all of them.
 */
export function whoseMark(
  { pests, crops }: ReportData,
  charts: readonly FollowUpChart[],
  mark: NumberedMarks['marks'][number],
): string {
  const seenOn = crops.filter((crop) =>
    stageMarks(crop).some(({ date, label }) => date === mark.date && label === mark.label),
  );
  if (mark.kind === 'phenology') return seenOn.map(({ cropName }) => cropName).join(', ');
  return mark.charts.length === pests.length ? '' : mark.charts.map((i) => charts[i]!.name).join(', ');
}

/** The observed stages of a crop, worded as in the charts. */
const stageMarks = ({ log }: ReportCrop): Mark[] =>
  eventsOfLog(log).map(({ date, name }) => ({ date, kind: 'phenology', label: name.toLowerCase() }));
