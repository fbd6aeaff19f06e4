import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { axisExtent, exactAxis, MAX_TICKS, niceAxis } from './axis-scale.ts';
import { planBands } from './band-plan.ts';
import { barBoxes, barsPath } from './bars.ts';
import { planChart } from './chart-plan.ts';
import { drawnWidth } from './drawn-width.ts';
import { sideMargins } from './frame-size.ts';
import { freeSpot } from './free-spot.ts';
import { gapsOf } from './gaps.ts';
import { LABEL_FONT } from './marker-plan.ts';
import { planStrokes } from './strokes.ts';
import { textWidth } from './text-width.ts';
import { asSteps, thinnedLine } from './thinned-line.ts';
import { planTicks } from './ticks.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1, 12);
const nan = Number.NaN;

function series(values: number[], over: Partial<ChartSeries> = {}): ChartSeries {
  return {
    id: 'dd',
    label: 'Grados día',
    unit: '°C·día',
    color: 'degreeDays',
    kind: 'line',
    axis: 'left',
    x: Float64Array.from(values, (_, i) => START + i * DAY),
    y: Float64Array.from(values),
    decimals: 1,
    ...over,
  };
}
const days = (count: number) => ({ start: START, end: START + count * DAY });

describe('value axis', () => {
  it.each([
    [0, 486.2, 0, 500, 50],
    [0, 14, 0, 14, 2],
    [-3.2, 31.7, -5, 35, 5],
    [0, 1, 0, 1, 0.1],
    [20, 100, 20, 100, 10],
  ])('holds %d to %d in round steps', (min, max, low, high, step) => {
    expect(niceAxis({ min, max })).toMatchObject({ min: low, max: high, step });
  });

  it('has eleven ticks at most, whatever the extent', () => {
    for (let max = 0.013; max < 5e6; max *= 1.37) {
      expect(niceAxis({ min: -max / 3, max }).ticks.length).toBeLessThanOrEqual(MAX_TICKS);
    }
  });

  it('opens a flat extent towards zero', () => {
    expect(niceAxis({ min: 7, max: 7 })).toMatchObject({ min: 0, max: 7 });
    expect(niceAxis({ min: 0, max: 0 })).toMatchObject({ min: 0, max: 1 });
  });

  it('writes its ticks with the decimals of the step', () => {
    expect(niceAxis({ min: 0, max: 1 }).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(niceAxis({ min: 0, max: 1 }).decimals).toBe(1);
  });

  it('counts in whole insects', () => {
    expect(niceAxis({ min: 0, max: 2 }, MAX_TICKS, true).ticks).toEqual([0, 1, 2]);
    expect(niceAxis({ min: 0, max: 22 }, 11, true).step).toBe(5);
  });

  it.each([
    [0, 24, 8, 4],
    [0, 100, 8, 20],
    [0, 100, 11, 10],
    [-120, -50, 11, 10],
    [-20, 0, 11, 2],
    [0, 23, 8, 5],
  ])('from %d to %d with at most %d ticks ends there, in steps of %d', (min, max, most, step) => {
    const axis = exactAxis({ min, max }, most, true);
    expect(axis.step).toBe(step);
    expect(axis.ticks.length).toBeLessThanOrEqual(most);
    if (max !== 23) expect(axis).toMatchObject({ min, max });
  });

  it('looks at visible series inside the window only', () => {
    const hidden = series([900], { visible: false });
    expect(axisExtent([series([5, 9, 40]), hidden], 'left', days(1))).toEqual({ min: 0, max: 9 });
    expect(axisExtent([series([5, 9])], 'left', days(1), false)).toEqual({ min: 5, max: 9 });
    expect(axisExtent([series([nan, nan])], 'left', days(1))).toBeNull();
  });
});

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

  it('cost no more than the plot is wide', () => {
    const many = series(Array.from({ length: 10_000 }, (_, i) => 1 + (i % 7)));
    const boxes = barBoxes(many, days(10_000), (x) => (x - START) / DAY / 20, yPx);
    expect(boxes.length).toBeLessThanOrEqual(501);
    expect(boxes.every((box) => box.top === 93)).toBe(true);
  });
});

describe('names inside the plot', () => {
  it('avoid boxes and lines, from the right', () => {
    const size = { width: 40, height: 12, bottom: 50 };
    const bounds = { left: 0, right: 200 };
    expect(freeSpot(size, bounds, [], [])).toBe(160);
    const bar = { left: 150, right: 170, top: 40, bottom: 100 };
    expect(freeSpot(size, bounds, [bar], [])! + 40).toBeLessThanOrEqual(150);
    const line = {
      points: [
        { x: 0, y: 100 },
        { x: 100, y: 44 },
        { x: 200, y: 44 },
      ],
    };
    const left = freeSpot(size, bounds, [], [line])!;
    expect(left + 40).toBeLessThan(100);
    expect(freeSpot(size, { left: 150, right: 160 }, [], [])).toBeNull();
  });

  it('of stages are left out where the next stage is too close', () => {
    const bands = [
      { id: 'a', from: 0, to: 30, label: 'adulto', color: 'adult' as const },
      { id: 'b', from: 30, to: 34, label: 'huevo', color: 'egg' as const },
      { id: 'c', from: 34, to: 200, label: 'larva', color: 'larvae' as const },
    ];
    const plan = planBands({
      bands,
      axis: niceAxis({ min: 0, max: 100 }),
      inner: { width: 300, height: 200 },
      boxes: [],
      lines: [],
    });
    expect(plan.map((band) => band.label?.text)).toEqual(['adulto', undefined, 'larva']);
    expect(plan[2]!.top).toBe(0);
  });
});

