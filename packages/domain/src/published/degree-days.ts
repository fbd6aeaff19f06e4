import { addDays } from '../calendar/iso-date.ts';
import type { FieldCountDay } from '../captures/field-counts.ts';
import { accumulatedCaptures, weeklyIncrements } from '../captures/increments.ts';
import type { PestDocument } from '../catalogue/pest-document.ts';
import type { DegreeDayStart } from '../degree-days/start.ts';
import type { PestId } from '../entities/ids.ts';
import { chartWindow, type Period } from '../periods/periods.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import {
  alignDaily,
  type ColumnarSeries,
  type DayRange,
  fromColumnar,
  fromItems,
  type SeriesItem,
  toColumnar,
} from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import type { PublishedCompared } from './compared.ts';
import type { PublishedMarkerCode } from './marker-codes.ts';

export interface PublishedMarker {
  readonly id: string;
  readonly date: IsoDate;
  readonly kind: 'biofix' | 'phenology' | 'control';
  /** Left out by older versions of the service. */
  readonly code?: PublishedMarkerCode | undefined;
  /** The code in Spanish. */
  readonly label: string;
}

/**
 * Degree-days and captures of one pest in one sector and season, as strangers may see them (a partner's page, a
 * picture): no position, no e-mail, no comment.
 */
export interface PublishedDegreeDays {
  readonly sectorName: string;
  readonly pestId: PestId;
  readonly pestName: string;
  readonly seasonName: string;
  readonly season: DayRange;
  /** The server's day, so that the chart does not depend on the reader's clock. */
  readonly today: IsoDate;
  /** Name of the degree-day rule, such as `dd_single_sine_10_30_horizontal`. */
  readonly metric: string;
  readonly start: DegreeDayStart;
  /** Accumulated °C·day by day; null is a day without data. */
  readonly degreeDays: ColumnarSeries;
  readonly missingDays: Days;
  /** Insects that each day's photos add, in any order. */
  readonly captures: readonly SeriesItem[];
  /** Days of which `captures` has some that people counted in the field; left out without any. */
  readonly inField?: readonly FieldCountDay[] | undefined;
  readonly markers: readonly PublishedMarker[];
  /** The pest's document where it is the installation's own; left out for a built-in one. */
  readonly document?: PestDocument | undefined;
  /** The dates of its next stages by past years; left out for a past season, and by older versions. */
  readonly ahead?: DatesAhead | undefined;
  /** Other seasons of the field; left out where none is asked for, and by older versions. */
  readonly compared?: PublishedCompared | undefined;
}

/** Captures by week, as the console shows them, and their running total, constant between photos; null without any. */
export function publishedCaptures({ captures }: Pick<PublishedDegreeDays, 'captures'>) {
  const days = fromItems(captures);
  if (days === null) return null;
  const daily = fromColumnar(days);
  const total = toColumnar(accumulatedCaptures(daily));
  return {
    incremental: fromItems(weeklyIncrements(daily)),
    accumulated: { ...total, values: withLastKnown(total.values) },
  };
}

/** Each hole takes the value before it; holes before the first and after the last value stay. */
function withLastKnown(values: readonly (number | null)[]): (number | null)[] {
  const last = values.findLastIndex((value) => value !== null);
  let level: number | null = null;
  return values.map((value, i) => {
    level = value ?? level;
    return i <= last ? level : null;
  });
}

/** First and last day with a value over the curve and the captures; null without any. */
export function publishedDataRange(
  data: Pick<PublishedDegreeDays, 'degreeDays' | 'captures'>,
): DayRange | null {
  const captures = fromItems(data.captures.filter(({ value }) => value !== null));
  const curve = withoutOuterHoles(data.degreeDays);
  const both = [curve, captures].flatMap((series) => (series ? [fromColumnar(series)] : []));
  return alignDaily(both)?.range ?? null;
}

/** Days a published chart shows in a period: the same as the console's. */
export function publishedWindow(data: PublishedDegreeDays, period: Period): DayRange {
  const range = publishedDataRange(data);
  const { season, today } = data;
  return chartWindow({ period, season, today, dataStart: range?.start ?? null, dataEnd: range?.end ?? null });
}

function withoutOuterHoles({ start, values }: ColumnarSeries): ColumnarSeries | null {
  const items = values.map((value, i) => ({ i, value })).filter(({ value }) => value !== null);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return null;
  return { start: addDays(start, first.i), step: 'day', values: values.slice(first.i, last.i + 1) };
}
