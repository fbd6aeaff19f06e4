import { HOUR_MS } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { DAY, dailySeries } from '../../daily-series.fixture.ts';
import { legendItems } from '../../download/picture-legend.ts';
import { SPANISH_CHARTS as ES } from '../../words.ts';
import { planChart } from './chart-plan.ts';
import { drawnSeries } from './day-overview.ts';

const MIDNIGHT = Date.UTC(2026, 8, 1);
const nan = Number.NaN;
const MONTH = { start: MIDNIGHT, end: MIDNIGHT + 30 * DAY };

/** One value an hour: ten times the number of the day plus the hour. */
function hourly(hours: readonly number[]): ChartSeries {
  return {
    ...dailySeries(MIDNIGHT, [], { byDay: true }),
    x: Float64Array.from(hours, (hour) => MIDNIGHT + hour * HOUR_MS),
    y: Float64Array.from(hours, (hour) => 10 * Math.floor(hour / 24) + (hour % 24)),
  };
}
const span = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const overview = (series: ChartSeries) => drawnSeries([series], MONTH)[0]!;

describe('readings of many days', () => {
  it('are drawn as the mean of each day between its lowest and its highest', () => {
    const { x, y, spread } = overview(hourly(span(0, 48)));
    expect(Array.from(x)).toEqual([MIDNIGHT + DAY / 2, MIDNIGHT + 1.5 * DAY]);
    expect(Array.from(y)).toEqual([11.5, 21.5]);
    expect(Array.from(spread!.low)).toEqual([0, 10]);
    expect(Array.from(spread!.high)).toEqual([23, 33]);
  });

  it('are not changed in a window of ten days or less, nor is a series of days', () => {
    const series = [hourly(span(0, 48))];
    expect(drawnSeries(series, { start: MIDNIGHT, end: MIDNIGHT + 10 * DAY })).toBe(series);
    const daily = [dailySeries(MIDNIGHT, [1, 2])];
    expect(drawnSeries(daily, MONTH)).toBe(daily);
  });

  it('leave a hole where a day has none', () => {
    const { y, spread } = overview(hourly([...span(0, 24), ...span(96, 120)]));
    expect(Array.from(y)).toEqual([11.5, nan, 51.5]);
    expect(spread!.low[1]).toBeNaN();
  });

  it('have no mean for a part of a day, unless it stands alone', () => {
    const { y, spread } = overview(hourly(span(0, 57)));
    expect(Array.from(y)).toEqual([11.5, 21.5, nan]);
    expect(spread!.high[2]).toBe(28);
    expect(overview(hourly([...span(0, 48), ...span(96, 99)])).y.at(-1)).toBe(41);
  });

  it('keep their gaps, and name their area in a picture', () => {
    const series = hourly([...span(0, 24), ...span(30, 72)]);
    const y = Float64Array.from(series.x, (_, i) => (i === 24 ? nan : i));
    const plan = planChart(
      {
        series: [{ ...series, y }],
        window: MONTH,
        leftAxis: { title: 'Temperatura', unit: '°C' },
        width: 800,
        height: 320,
      },
      ES,
    );
    expect(plan.gaps).toHaveLength(1);
    expect(plan.spreads[0]!.area).not.toBe('');
    expect(legendItems(drawnSeries([series], MONTH)).map(({ text }) => text)).toContain(
      'promedio de cada día, con su mínimo y máximo',
    );
  });
});
