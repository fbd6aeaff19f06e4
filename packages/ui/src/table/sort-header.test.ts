import { expect, it } from 'vitest';
import { nextSort } from './sort-header.tsx';

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
