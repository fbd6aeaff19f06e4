import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChartMarker } from '../../chart-series.ts';
import { SPANISH_CHARTS as ES } from '../../words.ts';
import { planMarkers } from './marker-plan.ts';
import { namesInView } from './names-in-view.ts';

const WIDTH = 900;
const window = { start: 0, end: WIDTH };
const marker = (x: number, label: string): ChartMarker => ({
  id: `${label}-${x}`,
  x,
  kind: 'control',
  label,
});
const planned = (markers: readonly ChartMarker[]) =>
  planMarkers({
    markers,
    gaps: [],
    words: ES.words,
    zone: null,
    window,
    xPx: (ms) => ms,
    bounds: { left: 0, right: WIDTH },
    height: 300,
  });

/** Left edge of each readable name, px. */
const seen = ({ names }: ReturnType<typeof planned>, left: number, right: number) =>
  Object.fromEntries(namesInView(names, { left, right }).map((one) => [one.input.id, one.left]));

it('leaves a name where it is while it can be read', () => {
  const plan = planned([marker(400, 'biofix')]);
  expect(seen(plan, 0, WIDTH)).toEqual({ 'biofix-400': plan.lines[0]!.label!.left });
});

it('moves a name that an edge would cut to the other side of its line', () => {
  const plan = planned([marker(895, 'cambio de dispositivo')]);
  expect(plan.lines[0]!.label!.left).toBeLessThan(850);
  expect(seen(plan, 850, 1100)).toEqual({ 'cambio de dispositivo-895': 901 });
  const other = planned([marker(500, 'cambio de dispositivo')]);
  const { left, width } = other.lines[0]!.label!;
  expect(left).toBe(506);
  expect(seen(other, 100, 520)).toEqual({ 'cambio de dispositivo-500': 494 - width });
});

it('hides a name that would be cut on both sides, or whose line is out of view', () => {
  const plan = planned([marker(500, 'cambio de dispositivo')]);
  expect(seen(plan, 480, 520)).toEqual({});
  expect(seen(plan, 505, 880)).toEqual({ 'cambio de dispositivo-500': 506 });
  expect(seen(plan, 507, 880)).toEqual({});
});

it('never cuts a name, nor sets one on another or on a line, wherever it is scrolled', () => {
  const names = fc.constantFrom('control', 'biofix', 'cambio de dispositivo', 'inicio de floración');
  const markers = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: WIDTH }), names), {
    selector: ([x]) => x,
    maxLength: 9,
  });
  fc.assert(
    fc.property(markers, fc.integer({ min: 0, max: WIDTH - 280 }), (all, left) => {
      const plan = planned(all.map(([x, name]) => marker(x, name)));
      const shown = namesInView(plan.names, { left, right: left + 280 });
      for (const a of shown) {
        const end = a.left + a.input.width;
        expect(a.left).toBeGreaterThanOrEqual(left);
        expect(end).toBeLessThanOrEqual(left + 280);
        for (const b of shown.filter((one) => one !== a && one.row === a.row))
          expect(end <= b.left || b.left + b.input.width <= a.left).toBe(true);
        for (const { input, row } of plan.names)
          if (input !== a.input && row >= a.row) expect(input.x <= a.left || input.x >= end).toBe(true);
      }
    }),
  );
});
