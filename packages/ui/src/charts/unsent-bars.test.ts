import { expect, it } from 'vitest';
import { planBars } from './bar-chart/bar-plan.ts';
import { stacksOf, totalSeries } from './bar-chart/stacks.ts';
import type { ChartSeries } from './chart-series.ts';
import { DAY, dailySeries } from './daily-series.fixture.ts';
import { planChart } from './time-chart/plan/chart-plan.ts';
import { sentSeries, unsentBars } from './unsent-bars.ts';
import { SPANISH_CHARTS } from './words.ts';

const START = Date.UTC(2026, 10, 1, 12);
const bars = (id: string, values: number[], more: Partial<ChartSeries> = {}): ChartSeries => ({
  ...dailySeries(START, values),
  ...{ id, kind: 'bar', axis: 'left', decimals: 0, ...more },
});
const sent = bars('sent', [4, 0, 7]);
/** On the second and third day, and on one of which the service has nothing. */
const unsent: ChartSeries = {
  ...bars('unsent', [5, 3, 2], { isUnsent: true }),
  x: Float64Array.of(START + DAY, START + 2 * DAY, START + 3 * DAY),
};
const axis = { title: 'Capturas', unit: 'adultos' };
const size = { width: 600, height: 300, speech: SPANISH_CHARTS };

it('stand on the bar of the service, and from 0 where there is none or where several stand beside each other', () => {
  const [one] = unsentBars([sent, unsent]);
  expect([...one!.bases]).toEqual([0, 7, 0]);
  expect([...one!.series.y]).toEqual([5, 10, 2]);
  expect([...unsentBars([sent, bars('model', [1, 1, 1]), unsent])[0]!.bases]).toEqual([0, 0, 0]);
  expect(unsentBars([sent, { ...unsent, visible: false }])).toEqual([]);
});

it('are drawn on top within the axis, and are in no sum', () => {
  const window = { start: START - DAY, end: START + 5 * DAY };
  const plan = planChart({ series: [sent, unsent], window, leftAxis: axis, ...size }, SPANISH_CHARTS);
  expect(plan.bars.map(({ series }) => series.id)).toEqual(['sent']);
  const [hollow] = plan.hollow;
  expect(hollow!.boxes).toHaveLength(3);
  expect(hollow!.boxes[1]!.bottom).toBeCloseTo(plan.bars[0]!.boxes.at(-1)!.top);
  expect(plan.left.max).toBeGreaterThanOrEqual(10);
  expect(stacksOf([sent, unsent]).totals.slice(0, 3)).toEqual(Float64Array.of(4, 0, 7));
  expect(totalSeries([sent, unsent], 'Total')).toEqual([]);
  expect(sentSeries([sent, unsent])).toEqual([sent]);
  expect(sentSeries([sent])).toEqual([sent]);
});

it('stand on the stack of a bar chart, also on a date that has nothing else', () => {
  const other = bars('other', [1, 2, 3]);
  const plan = planBars({ series: [sent, other, unsent], axis, todayLabel: 'hoy', ...size });
  expect([...plan.stacks.totals]).toEqual([5, 2, 10, Number.NaN]);
  const [hollow] = plan.hollow;
  const yPx = (value: number) => plan.yPx(sent, value);
  expect(hollow!.boxes.map(({ top, bottom }) => [top, bottom])).toEqual([
    [yPx(7), yPx(2)],
    [yPx(13), yPx(10)],
    [yPx(2), yPx(0)],
  ]);
  expect(plan.gaps).toEqual([]);
});
