import { describe, expect, it } from 'vitest';
import type { ChartSeries, ChartSpan } from '../../chart-series.ts';
import { SPANISH_CHARTS as ES } from '../../words.ts';
import { axisExtent, followingAxis, niceAxis } from './axis-scale.ts';
import { bandPath } from './band-path.ts';
import { barBoxes } from './bars.ts';
import { calendarTicks, tickLabel } from './calendar-ticks.ts';
import { fitTitles } from './frame-size.ts';
import { planMarkers } from './marker-plan.ts';
import { planPointMarks, provenancesOf } from './point-marks.ts';
import { fitText, textWidth, wrapText } from './text-width.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1, 12);
const nan = Number.NaN;
const days = (count: number) => ({ start: START, end: START + count * DAY });
const xPx = (x: number) => ((x - START) / DAY) * 10;
const yPx = (y: number) => 100 - y;

function series(values: number[], over: Partial<ChartSeries> = {}): ChartSeries {
  return {
    id: 'captures',
    label: 'Capturas',
    unit: 'adultos',
    color: 'captures',
    kind: 'line',
    axis: 'left',
    x: Float64Array.from(values, (_, i) => START + i * DAY),
    y: Float64Array.from(values),
    decimals: 0,
    ...over,
  };
}

describe('round dates', () => {
  it.each([
    [0.25, '12:00 13:00 14:00 15:00 16:00 17:00 18:00'],
    [2, '12:00 18:00 2 sep 06:00 12:00 18:00 3 sep 06:00 12:00'],
    [7, '1 sep 2 sep 3 sep 4 sep 5 sep 6 sep 7 sep 8 sep'],
    [30, '4 sep 8 sep 12 sep 16 sep 20 sep 24 sep 28 sep'],
    [90, '10 sep 24 sep 8 oct 22 oct 5 nov 19 nov'],
    [200, '1 sep 1 oct 1 nov 1 dic 1 ene 1 feb 1 mar'],
    [1500, 'ene 2027 ene 2028 ene 2029 ene 2030'],
  ])('of %d days are few and readable', (count, labels) => {
    const found = calendarTicks(days(count)).map((tick) => tickLabel(tick, days(count), ES.figures));
    expect(found.join(' ')).toBe(labels);
  });

  it('are never more than requested', () => {
    for (let count = 0.1; count < 40_000; count *= 1.3) {
      expect(calendarTicks(days(count), 8).length).toBeLessThanOrEqual(9);
    }
  });
});

describe('right axis', () => {
  it('shares the grid lines of the left one', () => {
    const left = niceAxis({ min: 0, max: 700 });
    const right = followingAxis({ min: 0, max: 13 }, left, true)!;
    expect(right.ticks).toHaveLength(left.ticks.length);
    expect(right.max).toBeGreaterThanOrEqual(13);
    expect(right.ticks.every(Number.isInteger)).toBe(true);
  });

  it('has ticks of its own when shared ones would waste the plot', () => {
    expect(followingAxis({ min: 0, max: 2 }, niceAxis({ min: 0, max: 1000 }), true)).toBeNull();
  });
});

describe('band', () => {
  const low = Float64Array.of(1, 2, nan, 3, 4);
  const high = Float64Array.of(5, 6, nan, 9, 8);
  const band = series([nan, nan, nan, nan, nan], { kind: 'band', spread: { low, high } });

  it('breaks at a hole instead of bridging it', () => {
    const { area, edges } = bandPath(band, days(5), xPx, yPx);
    expect(area).toBe('M0,95L10,94L10,98L0,99ZM30,91L40,92L40,96L30,97Z');
    expect(edges.match(/M/g)).toHaveLength(4);
  });

  it('counts for the axis', () => {
    expect(axisExtent([band], 'left', days(5), false)).toEqual({ min: 1, max: 9 });
  });

  it('stays small for a long series', () => {
    const n = 20_000;
    const long = series(
      Array.from({ length: n }, () => 1),
      {
        kind: 'band',
        spread: { low: new Float64Array(n), high: new Float64Array(n).fill(2) },
      },
    );
    const { area } = bandPath(long, days(n), xPx, yPx);
    expect(area.match(/L/g)!.length).toBeLessThanOrEqual(800);
  });
});

describe('bars of two series', () => {
  it('stand side by side', () => {
    const one = series([5, 6], { kind: 'bar' });
    const [a] = barBoxes(one, days(2), xPx, yPx, { slot: { index: 0, count: 2 } });
    const [b] = barBoxes(one, days(2), xPx, yPx, { slot: { index: 1, count: 2 } });
    expect(a!.right).toBeLessThanOrEqual(b!.left);
  });
});

