import {
  addDays,
  type ColumnarSeries,
  DEGREE_DAY_START_WORDS,
  forecastOf,
  type IsoDate,
  ignoredBiofix,
  SUNDAYS,
  stageBands,
  stageLabel,
  standingOf,
  wallMsOfDay,
} from '@vigia/domain';
import type { ChartBand, ChartMarker, ChartSeries } from '../../charts/chart-series.ts';
import { bandsInUnits, type Units } from '../../charts/units.ts';
import { closingSeries, drawnUntilToday, withClosedRecord } from '../captures/closed-counts.ts';
import { dailyChartSeries, type Look, missingNote } from '../daily-chart-series.ts';
import { goingOn } from '../going-on.ts';
import { fullDate } from '../words.ts';
import type { DegreeDayData } from './degree-day-data.ts';

export const DEGREE_DAY_UNIT = '°C·día';

const CURVE: Look = {
  id: 'degree-days',
  label: 'Grados Día acumulados',
  unit: DEGREE_DAY_UNIT,
  color: 'degreeDays',
  kind: 'line',
  axis: 'left',
  decimals: 1,
};

/**
 * Series of the degree-day chart, the curve first; captures on the right axis, only the increments shown. A series of
 * captures that is not given at all is left out, one that is null or empty stays and says that it has no records.
 */
export function degreeDaySeries(data: DegreeDayData, today: IsoDate | null): ChartSeries[] {
  return [withForecast(curveOf(data), data, today), ...captureSeries(data, today)];
}

const INCREMENTS = {
  id: 'captures-incremental',
  label: 'Capturas Incrementales',
  color: 'captures',
  kind: 'bar',
} as const;

const NO_CAPTURES = { captures: { incremental: null, accumulated: null, photo: null } };

/** The same while their values are on the way, with captures or without. */
export const awaitedSeries = (hasCaptures: boolean): ChartSeries[] => [
  dailyChartSeries(null, CURVE),
  ...(hasCaptures ? captureSeries(NO_CAPTURES, null) : []),
];

function captureSeries(
  { captures = {}, captureUnit = 'adultos' }: Pick<DegreeDayData, 'captures' | 'captureUnit'>,
  today: IsoDate | null,
): ChartSeries[] {
  const right = { axis: 'right' as const, unit: captureUnit, decimals: 0 };
  return [
    ...(captures.incremental === undefined
      ? []
      : [weeklySeries(captures.incremental, { ...right, ...INCREMENTS }, today)]),
    ...given(captures.accumulated, {
      ...right,
      id: 'captures-accumulated',
      label: 'Capturas Acumuladas',
      color: 'capturesAccumulated',
      kind: 'step',
      visible: false,
    }),
    ...given(captures.photo, {
      ...right,
      id: 'captures-photo',
      label: 'Capturas en Fotografía',
      color: 'capturesPhoto',
      kind: 'step',
      visible: false,
    }),
  ];
}

function given(values: ColumnarSeries | null | undefined, look: Look): ChartSeries[] {
  return values === undefined ? [] : [dailyChartSeries(values, look)];
}

/** Counts by week: the last whole week in the card, the running one beside it and drawn until today. */
export function weeklySeries(values: ColumnarSeries | null, look: Look, today: IsoDate | null): ChartSeries {
  const now = today === null ? undefined : wallMsOfDay(today);
  const weeks = closingSeries(dailyChartSeries(values, look), SUNDAYS);
  return drawnUntilToday(withClosedRecord(weeks, now, RUNNING_WEEK), now);
}
export const RUNNING_WEEK = 'semana en curso';

function curveOf(data: DegreeDayData): ChartSeries {
  const notes = [
    `desde ${DEGREE_DAY_START_WORDS[data.start.reason]} ${fullDate(data.start.date)}`,
    data.start.ignored ? ignoredBiofix(data.start.ignored) : null,
    missingNote(data.missingDays),
  ];
  return dailyChartSeries(data.degreeDays, CURVE, notes.filter(Boolean).join(' · '));
}

/** The forecast goes on from the last record. */
function withForecast(curve: ChartSeries, data: DegreeDayData, today: IsoDate | null): ChartSeries {
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const forecast = standing && forecastOf(standing, today);
  return forecast ? goingOn(curve, addDays(standing.date, 1), forecast) : curve;
}

/** Stages of the pest along the degree-day axis; none for a pest without a phenology model. */
export function degreeDayBands(pestId: number): ChartBand[] {
  return stageBands(pestId, Number.POSITIVE_INFINITY).map(({ from, to, generation, stage }) => ({
    id: `${stage}-${generation}`,
    from,
    to,
    label: `${stageLabel(pestId, stage).toLowerCase()} · ${generation}ª gen.`,
    color: stage,
  }));
}

export interface MarkerChoice {
  readonly controls: boolean;
  /** The host's stages, and those of the pest beside the axis. */
  readonly phenology: boolean;
}

/** The stages that a reader's choice leaves, in the units they read. */
export function shownBands(pestId: number, { phenology }: MarkerChoice, units: Units): readonly ChartBand[] {
  return phenology ? bandsInUnits(degreeDayBands(pestId), DEGREE_DAY_UNIT, units) : [];
}

/** Biofix and device changes are always marked; controls and host phenology as chosen. */
export function degreeDayMarkers(data: DegreeDayData, { controls, phenology }: MarkerChoice): ChartMarker[] {
  return data.markers
    .filter(({ kind }) => (kind !== 'control' || controls) && (kind !== 'phenology' || phenology))
    .map(({ date, ...marker }) => ({ ...marker, x: wallMsOfDay(date) }));
}