describe('date ticks', () => {
  const tick = (i: number) => START + i * 7 * DAY;
  const bounds = { left: -8, right: 320 };

  it('keep all labels while they fit and every second one when they do not', () => {
    const ticks = Array.from({ length: 12 }, (_, i) => tick(i));
    const window = { start: START, end: tick(11) };
    const px = (width: number) => (ms: number) => ((ms - START) / (window.end - START)) * width;
    expect(planTicks(ticks, window, px(900), { left: -8, right: 900 })).toHaveLength(12);
    expect(planTicks(ticks, window, px(320), bounds).map(({ label }) => label)).toEqual([
      '1 sep',
      '15 sep',
      '29 sep',
      '13 oct',
      '27 oct',
      '10 nov',
    ]);
  });

  it('are never cut by the edge', () => {
    const [first] = planTicks([START], days(30), () => -8, bounds);
    expect(first!.labelX).toBeGreaterThan(0);
  });
});

describe('on a phone', () => {
  const phone = { series: [series([1, 2])], leftAxis: { title: 'T', unit: '' }, width: 360, height: 320 };
  const season = { ...phone, window: days(364), scrollUnit: 7 * DAY };

  it('takes 30 px per unit of time and scrolls, and never less than the screen', () => {
    const { left, right } = sideMargins(season);
    expect(drawnWidth(season, season.window)).toBe(Math.round(52 * 30 + left + right));
    expect(drawnWidth({ ...season, scrollUnit: DAY }, days(100))).toBe(Math.round(100 * 30 + left + right));
    expect(drawnWidth(season, days(7))).toBe(360);
    expect(drawnWidth({ ...season, scrollUnit: DAY / 100 }, season.window)).toBe(12_000);
  });

  it('shows all of it on anything wider, and where nothing is to scroll', () => {
    expect(drawnWidth({ ...season, width: 480 }, season.window)).toBe(480);
    expect(drawnWidth({ ...season, scrollUnit: undefined }, season.window)).toBe(360);
  });
});

describe('chart plan', () => {
  const input = {
    window: days(30),
    ticks: [START],
    leftAxis: { title: 'Grados Día', unit: '°C·día' },
    rightAxis: { title: 'Capturas', unit: 'adultos' },
    width: 600,
    height: 320,
  };

  it('writes right-axis lines at their own height', () => {
    const left = series(Array.from({ length: 30 }, (_, i) => i * 10));
    const right = series(
      Array.from({ length: 30 }, (_, i) => i),
      { id: 'r', axis: 'right' },
    );
    const plan = planChart({ ...input, series: [left, right] });
    expect(plan.left.max).toBe(300);
    expect(plan.right!.max).toBe(30);
    expect(plan.strokes[1]!.data[15]!.y).toBeCloseTo(150, 6);
    expect(plan.yPx(right, 30)).toBe(0);
  });

  it('shades a forecast only where something is foretold', () => {
    const past = series(Array.from({ length: 30 }, (_, i) => i));
    const today = START + 20 * DAY;
    expect(planChart({ ...input, today, series: [past] }).zone).toBeNull();
    expect(planChart({ ...input, today, series: [past] }).markers.stretches).toEqual([]);
    const ahead = { ...past, forecastFrom: today + DAY };
    expect(planChart({ ...input, today, series: [ahead] }).zone).toBeGreaterThan(300);
    expect(planChart({ ...input, today, series: [{ ...ahead, visible: false }] }).zone).toBeNull();
    const unknown = { ...ahead, y: ahead.y.map((value, i) => (i > 20 ? nan : value)) };
    expect(planChart({ ...input, today, series: [unknown] }).zone).toBeNull();
  });

  it('keeps the name of today clear of the figures of the right axis', () => {
    const right = series([1, 2, 3], { id: 'r', axis: 'right' });
    for (const at of [30, 29.5, 29, 28]) {
      const { markers, inner } = planChart({ ...input, today: START + at * DAY, series: [right] });
      const [{ label }] = markers.lines as [(typeof markers.lines)[number]];
      expect(label!.left + textWidth(label!.text, LABEL_FONT)).toBeLessThanOrEqual(inner.width + 2);
    }
  });

  it('has an answer for no values, one value and nothing visible', () => {
    expect(planChart({ ...input, series: [] }).leftShown).toBe(false);
    expect(planChart({ ...input, series: [series([nan, nan])] }).leftShown).toBe(false);
    expect(planChart({ ...input, series: [series([4])] }).strokes[0]!.data).toHaveLength(1);
    expect(planChart({ ...input, series: [series([4], { visible: false })] }).strokes).toEqual([]);
  });
});
