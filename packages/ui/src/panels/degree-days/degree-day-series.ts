import {
  addDays,
  type ColumnarSeries,
  curveAhead,
  type IsoDate,
  stageBands,
  stageName,
  standingOf,
  wallMsOfDay,
} from '@vigia/domain';
import { SUNDAYS } from '@vigia/domain/captures';
import type { ChartBand, ChartMarker, ChartSeries, ChartSpan } from '../../charts/chart-series.ts';
import { bandsInUnits, type Units } from '../../charts/units.ts';
import { closingSeries, drawnUntilToday, withClosedRecord } from '../captures/closed-counts.ts';
import { markedInField } from '../captures/counted-in-field.ts';
import { unsentWeeks } from '../captures/unsent-counts.ts';
import { dailyChartSeries, type Look, missingNote } from '../daily-chart-series.ts';
import { goingOn } from '../going-on.ts';
import { fullDate, type PanelSpeech } from '../words.ts';
import type { DegreeDayData } from './degree-day-data.ts';

const curveLook = ({ words }: PanelSpeech): Look => ({
  id: 'degree-days',
  label: words.pests.accumulated,
  unit: words.degreeDayUnit,
  color: 'degreeDays',
  kind: 'line',
  axis: 'left',
  decimals: 1,
});

/**
 * Series of the degree-day chart: the curve first, captures on the right axis, of which only the increments are
 * shown at first. A series of captures that is undefined is left out; one that is null or empty stays and says
 * that it has no records.
 */
export function degreeDaySeries(
  data: DegreeDayData,
  today: IsoDate | null,
  speech: PanelSpeech,
): ChartSeries[] {
  return [withForecast(curveOf(data, speech), data, today), ...captureSeries(data, today, speech)];
}

const INCREMENTS = { id: 'captures-incremental', color: 'captures', kind: 'bar' } as const;

const NO_CAPTURES = { captures: { incremental: null, accumulated: null, photo: null } };

/** The same series while their values are loading, with or without captures. */
export const awaitedSeries = (hasCaptures: boolean, speech: PanelSpeech): ChartSeries[] => [
  dailyChartSeries(null, curveLook(speech)),
  ...(hasCaptures ? captureSeries(NO_CAPTURES, null, speech) : []),
];

function captureSeries(
  { captures = {}, captureUnit }: Pick<DegreeDayData, 'captures' | 'captureUnit'>,
  today: IsoDate | null,
  speech: PanelSpeech,
): ChartSeries[] {
  const words = speech.words.captures;
  const right = { axis: 'right' as const, unit: captureUnit ?? words.unit, decimals: 0 };
  const increments = { ...right, ...INCREMENTS, label: words.incremental };
  return [
    ...(captures.incremental === undefined
      ? []
      : [markedInField(weeklySeries(captures.incremental, increments, today, speech), captures.inField)]),
    ...unsentWeeks(captures.unsent, right, today, speech),
    ...given(captures.accumulated, {
      ...right,
      id: 'captures-accumulated',
      label: words.accumulated,
      color: 'capturesAccumulated',
      kind: 'step',
      visible: false,
    }).map((one) => markedInField(one, captures.inField)),
    ...given(captures.photo, {
      ...right,
      id: 'captures-photo',
      label: words.photo,
      color: 'capturesPhoto',
      kind: 'step',
      visible: false,
    }),
  ];
}

function given(values: ColumnarSeries | null | undefined, look: Look): ChartSeries[] {
  return values === undefined ? [] : [dailyChartSeries(values, look)];
}

/** Counts by week: the last complete week in the card, the incomplete one beside it and drawn until today. */
export function weeklySeries(
  values: ColumnarSeries | null,
  look: Look,
  today: IsoDate | null,
  { words }: PanelSpeech,
): ChartSeries {
  const now = today === null ? undefined : wallMsOfDay(today);
  const weeks = closingSeries(dailyChartSeries(values, look), SUNDAYS);
  return drawnUntilToday(withClosedRecord(weeks, now, words.captures.runningWeek), now);
}

function curveOf({ start, degreeDays, missingDays }: DegreeDayData, speech: PanelSpeech): ChartSeries {
  const { since, ignoredBiofix } = speech.words.pests;
  const notes = [
    since[start.reason](fullDate(start.date, speech.figures)),
    start.ignored ? ignoredBiofix(fullDate(start.ignored, speech.figures)) : null,
    missingNote(missingDays, speech),
  ];
  return dailyChartSeries(degreeDays, curveLook(speech), notes.filter(Boolean).join(' · '));
}

/** The forecast continues the curve from the last record. */
function withForecast(curve: ChartSeries, data: DegreeDayData, today: IsoDate | null): ChartSeries {
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const forecast = standing && curveAhead(standing, today, data.ahead);
  return forecast ? goingOn(curve, addDays(standing.date, 1), forecast) : curve;
}

/** Stages of the pest along the degree-day axis; none for a pest without a phenology model. */
export function degreeDayBands(pestId: number, { words }: PanelSpeech): ChartBand[] {
  const { band, stages } = words.pests;
  return stageBands(pestId, Number.POSITIVE_INFINITY).map(({ from, to, generation, stage }) => ({
    id: `${stage}-${generation}`,
    from,
    to,
    label: band(stages[stageName(pestId, stage)], generation),
    color: stage,
  }));
}

export interface MarkerChoice {
  readonly controls: boolean;
  /** The host's stages, and those of the pest beside the axis. */
  readonly phenology: boolean;
}

/** The stages that the reader chose, in the reader's units. */
export function shownBands(
  pestId: number,
  { phenology }: MarkerChoice,
  units: Units,
  speech: PanelSpeech,
): readonly ChartBand[] {
  if (!phenology) return [];
  return bandsInUnits(degreeDayBands(pestId, speech), speech.words.degreeDayUnit, units);
}

/** Biofix and device changes are always marked; controls and host phenology if the reader chose them. */
export function degreeDayMarkers(
  data: DegreeDayData,
  { controls, phenology }: MarkerChoice,
  { words }: PanelSpeech,
): ChartMarker[] {
  return data.markers
    .filter(({ kind }) => (kind !== 'control' || controls) && (kind !== 'phenology' || phenology))
    .map(({ date, protection: _, code, label, ...marker }) => ({
      ...marker,
      x: wallMsOfDay(date),
      label: code === undefined ? label : words.pests.markers[code],
    }));
}

/** From the first day to the last one, both whole; null where the last one is not known. */
export const spanOfDays = (first: IsoDate, last: IsoDate | null): Pick<ChartSpan, 'from' | 'to'> => ({
  from: wallMsOfDay(first),
  to: last === null ? null : wallMsOfDay(addDays(last, 1)),
});

/** The days that applications protect, where the reader chose controls. */
export function protectedSpans(
  { markers }: Pick<DegreeDayData, 'markers'>,
  { controls }: Pick<MarkerChoice, 'controls'>,
): ChartSpan[] {
  if (!controls) return [];
  return markers.flatMap(({ id, kind, date, protection }) =>
    protection ? [{ id, kind, ...spanOfDays(date, protection.until), text: protection.text }] : [],
  );
}