describe('provenance marks', () => {
  const provenance = ['measured', 'filled', 'filled', 'corrected', 'filled', 'person'] as const;

  it('are one path a kind, above bars, and none for what is measured', () => {
    const far = series([1, 2, 3, 4, nan, 6], { kind: 'bar', provenance });
    const marks = planPointMarks(
      [far],
      days(6),
      (x) => xPx(x) * 3,
      (_, y) => 100 - y,
    );
    expect(marks.map((one) => one.provenance).sort()).toEqual(['corrected', 'filled', 'person']);
    expect(marks.find((one) => one.provenance === 'filled')!.path.match(/M/g)).toHaveLength(2);
    expect(marks.find((one) => one.provenance === 'person')!.path).toMatch(/^M146\.5,87a/);
    expect(provenancesOf([far])).toEqual(['filled', 'corrected', 'person']);
  });

  it('keep the rare one if two would touch', () => {
    const near = series([1, 2, 3, 4, 5, 6], { provenance });
    const marks = planPointMarks(
      [near],
      days(6),
      (x) => xPx(x) / 10,
      (_, y) => 100 - y,
    );
    expect(marks.map((one) => one.provenance)).toEqual(['corrected']);
  });
});

describe('long names', () => {
  const long = 'Nombre de una serie '.repeat(15);

  it('are cut to the room there is', () => {
    expect(fitText('Capturas', 12, 100)).toBe('Capturas');
    const cut = fitText(long, 12, 100);
    expect(cut).toMatch(/^Nombre.*…$/);
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(100);
    expect(fitText(long, 12, 3)).toBe('');
  });

  it('are broken at spaces, and a longer word has its own line', () => {
    const lines = wrapText(long, 12, 100);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(long);
    for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(100);
    expect(wrapText('de Extraordinariamente todo', 12, 60)).toEqual(['de', 'Extraordinariamente', 'todo']);
    expect(wrapText('', 12, 100)).toEqual(['']);
  });

  it('of two axes never meet', () => {
    const { left, right } = fitTitles(long, long, 360);
    expect(textWidth(left, 12) + textWidth(right!, 12)).toBeLessThanOrEqual(350);
    expect(fitTitles('Grados Días (°C·día)', long, 360).left).toBe('Grados Días (°C·día)');
  });

  it('of markers are cut too', () => {
    const plan = planMarkers({
      markers: [{ id: 'm', x: START + 3 * DAY, kind: 'control', label: long }],
      gaps: [],
      words: ES.words,
      zone: null,
      window: days(30),
      xPx,
      bounds: { left: -8, right: 300 },
      height: 320,
    });
    expect(plan.lines[0]!.label!.text).toMatch(/…$/);
  });
});

describe('what lasts', () => {
  it('is a bar from its first day to its end, cut at the edges of the window', () => {
    const lasting = (id: string, from: number, to: number | null): ChartSpan => ({
      ...{ id, kind: 'control', text: 'aplicación' },
      ...{ from: START + from * DAY, to: to === null ? null : START + to * DAY },
    });
    const { spans } = planMarkers({
      markers: [],
      spans: [
        lasting('a', 3, 17),
        lasting('b', -5, 2),
        lasting('c', 28, 40),
        lasting('d', -9, -1),
        lasting('e', 4, null),
      ],
      ...{ gaps: [], words: ES.words, zone: null, window: days(30), xPx },
      ...{ bounds: { left: -8, right: 300 }, height: 320 },
    });
    const end = xPx(days(30).end);
    expect(spans.map(({ id, left, width }) => [id, left, left + width])).toEqual([
      ['a', xPx(START + 3 * DAY), xPx(START + 17 * DAY)],
      ['b', xPx(START), xPx(START + 2 * DAY)],
      ['c', xPx(START + 28 * DAY), end],
    ]);
  });
});

describe('name the shaded zone if there is room beside the name of today', () => {
  it('say what the shaded zone is where there is room beside the name of today', () => {
    const input = {
      markers: [],
      gaps: [],
      words: ES.words,
      window: days(30),
      xPx,
      bounds: { left: -8, right: 300 },
      height: 320,
    };
    const names = (today: number) =>
      planMarkers({ ...input, today, zone: xPx(today) }).stretches.map(({ text }) => text);
    expect(names(START + 15 * DAY)).toEqual(['pronóstico']);
    expect(names(START + 26 * DAY)).toEqual([]);
  });
});
