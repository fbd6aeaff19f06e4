import { addDays, dayNumberOf, isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { joinMarks, type Mark } from './joined-marks.ts';

const on = (day: number, label = 'aplicación', kind: Mark['kind'] = 'control'): Mark => ({
  date: addDays(isoDate('2026-10-01'), day),
  kind,
  label,
});
const APART = 6;

describe('marks of several charts', () => {
  it('that are far apart have a number each, by day, and keep their days', () => {
    const { charts, list } = joinMarks([[on(0), on(20)], [on(10, 'biofix', 'biofix')]], APART);
    expect(charts.map((lines) => lines.map(({ number, date }) => [number, date]))).toEqual([
      [
        [1, '2026-10-01'],
        [3, '2026-10-21'],
      ],
      [[2, '2026-10-11']],
    ]);
    expect(list.map(({ marks }) => marks.map(({ charts }) => charts))).toEqual([[[0]], [[1]], [[0]]]);
  });

  it('that are close together are one line, with all of their kinds, and each is listed once', () => {
    const stage = on(2, 'cuajado', 'phenology');
    const { charts, list } = joinMarks([[on(0), stage], [stage]], APART);
    expect(charts[0]).toMatchObject([
      { number: 1, kind: 'control', also: ['phenology'], label: 'aplicación, cuajado', date: '2026-10-02' },
    ]);
    expect(charts[1]).toMatchObject([{ number: 1, kind: 'phenology', also: [], date: '2026-10-03' }]);
    expect(list).toMatchObject([
      {
        number: 1,
        marks: [
          { label: 'aplicación', charts: [0] },
          { label: 'cuajado', charts: [0, 1] },
        ],
      },
    ]);
  });

  it('are far enough apart on every chart, however many they are', () => {
    const many = [1, 2, 3].map((step) => Array.from({ length: 40 }, (_, i) => on((i * (step * 7 + 4)) % 83)));
    const { charts, list } = joinMarks(many, APART);
    for (const lines of charts) {
      const days = lines.map(({ date }) => dayNumberOf(date));
      for (const [i, day] of days.slice(1).entries())
        expect(day - days[i]!).toBeGreaterThanOrEqual(APART - 1);
    }
    const dates = list.flatMap(({ marks }) => marks.map(({ date }) => date));
    expect(dates).toEqual([...new Set(many.flat().map(({ date }) => date))].sort());
  });
});
