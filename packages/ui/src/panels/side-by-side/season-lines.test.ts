import { isoDate, wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { seriesCsv } from '../../charts/download/series-sheet.ts';
import { sourceLine } from '../../charts/download/source-line.ts';
import { pointedSeason } from '../../charts/time-chart/cursor/pointed-season.ts';
import { summaryOf } from '../../charts/time-chart/cursor/summary.ts';
import { planChart } from '../../charts/time-chart/plan/chart-plan.ts';
import { SPANISH_CHARTS } from '../../charts/words.ts';
import { STATION_COLORS } from '../../theme/tokens.ts';
import { OVER_WEATHER, seasonCounts, seasonLines } from './season-lines.ts';

const look = { unit: '°C·día', decimals: 1, axis: 'left' } as const;
const day = (text: string) => wallMsOfDay(isoDate(text));
const season = (place: number, start: string, ...values: number[]) => ({
  id: `season-${place}`,
  name: `20${20 + place}–${21 + place}`,
  place,
  daily: { start: isoDate(start), values: Float64Array.from(values) },
  note: '2 días más tarde',
});

it('is a thin line whose card says the value of the day of the chart’s own record', () => {
  const [line] = seasonLines([season(0, '2026-10-01', 5, 9, 14)], look, day('2026-10-02'));
  expect(line).toMatchObject({ label: '2020–21', kind: 'line', compared: 'solid', color: 'station1' });
  expect(line!.lastRecord).toEqual({ x: day('2026-10-02'), y: 9, note: '2 días más tarde' });
  expect(seasonLines([season(0, '2026-10-01', 5)], look, undefined)[0]!.lastRecord).toBeUndefined();
});

it('is dashed where its colour stands for another one already', () => {
  const lines = seasonLines([season(0, '2026-10-01', 5), season(8, '2026-10-01', 5)], look, undefined);
  expect(lines.map(({ color, compared }) => [color, compared])).toEqual([
    ['station1', 'solid'],
    ['station1', 'dashed'],
  ]);
});

it('has colours of its own over a chart whose lines are blue and orange', () => {
  const nine = Array.from({ length: 9 }, (_, place) => season(place, '2026-10-01', 5));
  const lines = seasonLines(nine, { ...look, colors: OVER_WEATHER }, undefined);
  expect(new Set(OVER_WEATHER)).toEqual(new Set(STATION_COLORS));
  expect(lines.map(({ color }) => color)).toEqual([...OVER_WEATHER, OVER_WEATHER[0]]);
  expect(lines.at(-1)!.compared).toBe('dashed');
  expect(lines[0]).not.toHaveProperty('colors');
});

it('counts captures by the weeks of the season shown, and hangs them from 0', () => {
  // 5 October 2026 is a Monday.
  const days = season(0, '2026-10-05', 1, Number.NaN, 2, 0, 0, 0, 4, 9);
  const [counts] = seasonCounts([days], { ...look, decimals: 0 }, day('2026-10-12'));
  expect([...counts!.x]).toEqual([day('2026-10-11'), day('2026-10-18')]);
  expect([...counts!.y]).toEqual([7, 9]);
  expect([...counts!.since!]).toEqual([day('2026-10-05'), day('2026-10-12')]);
  expect(counts!.lastRecord).toMatchObject({ x: day('2026-10-11'), y: 7 });

  const window = { start: day('2026-10-05'), end: day('2026-10-20') };
  const own = { ...counts!, id: 'own', kind: 'bar', compared: undefined, isMirrored: false } as const;
  const frame = { window, leftAxis: { title: 'Capturas', unit: '' }, width: 600, height: 320 };
  const plan = planChart({ ...frame, series: [own, counts!] }, SPANISH_CHARTS);
  expect(plan.left.min).toBeLessThanOrEqual(-9);
  expect(plan.left.isMirrored).toBe(true);
  expect(plan.yPx(own, 0)).toBe(plan.yPx(counts!, 0));
  expect(plan.yPx(counts!, 9) - plan.yPx(counts!, 0)).toBeCloseTo(plan.yPx(own, 0) - plan.yPx(own, 9));
  // Read aloud as they are, without a sign.
  expect(summaryOf({ series: [counts!], window })).toContain('máximo 9 ');
  expect(summaryOf({ series: [counts!], window })).not.toContain('-');
});

it('counts captures by day where the chart does', () => {
  const [counts] = seasonCounts(
    [season(0, '2026-10-05', 1, Number.NaN, 2)],
    { ...look, decimals: 0 },
    day('2026-10-06'),
    'daily',
  );
  expect([...counts!.x]).toEqual([day('2026-10-05'), day('2026-10-06'), day('2026-10-07')]);
  expect([...counts!.y]).toEqual([1, Number.NaN, 2]);
  expect(counts).not.toHaveProperty('since');
  expect(counts!.lastRecord).toMatchObject({ x: day('2026-10-05'), y: 1 });
});

it('draws the chart’s own line over the others, and their holes are no gaps of it', () => {
  const own = {
    ...seasonLines([season(0, '2026-10-01', 1, 2, 3)], look, undefined)[0]!,
    compared: undefined,
  };
  const others = seasonLines([season(1, '2026-10-01', 1, Number.NaN, 3)], look, undefined);
  const window = { start: day('2026-10-01'), end: day('2026-10-04') };
  const frame = { window, leftAxis: { title: '', unit: '' }, width: 600, height: 320 };
  const plan = planChart({ ...frame, series: [own, ...others] }, SPANISH_CHARTS);
  expect(plan.strokes.map(({ id }) => id)).toEqual(['season-1', 'season-0']);
  expect(plan.gaps).toEqual([]);
});

it('names in files the season of every column, and the last day of the season shown as the last known', () => {
  const others = seasonLines([season(0, '2026-10-01', 5, 9, 14)], { ...look, beside: '2026–27' }, undefined);
  const own = {
    ...seasonLines([season(1, '2026-10-01', 1234.5)], look, undefined)[0]!,
    label: 'Grados Día',
    compared: undefined,
  };
  expect(
    seriesCsv([own, ...others])
      .trim()
      .split('\r\n'),
  ).toEqual([
    '\uFEFFFecha;Grados Día, 2026–27 (°C·día);2020–21 (°C·día)'.trim(),
    '2026-10-01;1234,5;5,0',
    '2026-10-02;;9,0',
    '2026-10-03;;14,0',
  ]);
  const byBiofix = others.map((one) => ({ ...one, laid: 'por biofix' }));
  expect(seriesCsv([own, ...byBiofix])).toContain(
    'Grados Día, 2026–27 (°C·día);2020–21, por biofix (°C·día)',
  );
  expect(seriesCsv([own])).toContain('Grados Día (°C·día)');
  expect(sourceLine('Vigía', [own, ...others], SPANISH_CHARTS)).toMatch(/hasta el 1 oct 2026\.$/);
});

it('is pointed at from near its line alone, the nearest first, and not when it is hidden', () => {
  const [first, second] = seasonLines(
    [season(0, '2026-10-01', 10, 10, 10), season(8, '2026-10-01', 14, 14, 14)],
    look,
    undefined,
  );
  const x = day('2026-10-02');
  const at = (y: number, all = [first!, second!]) =>
    pointedSeason({ yPx: (_one, value) => value }, all, x, y);
  expect(at(9)).toBe('station1-solid');
  expect(at(13)).toBe('station1-dashed');
  expect(at(23)).toBeNull();
  expect(at(13, [first!, { ...second!, visible: false }])).toBe('station1-solid');
  expect(at(10, [{ ...first!, compared: undefined }])).toBeNull();
});
