import { type ColumnarSeries, fromColumnar, toColumnar, wallMsOfDay } from '@vigia/domain';
import {
  accumulatedCaptures,
  EVERY_DAY,
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

/** What the traps of one station caught. */
export interface StationCaptures {
  readonly id: StationId;
  readonly name: string;
  /** Insects that each day's photos add (`dailyIncrements` of the domain); null is a day without photo. */
  readonly daily: ColumnarSeries | null;
  /** Insects on the plate in each day's last photo; null is a day without photo. */
  readonly photo: ColumnarSeries | null;
}

/** What a model of images sees in the same traps, beside what people counted. */
export interface ModelCaptures extends Pick<StationCaptures, 'name' | 'daily' | 'photo'> {
  /** Identifies the model. */
  readonly model: string;
}

/** The specified ways to look at captures by station. */
export const CAPTURE_VIEWS = ['weekly', 'tuesday-friday', 'accumulated', 'photo'] as const;
/** Beside them what each day adds, which partners' pages may show. */
export type CaptureView = (typeof CAPTURE_VIEWS)[number] | 'daily';

/** The days on which counts close; the other views have a value for every day. */
const MASKS: Readonly<Partial<Record<CaptureView, WeekdayMask>>> = {
  daily: EVERY_DAY,
  weekly: SUNDAYS,
  'tuesday-friday': TUESDAYS_AND_FRIDAYS,
};

/** Does the view count what came between two days? Then it is drawn as stacked bars, otherwise as steps. */
export const isCountView = (view: CaptureView): boolean => MASKS[view] !== undefined;

/** One series per station, in the order given; the colours begin anew after the eighth. */
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
    return lookedAt(station, view, look);
  });
}

/** What people and models count are the same insects: series side by side, which nothing adds up. */
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

/** A point for each closing day, the last one also when it lies ahead: that count still goes on. */
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

/** Days without a photo between two that have one break no line, unless nothing is known of the plate any more. */
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
