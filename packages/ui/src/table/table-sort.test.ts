import { describe, expect, it } from 'vitest';
import { nextOrder, nextSort } from './table-sort.ts';

const name = { id: 'name', header: 'Campo', value: () => '' };
const count = { id: 'count', header: 'Capturas', kind: 'number' as const, value: () => 0 };

it('sorts texts from A, then from Z, then not at all', () => {
  const first = nextSort(name, null);
  expect(first).toEqual({ id: 'name', isDescending: false });
  const second = nextSort(name, first);
  expect(second).toEqual({ id: 'name', isDescending: true });
  expect(nextSort(name, second)).toBeNull();
});

it('sorts numbers from the highest first', () => {
  const first = nextSort(count, { id: 'name', isDescending: true });
  expect(first).toEqual({ id: 'count', isDescending: true });
  expect(nextSort(count, first)).toEqual({ id: 'count', isDescending: false });
});

it('sorts dates from the latest first', () => {
  const day = { id: 'day', header: 'Fecha', kind: 'date' as const, value: () => null };
  expect(nextSort(day, null)).toEqual({ id: 'day', isDescending: true });
});

describe('nextOrder', () => {
  const byName = { id: 'name', isDescending: false };
  const byCount = { id: 'count', isDescending: true };

  it('puts a pressed column in the place of the others', () => {
    expect(nextOrder(count, [byName], false)).toEqual([byCount]);
    expect(nextOrder(name, [byName, byCount], false)).toEqual([byName]);
  });

  it('adds a column with Shift, turns it where it stands, and takes it out', () => {
    const both = nextOrder(count, [byName], true);
    expect(both).toEqual([byName, byCount]);
    const turned = nextOrder(name, both, true);
    expect(turned).toEqual([{ ...byName, isDescending: true }, byCount]);
    expect(nextOrder(name, turned, true)).toEqual([byCount]);
  });
});
