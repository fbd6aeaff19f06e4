import {
  anchoredDegreeHours,
  type CropOutlook,
  cropOutlook,
  cropStages,
  eventsOfLog,
  type IsoDate,
  PHENOLOGY_STAGE_WORDS,
  wallMsOfDay,
} from '@vigia/domain';
import type { ChartBand, ChartMarker, ChartSeries } from '../../charts/chart-series.ts';
import { dailyChartSeries, missingNote } from '../daily-chart-series.ts';
import { goingOn } from '../going-on.ts';
import { shortDate } from '../words.ts';
import type { CropData } from './crop-data.ts';

/** Colours of the strip beside the axis, turn by turn: neighbours differ. */
const BAND_COLORS = ['egg', 'larvae', 'pupa', 'adult'] as const;

const stageWord = (stage: keyof typeof PHENOLOGY_STAGE_WORDS) => PHENOLOGY_STAGE_WORDS[stage].toLowerCase();

/** Where the crop stands; null without a record or before its first stage. */
export function outlookOf(data: CropData, today: IsoDate | null): CropOutlook | null {
  return data.gathered && cropOutlook(data.cropId, data.log, data.gathered, today);
}

/** The curve of degree-hours, counted anew from every stage seen, and the days to come. */
export function degreeHourSeries(data: CropData | null, today: IsoDate | null): ChartSeries[] {
  const since =
    data &&
    `desde ${data.start.reason === 'stage' ? 'fenología' : 'inicio de temporada'} ${shortDate(data.start.date)}`;
  const note = data && [since, missingNote(data.missingDays)].filter(Boolean).join(' · ');
  const look = {
    id: 'degree-hours',
    label: 'Horas-grado acumuladas',
    unit: '°C·h',
    color: 'degreeDays',
    kind: 'line',
    axis: 'left',
    decimals: 0,
  } as const;
  const values = data?.gathered && anchoredDegreeHours(data.cropId, data.log, data.gathered);
  const curve = dailyChartSeries(values, look, note ?? undefined);
  const outlook = data && outlookOf(data, today);
  return [outlook?.forecast ? goingOn(curve, outlook.date, outlook.forecast) : curve];
}

/** Stages along the axis; none while degree-hours are not counted from a stage. */
export function cropBands(data: CropData | null): ChartBand[] {
  if (data?.start.reason !== 'stage') return [];
  const stages = cropStages(data.cropId);
  return stages.map(({ stage, value }, i) => ({
    id: stage,
    from: value,
    to: stages[i + 1]?.value ?? Number.POSITIVE_INFINITY,
    label: stageWord(stage),
    color: BAND_COLORS[i % BAND_COLORS.length]!,
  }));
}

/** The stages seen, on their days. */
export function cropMarkers(data: CropData | null): ChartMarker[] {
  return eventsOfLog(data?.log ?? {}).map(({ id, stage, date }) => ({
    id: `stage-${id}`,
    x: wallMsOfDay(date),
    kind: 'phenology',
    label: stageWord(stage),
  }));
}
