import { daysBetween } from '../calendar/iso-date.ts';
import type { EventType, FieldEvent } from '../entities/event.ts';
import type { Product } from '../farm/product.ts';
import { currentStage, type StageThreshold } from '../phenology/stages.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import type { DegreeDays, IsoDate } from '../units.ts';
import { productNamed } from './applications.ts';
import { firstHarvestDay, lastProtectedDay } from './intervals.ts';

/** What a logbook needs of a report. */
export type LoggedEvent = Pick<FieldEvent, 'type' | 'date' | 'product' | 'pestId'>;

/** Figures of a product that hold by the label where nobody has entered them. */
export const LABEL_FIGURES = ['mode', 'preHarvest', 'reentry', 'residual'] as const;
export type LabelFigure = (typeof LABEL_FIGURES)[number];

/** A market's days before harvest, and the first day on which fruit for it may be harvested. */
export interface MarketHarvest {
  readonly market: string;
  readonly days: number;
  readonly firstHarvest: IsoDate;
}

/** An application or recommendation as the logbook of a field has it. What is not known is null. */
export interface LogbookEntry {
  /** The client's product that the report names. */
  readonly product: Product | null;
  /** By the label. */
  readonly firstHarvest: IsoDate | null;
  /** By market, the label's days where these are more; empty where no market is entered. */
  readonly markets: readonly MarketHarvest[];
  readonly protectedTo: IsoDate | null;
  /** Degree-days of the target pest at the end of the day, and the stage that had begun. */
  readonly degreeDays: DegreeDays | null;
  readonly stage: StageThreshold | null;
  /** Figures that nobody has entered; empty for a recommendation without a product. */
  readonly byLabel: readonly LabelFigure[];
}

/** The reports that belong into it. */
export const LOGGED_TYPES: readonly EventType[] = ['agrochemical_application', 'agrochemical_recommendation'];

/**
 * A report with what is known of its product and of its pest on that day.
 *
 * @param degreeDays running total of the target pest in the field, °C·day; null where it has none
 */
export function logbookEntry(
  event: LoggedEvent,
  products: readonly Product[],
  degreeDays: ColumnarSeries | null,
): LogbookEntry {
  const { date, pestId } = event;
  const product = productNamed(products, event.product);
  const total = valueOn(degreeDays, date);
  return {
    product,
    ...daysOf(product, date),
    degreeDays: total,
    stage: total === null || pestId === null ? null : currentStage(pestId, total),
    byLabel: event.product === null ? [] : LABEL_FIGURES.filter((figure) => !isKnown(product, figure)),
  };
}

function daysOf(product: Product | null, date: IsoDate) {
  const label = product?.preHarvestDays ?? null;
  const residual = product?.residualDays ?? null;
  const markets = (product?.markets ?? []).map(({ market, days: own }) => {
    const days = Math.max(own, label ?? 0);
    return { market, days, firstHarvest: firstHarvestDay(date, days) };
  });
  return {
    markets,
    firstHarvest: label === null ? null : firstHarvestDay(date, label),
    protectedTo: residual === null ? null : lastProtectedDay(date, residual),
  };
}

function isKnown(product: Product | null, figure: LabelFigure): boolean {
  switch (figure) {
    case 'mode':
      return product !== null && product.modeGroups !== '';
    case 'preHarvest':
      return typeof product?.preHarvestDays === 'number';
    case 'reentry':
      return typeof product?.reentryHours === 'number';
    case 'residual':
      return typeof product?.residualDays === 'number';
  }
}

/** Null on a day without a record, and outside the series: nothing is filled in. */
function valueOn(series: ColumnarSeries | null, date: IsoDate): number | null {
  return series?.values[daysBetween(series.start, date)] ?? null;
}
