import { describe, expect, it } from 'vitest';
import { type LabelInput, type LabelPosition, layoutLabels, rowsUsed } from './label-rows.ts';

const bounds = { left: 0, right: 400 };
const label = (id: string, x: number, width = 60, line = true): LabelInput => ({ id, x, width, line });

function collisions(inputs: readonly LabelInput[], places: ReadonlyMap<string, LabelPosition>): string[] {
  const placed = inputs.flatMap((input) => {
    const place = places.get(input.id);
    return place ? [{ ...input, ...place }] : [];
  });
  const found: string[] = [];
  for (const a of placed) {
    for (const b of placed) {
      if (a === b) continue;
      const together = a.row === b.row && a.left < b.left + b.width && b.left < a.left + a.width;
      const through = a.line && a.row >= b.row && a.x > b.left && a.x < b.left + b.width;
      if (together) found.push(`${a.id} over ${b.id}`);
      if (through) found.push(`line of ${a.id} through ${b.id}`);
    }
  }
  return found;
}

describe('label rows', () => {
  it('puts labels with room into the first row, right of their lines', () => {
    const places = layoutLabels([label('biofix', 10), label('hoy', 200, 20)], bounds, 4);
    expect(places.get('biofix')).toEqual({ left: 16, row: 0 });
    expect(places.get('hoy')).toEqual({ left: 206, row: 0 });
    expect(rowsUsed(places)).toBe(1);
  });

  it('lifts a text over the lines it reaches across', () => {
    const inputs = [label('a', 100), label('b', 120), label('c', 140)];
    const places = layoutLabels(inputs, bounds, 4);
    expect(places.size).toBe(3);
    expect(collisions(inputs, places)).toEqual([]);
  });

  it('turns a text to the left at the right edge', () => {
    expect(layoutLabels([label('hoy', 390)], bounds, 4).get('hoy')!.left).toBe(390 - 6 - 60);
  });

  it('keeps two markers of one day apart', () => {
    const inputs = [label('a', 100), label('b', 100)];
    expect(collisions(inputs, layoutLabels(inputs, bounds, 4))).toEqual([]);
  });

  it('leaves out labels without room rather than let them overlap', () => {
    const inputs = Array.from({ length: 12 }, (_, i) => label(`m${i}`, 100 + i * 3));
    const places = layoutLabels(inputs, bounds, 3);
    expect(places.size).toBeLessThan(12);
    expect(collisions(inputs, places)).toEqual([]);
  });

  it('gives the label with priority its place, however crowded its days are', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => label(`m${i}`, 188 + i * 2));
    const today = { ...label('hoy', 200, 20), first: true };
    expect(layoutLabels([...crowd, { ...today, first: false }], bounds, 3).has('hoy')).toBe(false);
    const inputs = [...crowd, today];
    const places = layoutLabels(inputs, bounds, 3);
    expect(places.has('hoy')).toBe(true);
    expect(places.size).toBeGreaterThan(2);
    expect(collisions(inputs, places)).toEqual([]);
  });

  it('never collides, for any number of labels, nor leaves out the one with priority', () => {
    let state = 7;
    const next = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    for (let round = 0; round < 300; round++) {
      const inputs = Array.from({ length: 1 + Math.floor(next() * 14) }, (_, i) =>
        label(`m${i}`, Math.round(next() * 400), 20 + next() * 120, next() > 0.2),
      );
      const today = { ...label('hoy', Math.round(next() * 400), 20), first: true };
      const places = layoutLabels([...inputs, today], bounds, 5);
      expect(collisions([...inputs, today], places)).toEqual([]);
      expect(places.has('hoy')).toBe(true);
    }
  });
});
