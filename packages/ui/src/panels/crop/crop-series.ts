import {
  addDays,
  anchoredDegreeHours,
  type CropOutlook,
  cropOutlook,
  cropStages,
  type DegreeHourStep,
  degreeHourSteps,
  eventsOfLog,
  formatNumber,
  formatQuantity,
  type IsoDate,
  PHENOLOGY_STAGE_WORDS,
  wallMsOfDay,
} from '@vigia/domain';
import type { ChartBand, ChartMarker, ChartSeries } from '../../charts/chart-series.ts';
import { STATION_COLORS } from '../../theme/tokens.ts';
import { dailyChartSeries, missingNote } from '../daily-chart-series.ts';
import { goingOn } from '../going-on.ts';
import { fullDate } from '../words.ts';
import type { CropData } from './crop-data.ts';

const stageWord = (stage: keyof typeof PHENOLOGY_STAGE_WORDS) => PHENOLOGY_STAGE_WORDS[stage].toLowerCase();

/** Where the crop stands; null without a record or before its first stage. */
export function outlookOf(data: CropData, today: IsoDate | null): CropOutlook | null {
  return data.gathered && cropOutlook(data.cropId, data.log, data.gathered, today, data.ahead);
}

/** The curve of degree-hours, counted anew from every stage seen, and the days to come. */
export function degreeHourSeries(data: CropData | null, today: IsoDate | null): ChartSeries[] {
  const since =
    data &&
    `desde ${data.start.reason === 'stage' ? 'fenología' : 'inicio de temporada'} ${fullDate(data.start.date)}`;
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
  return [outlook?.forecast ? goingOn(curve, addDays(outlook.date, 1), outlook.forecast) : curve];
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
    color: STATION_COLORS[i % STATION_COLORS.length]!,
  }));
}

/** The stages seen, on their days, and what each made of the count. */
export function cropMarkers(data: CropData | null): ChartMarker[] {
  const steps = data?.gathered ? degreeHourSteps(data.cropId, data.log, data.gathered) : [];
  return eventsOfLog(data?.log ?? {}).map(({ id, stage, date }) => {
    const step = steps.find((one) => one.stage === stage);
    return {
      id: `stage-${id}`,
      x: wallMsOfDay(date),
      kind: 'phenology',
      label: stageWord(stage),
      ...(step && { detail: stepText(step) }),
    };
  });
}

/** Why the curve falls or rises on the day of a stage. */
function stepText({ stage, counted, value }: DegreeHourStep): string {
  const seen = `Se observó ${stageWord(stage)}`;
  const at = formatQuantity(value, 0, '°C·h');
  if (counted === null) return `${seen}: desde aquí se cuentan las horas-grado, a partir de ${at}`;
  const before = formatNumber(counted, 0);
  if (before === formatNumber(value, 0)) return `${seen}: la suma coincide con la de este estado, ${at}`;
  return `${seen}: la suma ${counted > value ? 'baja' : 'sube'} de ${before} a ${at}, la de este estado`;
}
