import { type ColumnarSeries, fromColumnar, toColumnar, wallMsOfDay } from '@vigia/domain';
import {
  accumulatedCaptures,
  EVERY_DAY,
  type FieldCountDay,
  incrementsOnDays,
  PLATE_KNOWN_FOR,
  SUNDAYS,
  TUESDAYS_AND_FRIDAYS,
  type WeekdayMask,
} from '@vigia/domain/captures';
import type { StationId } from '@vigia/domain/farm';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { STATION_COLORS } from '../../theme/tokens.ts';
import { dailyChartSeries, type Look } from '../daily-chart-series.ts';
import { closingSeries } from './closed-counts.ts';
import { markedInField } from './counted-in-field.ts';

/** Captures of the traps of one station. */
export interface StationCaptures {
  readonly id: StationId;
  readonly name: string;
  /** Insects that each day's photos add (`dailyIncrements` of the domain); null is a day without photo. */
  readonly daily: ColumnarSeries | null;
  /** Insects on the plate in each day's last photo; null is a day without photo. */
  readonly photo: ColumnarSeries | null;
  /** Days of which `daily` has captures that people counted in the field. */
  readonly inField?: readonly FieldCountDay[];
}

/** Counts of an image model in the same traps, beside those of people. */
export interface ModelCaptures extends Pick<StationCaptures, 'name' | 'daily' | 'photo'> {
  /** Id of the model. */
  readonly model: string;
}

/** The views of captures by station in the specification. */
export const CAPTURE_VIEWS = ['weekly', 'tuesday-friday', 'accumulated', 'photo'] as const;
/** Also the captures of each day, for partners' pages. */
export type CaptureView = (typeof CAPTURE_VIEWS)[number] | 'daily';

/** The days on which counts close; the other views have a value for every day. */
const MASKS: Readonly<Partial<Record<CaptureView, WeekdayMask>>> = {
  daily: EVERY_DAY,
  weekly: SUNDAYS,
  'tuesday-friday': TUESDAYS_AND_FRIDAYS,
};

/** The days on which the counts of a view close; undefined for a view with a value for every day. */
export const closingDays = (view: CaptureView): WeekdayMask | undefined => MASKS[view];

/**
 * Whether a view counts the captures between two days. It is then drawn as stacked bars, otherwise as steps.
 */
export const isCountView = (view: CaptureView): boolean => MASKS[view] !== undefined;

/** One series per station, in the given order; the ninth has the first colour again. */
export function captureSeries(
  stations: readonly StationCaptures[],
  view: CaptureView,
  unit: string,
): ChartSeries[] {
  return stations.map((station, i) => {
    const look: Look = {
      id: `station-${station.id}`,
      label: station.name,
      unit,
      color: STATION_COLORS[i % STATION_COLORS.length]!,
      kind: isCountView(view) ? 'bar' : 'step',
      axis: 'left',
      decimals: 0,
    };
    const series = lookedAt(station, view, look);
    return view === 'photo' ? series : markedInField(series, station.inField);
  });
}

/** Counts of people and of models. Both count the same insects, so the series must not be added up. */
export function comparedSeries(
  stations: readonly StationCaptures[],
  models: readonly ModelCaptures[],
  view: CaptureView,
  unit: string,
): ChartSeries[] {
  const seen = models.map((one, i) => {
    const color = STATION_COLORS[(stations.length + i) % STATION_COLORS.length]!;
    const kind = isCountView(view) ? 'bar' : 'step';
    const look: Look = {
      id: `model-${one.model}`,
      label: one.name,
      unit,
      color,
      kind,
      axis: 'left',
      decimals: 0,
    };
    return lookedAt(one, view, look);
  });
  return [...captureSeries(stations, view, unit), ...seen];
}

type Counted = Pick<StationCaptures, 'daily' | 'photo'>;

const lookedAt = (counted: Counted, view: CaptureView, look: Look): ChartSeries =>
  isCountView(view)
    ? closing(counted, view, look)
    : withoutShortHoles(dailyChartSeries(valuesOf(counted, view), look));

function valuesOf({ daily, photo }: Counted, view: CaptureView): ColumnarSeries | null {
  if (view === 'photo') return photo;
  return daily && toColumnar(accumulatedCaptures(fromColumnar(daily)));
}

/** A point for each closing day, also for the last one if it is in the future: its count is incomplete. */
function closing({ daily }: Counted, view: CaptureView, look: Look): ChartSeries {
  const mask = MASKS[view]!;
  const items = daily ? incrementsOnDays(fromColumnar(daily), mask) : [];
  const counts = {
    ...look,
    x: Float64Array.from(items, ({ date }) => wallMsOfDay(date)),
    y: Float64Array.from(items, ({ value }) => value ?? Number.NaN),
  };
  return closingSeries(counts, mask);
}

/**
 * Removes days without a photo between two days with one, so that the line continues. Longer gaps, after which
 * the content of the plate is unknown, and those at the end are kept.
 */
function withoutShortHoles(series: ChartSeries): ChartSeries {
  const { x, y } = series;
  const kept: number[] = [];
  for (let i = 0; i < x.length; i++) {
    let end = i;
    while (end < x.length && Number.isNaN(y[end]!)) end += 1;
    if (end === i) kept.push(i);
    else {
      if (end - i > PLATE_KNOWN_FOR || end === x.length)
        for (let hole = i; hole < end; hole++) kept.push(hole);
      i = end - 1;
    }
  }
  return { ...series, x: Float64Array.from(kept, (i) => x[i]!), y: Float64Array.from(kept, (i) => y[i]!) };
}
