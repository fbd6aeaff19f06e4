import type { Mark } from './marks.ts';

const same = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.at.x === b.at.x && a.at.y === b.at.y);

/**
 * Marks that only one of two lists has, after removing what both have at their beginning and at their end. That
 * is exact for a click. For lists with several changes, everything between the first and the last change is
 * returned.
 */
export function changedMarks(before: readonly Mark[], after: readonly Mark[]): readonly Mark[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail]))
    tail++;
  return [...before.slice(head, before.length - tail), ...after.slice(head, after.length - tail)];
}
