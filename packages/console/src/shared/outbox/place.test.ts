import { expect, it } from 'vitest';
import type { OutboxItem } from './outbox-item.ts';
import { inOrder, placeAfter } from './place.ts';

const item = (id: string, queuedAt: number, place?: number) =>
  ({ id, queuedAt, ...(place !== undefined && { place }) }) as OutboxItem;
const ids = (items: readonly OutboxItem[]) => inOrder(items).map(({ id }) => id);

it('is after everything written before, also with a clock that was put back', () => {
  expect(placeAfter([], 500)).toBe(500);
  expect(placeAfter([item('a', 900, 900), item('b', 100, 901)], 200)).toBe(902);
  expect(placeAfter([item('a', 900)], 200)).toBe(901);
});

it('orders items of older builds, which have none, by their time', () => {
  expect(ids([item('c', 50, 301), item('b', 300), item('a', 100)])).toEqual(['a', 'b', 'c']);
  expect(ids([item('b', 100), item('a', 100)])).toEqual(['a', 'b']);
});
