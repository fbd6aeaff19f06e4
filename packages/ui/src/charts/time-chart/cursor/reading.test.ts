import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { DAY, dailySeries } from '../../daily-series.fixture.ts';
import { untorn } from '../../span.ts';
import { SPANISH_CHARTS as ES } from '../../words.ts';
import { announcement, nearestX, nextX, readingText, valueAt } from './reading.ts';

const START = Date.UTC(2026, 10, 1, 12);
const at = (day: number) => START + day * DAY;
const window = { start: START, end: at(30) };

/** A series with the given records of single days. */
const series = (points: [number, number][], over: Partial<ChartSeries> = {}): ChartSeries =>
  dailySeries(
    START,
    points.map(([, value]) => value),
    { x: Float64Array.from(points, ([day]) => at(day)), ...over },
  );
const daily = series([
  [-1, 1],
  [0, 2],
  [1, Number.NaN],
  [2, 4.25],
  [3, 5],
  [40, 9],
]);
const weekly = series(
  [
    [0, 12],
    [7, 3],
  ],
  { id: 'w', label: 'Capturas', unit: 'adultos', kind: 'bar', decimals: 0 },
);

describe('cursor', () => {
  it('snaps to the nearest record of any series inside the window', () => {
    expect(nearestX([daily, weekly], at(1.2), window)).toBe(at(1));
    expect(nearestX([daily, weekly], at(6), window)).toBe(at(7));
    expect(nearestX([daily], at(-9), window)).toBe(at(0));
    expect(nearestX([daily], at(29), window)).toBe(at(3));
    expect(nearestX([], at(3), window)).toBeNaN();
  });

  it('steps over the records of all series and stays at the ends', () => {
    expect(nextX([daily, weekly], at(3), 1, window)).toBe(at(7));
    expect(nextX([daily, weekly], at(7), 1, window)).toBe(at(7));
    expect(nextX([daily, weekly], at(7), -1, window)).toBe(at(3));
    expect(nextX([daily, weekly], at(0), -1, window)).toBe(at(0));
  });

  it('reads a series at a date, and nothing where it has no record', () => {
    expect(valueAt(daily, at(2))).toBe(4.25);
    expect(valueAt(daily, at(1))).toBeNaN();
    expect(valueAt(weekly, at(2))).toBeNaN();
    expect(valueAt(series([]), at(2))).toBeNaN();
    expect(valueAt(series([[2, 8]]), at(2))).toBe(8);
  });

  it('reads a week on each of its seven days, and names its days', () => {
    const weeks = { ...weekly, since: Float64Array.of(at(-6), at(1)) };
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      expect(valueAt(weeks, at(day))).toBe(3);
      expect(nearestX([weeks], at(day + 0.3), window)).toBe(at(day));
    }
    expect([valueAt(weeks, at(0)), valueAt(weeks, at(8))]).toEqual([12, Number.NaN]);
    expect(announcement([weeks], [], at(3), ES)).toBe('mié 4 nov 2026. Capturas, semana 2–8 nov: 3 adultos');
    expect(announcement([weeks], [], at(0), ES)).toBe(
      'dom 1 nov 2026. Capturas, semana 26 oct–1 nov: 12 adultos',
    );
    const running = {
      ...weeks,
      x: Float64Array.of(at(0), at(2)),
      running: { x: at(2), y: 3, note: 'semana en curso' },
    };
    expect(announcement([running], [], at(1), ES)).toBe(
      'lun 2 nov 2026. Capturas, semana en curso 2–3 nov: 3 adultos',
    );
  });

  it('breaks no line at the dash between days', () => {
    expect(untorn('semana 26 oct–1 nov')).toBe('semana 26 oct\u2060–\u20601 nov');
    expect(untorn('12 oct – 3 nov 2026')).toBe('12 oct – 3 nov 2026');
  });

  it('reads a step as the level that is valid', () => {
    const step = series(
      [
        [0, 3],
        [5, Number.NaN],
        [7, 9],
      ],
      { kind: 'step' },
    );
    expect(valueAt(step, at(6))).toBe(3);
    expect(valueAt(step, at(7))).toBe(9);
    expect(valueAt(step, at(8))).toBeNaN();
    expect(valueAt(step, at(-1))).toBeNaN();
  });

  it('says date, values and events in Chilean Spanish', () => {
    expect(readingText(series([[2, 1234.5]]), at(2), ES)).toBe('1.234,5 °C·día');
    const control = {
      id: 'c',
      x: at(2),
      kind: 'control' as const,
      label: 'control',
      detail: 'Control: Spinosad 480 cc/100L',
    };
    expect(announcement([daily, weekly], [control], at(2), ES)).toBe(
      'mar 3 nov 2026. Grados día: 4,3 °C·día. Capturas: sin dato. Control: Spinosad 480 cc/100L',
    );
  });
  it('says ranges and where a value comes from', () => {
    const spread = { low: Float64Array.of(8.1), high: Float64Array.of(24.3) };
    expect(readingText(series([[2, Number.NaN]], { kind: 'band', spread }), at(2), ES)).toBe(
      '8,1 a 24,3 °C·día',
    );
    expect(readingText(series([[2, 16]], { spread, provenance: ['forecast'] }), at(2), ES)).toBe(
      '16,0 °C·día (8,1 a 24,3, pronosticado)',
    );
    expect(readingText({ ...weekly, provenance: ['person', 'measured'] }, at(0), ES)).toBe(
      '12 adultos (contado por una persona)',
    );
    expect(readingText({ ...weekly, provenance: ['person', 'measured'] }, at(7), ES)).toBe('3 adultos');
  });
});
