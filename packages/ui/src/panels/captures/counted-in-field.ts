import { dayOfWallMs, type IsoDate } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';
import type { ChartSeries, Provenance } from '../../charts/chart-series.ts';

/** The series with the source of each value: counted in the field, or in part; other values come from photos. */
export function markedInField(series: ChartSeries, days: readonly FieldCountDay[] = []): ChartSeries {
  if (days.length === 0) return series;
  const { x, y, since } = series;
  const provenance = Array.from(x, (last, i) => {
    const span = { from: dayOfWallMs(since?.[i] ?? last), to: dayOfWallMs(last) };
    return sourceOf(
      y[i]!,
      days.filter(({ date }) => isWithin(date, span)),
    );
  });
  return { ...series, provenance };
}

const isWithin = (date: IsoDate, { from, to }: { readonly from: IsoDate; readonly to: IsoDate }): boolean =>
  date >= from && date <= to;

function sourceOf(value: number, days: readonly FieldCountDay[]): Provenance {
  const summed = days.reduce((sum, day) => sum + day.summed, 0);
  if (days.length === 0 || (summed === 0 && value > 0)) return 'measured';
  return summed === value ? 'field' : 'partly-field';
}
