import {
  addDays,
  anchoredDegreeHours,
  type CropOutlook,
  cropOutlook,
  cropStages,
  type DegreeHourStep,
  degreeHourSteps,
  eventsOfLog,
  type IsoDate,
  wallMsOfDay,
} from '@vigia/domain';
import type { PhenologyStage } from '@vigia/domain/farm';
import type { ChartBand, ChartMarker, ChartSeries } from '../../charts/chart-series.ts';
import { STATION_COLORS } from '../../theme/tokens.ts';
import { dailyChartSeries, missingNote } from '../daily-chart-series.ts';
import { goingOn } from '../going-on.ts';
import { fullDate, type PanelSpeech } from '../words.ts';
import type { CropData } from './crop-data.ts';
import type { CropSpeech } from './words.ts';

export const DEGREE_HOURS = '°C·h';

const stageWord = (stage: PhenologyStage, { words }: CropSpeech) => words.stages[stage].toLowerCase();

/** Current and next stage of the crop; null without data or before its first stage. */
export function outlookOf(data: CropData, today: IsoDate | null): CropOutlook | null {
  return data.gathered && cropOutlook(data.cropId, data.log, data.gathered, today, data.ahead);
}

/** The curve of degree-hours with its forecast. The sum is adjusted at every observed stage. */
export function degreeHourSeries(
  data: CropData | null,
  today: IsoDate | null,
  panels: PanelSpeech,
  { words, figures }: CropSpeech,
): ChartSeries[] {
  const since = data && words.since[data.start.reason](fullDate(data.start.date, figures));
  const note = data && [since, missingNote(data.missingDays, panels)].filter(Boolean).join(' · ');
  const look = {
    id: 'degree-hours',
    label: words.accumulated,
    unit: DEGREE_HOURS,
    color: 'degreeDays',
    kind: 'line',
    axis: 'left',
    decimals: 0,
  } as const;
  const values = data?.gathered && anchoredDegreeHours(data.cropId, data.log, data.gathered);
  const curve = dailyChartSeries(values, look, note ?? undefined);
  const outlook = data && outlookOf(data, today);
  return [outlook?.forecast ? goingOn(curve, addDays(outlook.date, 1), outlook.forecast) : curve];
}

/** Stages along the axis; none if degree-hours are not counted from a stage. */
export function cropBands(data: CropData | null, speech: CropSpeech): ChartBand[] {
  if (data?.start.reason !== 'stage') return [];
  const stages = cropStages(data.cropId);
  return stages.map(({ stage, value }, i) => ({
    id: stage,
    from: value,
    to: stages[i + 1]?.value ?? Number.POSITIVE_INFINITY,
    label: stageWord(stage, speech),
    color: STATION_COLORS[i % STATION_COLORS.length]!,
  }));
}

/** The observed stages on their days, with their effect on the sum. */
export function cropMarkers(data: CropData | null, speech: CropSpeech): ChartMarker[] {
  const steps = data?.gathered ? degreeHourSteps(data.cropId, data.log, data.gathered) : [];
  return eventsOfLog(data?.log ?? {}).map(({ id, stage, date }) => {
    const step = steps.find((one) => one.stage === stage);
    return {
      id: `stage-${id}`,
      x: wallMsOfDay(date),
      kind: 'phenology',
      label: stageWord(stage, speech),
      ...(step && { detail: stepText(step, speech) }),
    };
  });
}

/** Why the curve falls or rises on the day of a stage. */
function stepText({ stage, counted, value }: DegreeHourStep, speech: CropSpeech): string {
  const { first, same, down, up } = speech.words.seen;
  const { number } = speech.figures;
  const seen = stageWord(stage, speech);
  const at = sumText(value, speech);
  if (counted === null) return first(seen, at);
  const before = number(counted, 0);
  if (before === number(value, 0)) return same(seen, at);
  return counted > value ? down(seen, before, at) : up(seen, before, at);
}

/** `2.000 °C·h` */
export const sumText = (degreeHours: number, { figures }: CropSpeech): string =>
  `${figures.number(degreeHours, 0)} ${DEGREE_HOURS}`;
