import { eventsOfLog } from '@vigia/domain';
import type { ReportCrop, ReportData, ReportPest } from '@vigia/domain/reports';
import type { ChartBand, ChartSeries } from '@vigia/ui/charts';
import {
  cropBands,
  degreeDayBands,
  degreeDaySeries,
  degreeHourSeries,
  SPANISH_CROPS,
  SPANISH_PANELS,
} from '@vigia/ui/panels';
import { type Mark, marksWithin, type NumberedMarks } from './joined-marks.ts';
import { WORDS } from './words.ts';

/** A chart of the follow-up's second page, before it is drawn. */
export interface FollowUpChart {
  readonly id: string;
  readonly title: string;
  /** Whose it is, as the list of marks says it. */
  readonly name: string;
  readonly series: readonly ChartSeries[];
  readonly bands: readonly ChartBand[];
  /** Of the days that are drawn. */
  readonly marks: readonly Mark[];
  readonly of: { readonly pest: ReportPest } | { readonly crop: ReportCrop };
}

/** What the chart of a pest is drawn of. */
export const pestChartData = ({ weekly, ...pest }: ReportPest) => ({
  ...pest,
  captures: { incremental: weekly },
});

/** Charts that one column has room for; more stand in pairs. */
export const MOST_IN_A_COLUMN = 3;

/** Every pest, then every crop with degree-hours. */
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
      of: { pest },
    })),
    ...crops.map((crop) => ({
      id: `crop-${crop.cropId}`,
      title: `${WORDS.charts.crop}: ${crop.cropName}`,
      name: crop.cropName,
      series: degreeHourSeries(crop, today, SPANISH_PANELS, SPANISH_CROPS),
      bands: cropBands(crop, SPANISH_CROPS),
      marks: marksWithin(stageMarks(crop), window),
      of: { crop },
    })),
  ];
}

/** What the list says beside a mark: the crop of a stage, the pests of what is not about all of them. */
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

/** The stages of a crop that were seen, in the words of the charts. */
const stageMarks = ({ log }: ReportCrop): Mark[] =>
  eventsOfLog(log).map(({ date, name }) => ({ date, kind: 'phenology', label: name.toLowerCase() }));
