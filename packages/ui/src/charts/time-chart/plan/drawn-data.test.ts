import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { DAY, dailySeries } from '../../daily-series.fixture.ts';
import { barBoxes, barsPath } from './bars.ts';
import { gapsOf } from './gaps.ts';
import { planStrokes } from './strokes.ts';
import { asSteps, thinnedLine } from './thinned-line.ts';

const START = Date.UTC(2026, 8, 1, 12);
const nan = Number.NaN;
const series = (values: readonly number[], over: Partial<ChartSeries> = {}) =>
  dailySeries(START, values, over);
const days = (count: number) => ({ start: START, end: START + count * DAY });

describe('thinned line', () => {
  it('keeps a short line as it is, with its holes', () => {
    expect(thinnedLine(series([1, nan, 3]), days(3)).map((point) => point.y)).toEqual([1, null, 3]);
  });

  it('draws at most the limit and keeps holes of a long line', () => {
    const values = Array.from({ length: 10_000 }, (_, i) => (i > 4000 && i < 4200 ? nan : Math.sin(i / 50)));
    const points = thinnedLine(series(values), days(10_000));
    expect(points.length).toBeLessThanOrEqual(400);
    const hole = points.findIndex((point) => point.y === null);
    expect(points[hole - 1]!.x).toBe(START + 4000 * DAY);
    expect(points[hole + 1]!.x).toBe(START + 4200 * DAY);
  });

  it('takes one point beyond each edge of the window', () => {
    const one = series([0, 1, 2, 3, 4]);
    const points = thinnedLine(one, { start: START + 1.5 * DAY, end: START + 2.5 * DAY });
    expect(points.map((point) => point.y)).toEqual([1, 2, 3]);
  });

  it('steps level to the next record', () => {
    expect(
      asSteps([
        { x: 0, y: 1 },
        { x: 1, y: 3 },
      ]),
    ).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 3 },
    ]);
  });

  it('joins the forecast to the last known point', () => {
    const one = series([1, 2, 3, 4], { forecastFrom: START + 2 * DAY });
    const strokes = planStrokes([one], days(4), (_, value) => value);
    expect(strokes.map(({ id, data }) => [id, data.map((point) => point.y)])).toEqual([
      ['dd', [1, 2]],
      ['dd:forecast', [2, 3, 4]],
    ]);
  });
});

describe('gaps', () => {
  it('lie between records, not before the first', () => {
    expect(gapsOf([series([nan, 1, nan, nan, 4])], days(5))).toEqual([
      { start: START + DAY, end: START + 4 * DAY },
    ]);
  });

  it('reach from the last record to today, never into the future', () => {
    const one = series([1, 2, nan, nan, nan]);
    expect(gapsOf([one], days(5), START + 3 * DAY)).toEqual([{ start: START + DAY, end: START + 3 * DAY }]);
  });

  it('of several lines become one, and bars have none', () => {
    const a = series([1, nan, 3, 4, 5]);
    const b = series([1, nan, nan, 4, 5], { id: 'b' });
    const bar = series([1, nan, nan, nan, 5], { id: 'c', kind: 'bar' });
    expect(gapsOf([a, b, bar], days(5))).toEqual([{ start: START, end: START + 3 * DAY }]);
  });
});

describe('bars', () => {
  const xPx = (x: number) => ((x - START) / DAY) * 10;
  const yPx = (y: number) => 100 - y;

  it('stand on zero and never touch', () => {
    const boxes = barBoxes(series([5, 0, 7, 8]), days(4), xPx, yPx);
    expect(boxes.map(({ top, bottom }) => [top, bottom])).toEqual([
      [95, 100],
      [93, 100],
      [92, 100],
    ]);
    expect(boxes[1]!.right).toBeLessThan(boxes[2]!.left);
    expect(barsPath(boxes).match(/M/g)).toHaveLength(3);
  });

  it('that sum up weeks are as wide and stand in the same place whatever the running one counted', () => {
    const since = Float64Array.of(START, START + 7 * DAY, START + 14 * DAY);
    const weeks = (...y: number[]) =>
      series(y, { x: Float64Array.of(START + 6 * DAY, START + 13 * DAY, START + 14 * DAY), since });
    const [busy, calm] = [weeks(5, 7, 3), weeks(5, 7, 0)].map((one) => barBoxes(one, days(30), xPx, yPx));
    expect(busy!.slice(0, 2)).toEqual(calm);
    expect(calm!.map(({ left, right }) => [(left + right) / 2, right - left])).toEqual([
      [30, 18],
      [100, 18],
    ]);
    expect(busy![2]!.right - busy![2]!.left).toBe(10);
  });

  it('cost no more than the plot is wide', () => {
    const many = series(Array.from({ length: 10_000 }, (_, i) => 1 + (i % 7)));
    const boxes = barBoxes(many, days(10_000), (x) => (x - START) / DAY / 20, yPx);
    expect(boxes.length).toBeLessThanOrEqual(501);
    expect(boxes.every((box) => box.top === 93)).toBe(true);
  });
});
