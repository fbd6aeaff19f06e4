import { describe, expect, it } from 'vitest';
import { EN } from '../../../words/languages/en.ts';
import { PT } from '../../../words/languages/pt.ts';
import { SPANISH, speechOf } from '../../../words/speech.ts';
import type { ChartSeries } from '../../chart-series.ts';
import { DAY, dailySeries } from '../../daily-series.fixture.ts';
import { CHARTS, SPANISH_CHARTS as ES } from '../../words.ts';
import { niceAxis } from './axis-scale.ts';
import { planBands } from './band-plan.ts';
import { planChart } from './chart-plan.ts';
import { drawnWidth } from './drawn-width.ts';
import { sideMargins } from './frame-size.ts';
import { freeSpot } from './free-spot.ts';
import { LABEL_FONT } from './marker-plan.ts';
import { textWidth } from './text-width.ts';
import { planTicks } from './ticks.ts';

const START = Date.UTC(2026, 8, 1, 12);
const nan = Number.NaN;
const series = (values: readonly number[], over: Partial<ChartSeries> = {}) =>
  dailySeries(START, values, over);
const days = (count: number) => ({ start: START, end: START + count * DAY });

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
    expect(planTicks(ticks, window, px(900), { left: -8, right: 900 }, ES.figures)).toHaveLength(12);
    expect(planTicks(ticks, window, px(320), bounds, ES.figures).map(({ label }) => label)).toEqual([
      '1 sep',
      '15 sep',
      '29 sep',
      '13 oct',
      '27 oct',
      '10 nov',
    ]);
  });

  it('are never cut by the edge', () => {
    const [first] = planTicks([START], days(30), () => -8, bounds, ES.figures);
    expect(first!.labelX).toBeGreaterThan(0);
  });
});

describe('on a phone', () => {
  const phone = { series: [series([1, 2])], leftAxis: { title: 'T', unit: '' }, width: 360, height: 320 };
  const season = { ...phone, window: days(364), scrollUnit: 7 * DAY };

  it('takes 30 px per unit of time and scrolls, and never less than the screen', () => {
    const { left, right } = sideMargins(season, ES.figures);
    expect(drawnWidth(season, season.window, ES.figures)).toBe(Math.round(52 * 30 + left + right));
    expect(drawnWidth({ ...season, scrollUnit: DAY }, days(100), ES.figures)).toBe(
      Math.round(100 * 30 + left + right),
    );
    expect(drawnWidth(season, days(7), ES.figures)).toBe(360);
    expect(drawnWidth({ ...season, scrollUnit: DAY / 100 }, season.window, ES.figures)).toBe(12_000);
  });

  it('shows all of it on anything wider, and where nothing is to scroll', () => {
    expect(drawnWidth({ ...season, width: 480 }, season.window, ES.figures)).toBe(480);
    expect(drawnWidth({ ...season, scrollUnit: undefined }, season.window, ES.figures)).toBe(360);
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
    const plan = planChart({ ...input, series: [left, right] }, ES);
    expect(plan.left.max).toBe(300);
    expect(plan.right!.max).toBe(30);
    expect(plan.strokes[1]!.data[15]!.y).toBeCloseTo(150, 6);
    expect(plan.yPx(right, 30)).toBe(0);
  });

  it('shades the forecast zone only if there is a forecast', () => {
    const past = series(Array.from({ length: 30 }, (_, i) => i));
    const today = START + 20 * DAY;
    expect(planChart({ ...input, today, series: [past] }, ES).zone).toBeNull();
    expect(planChart({ ...input, today, series: [past] }, ES).markers.stretches).toEqual([]);
    const ahead = { ...past, forecastFrom: today + DAY };
    expect(planChart({ ...input, today, series: [ahead] }, ES).zone).toBeGreaterThan(300);
    expect(planChart({ ...input, today, series: [{ ...ahead, visible: false }] }, ES).zone).toBeNull();
    const unknown = { ...ahead, y: ahead.y.map((value, i) => (i > 20 ? nan : value)) };
    expect(planChart({ ...input, today, series: [unknown] }, ES).zone).toBeNull();
  });

  it('keeps the name of today clear of the figures of the right axis, in every language', () => {
    const right = series([1, 2, 3], { id: 'r', axis: 'right' });
    for (const at of [30, 29.5, 29, 28]) {
      for (const speech of [SPANISH, EN, PT].map((language) => speechOf(CHARTS, language))) {
        const { markers, inner } = planChart({ ...input, today: START + at * DAY, series: [right] }, speech);
        const [{ label }] = markers.lines as [(typeof markers.lines)[number]];
        expect(label!.text).toBe(speech.words.today);
        expect(label!.left + textWidth(label!.text, LABEL_FONT)).toBeLessThanOrEqual(inner.width + 2);
      }
    }
  });

  it('has a plan for no values, one value and nothing visible', () => {
    expect(planChart({ ...input, series: [] }, ES).leftShown).toBe(false);
    expect(planChart({ ...input, series: [series([nan, nan])] }, ES).leftShown).toBe(false);
    expect(planChart({ ...input, series: [series([4])] }, ES).strokes[0]!.data).toHaveLength(1);
    expect(planChart({ ...input, series: [series([4], { visible: false })] }, ES).strokes).toEqual([]);
  });
});

describe('lines with a number', () => {
  const marker = (number: number, day: number) => ({
    id: `m${number}`,
    x: START + day * DAY,
    kind: 'control' as const,
    also: ['phenology' as const],
    number,
    label: 'aplicación, cuajado',
  });
  const input = {
    series: [series([1, 2, 3, 4, 5, 6, 7, 8])],
    window: days(60),
    ticks: [],
    leftAxis: { title: 'Capturas', unit: '' },
    width: 300,
    height: 200,
  };

  it('show it right above the plot instead of their names, all of them, below the name of today', () => {
    const markers = [1, 2, 3, 4, 5].map((number) => marker(number, number * 4));
    const plan = planChart({ ...input, markers, today: START + 20 * DAY }, ES);
    const numbered = plan.markers.lines.filter(({ number }) => number);
    expect(numbered.map(({ number, label, also }) => [number?.text, label, also])).toEqual(
      markers.map(({ number, also }) => [String(number), null, also]),
    );
    const today = plan.markers.lines.find(({ kind }) => kind === 'today')!;
    for (const { number } of numbered)
      expect(today.label!.baseline).toBeLessThan(number!.baseline - LABEL_FONT);
  });
});
