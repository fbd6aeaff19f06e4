import { fromColumnar, fromItems, type IsoDate, type SeriesItem, wallMsOfDay } from '@vigia/domain';
import { incrementsOnDays, SUNDAYS, type WeekdayMask } from '@vigia/domain/captures';
import type { ChartSeries } from '../../charts/chart-series.ts';
import type { PanelSpeech } from '../words.ts';
import { closingSeries, drawnUntilToday } from './closed-counts.ts';

interface Look {
  readonly unit: string;
  readonly axis: ChartSeries['axis'];
  /** The days on which counts close. */
  readonly mask: WeekdayMask;
  /** Wall ms; undefined for a season that is over. */
  readonly today: number | undefined;
}

/**
 * Field counts that only the reader's device has, as hollow bars of the days on which counts close; none without any.
 *
 * @param unsent insects by day, in any order
 */
export function unsentSeries(
  unsent: readonly SeriesItem[] | undefined,
  { unit, axis, mask, today }: Look,
  { words }: PanelSpeech,
): ChartSeries[] {
  const daily = fromItems(unsent ?? []);
  if (daily === null) return [];
  const closing = incrementsOnDays(fromColumnar(daily), mask).filter(({ value }) => value !== null);
  const { unsent: label, notSummed: note } = words.captures;
  const bars = closingSeries(
    {
      ...{ id: 'captures-unsent', label, unit, axis, decimals: 0, isUnsent: true },
      ...{ kind: 'bar', color: 'captures' },
      x: Float64Array.from(closing, ({ date }) => wallMsOfDay(date)),
      y: Float64Array.from(closing, ({ value }) => value!),
    },
    mask,
  );
  const shown = drawnUntilToday(bars, today);
  const [x, y] = [shown.x.at(-1), shown.y.at(-1)];
  return [x === undefined || y === undefined ? shown : { ...shown, lastRecord: { x, y, note } }];
}

/** The same by week, as the charts of all traps together show them. */
export const unsentWeeks = (
  unsent: readonly SeriesItem[] | undefined,
  look: Pick<Look, 'unit' | 'axis'>,
  today: IsoDate | null,
  speech: PanelSpeech,
): ChartSeries[] =>
  unsentSeries(
    unsent,
    { ...look, mask: SUNDAYS, today: today === null ? undefined : wallMsOfDay(today) },
    speech,
  );
