import { describe, expect, it } from 'vitest';
import { afterToggle, EVERYTHING, summaryOf } from './selection.ts';

const crops = [
  { value: 1, label: 'Vid' },
  { value: 2, label: 'Cerezo' },
  { value: 3, label: 'Manzano' },
];

describe('afterToggle', () => {
  it('drops "Todos" once something is chosen', () => {
    expect(afterToggle<number>([EVERYTHING], [EVERYTHING, 2])).toEqual([2]);
  });

  it('drops the choices once "Todos" is chosen', () => {
    expect(afterToggle<number>([1, 2], [1, 2, EVERYTHING])).toEqual([]);
  });

  it('means all when the last choice is unticked', () => {
    expect(afterToggle<number>([2], [])).toEqual([]);
  });
});

describe('summaryOf', () => {
  it.each([
    [[], 'Todos'],
    [[2], 'Cerezo'],
    [[3, 1], 'Vid +1'],
    [[99], 'Todos'],
  ])('says %j as %s', (value, text) => {
    expect(summaryOf(crops, value, 'Todos')).toBe(text);
  });
});
