import { describe, expect, it } from 'vitest';
import { afterTick, afterToggle, EVERYTHING, shownOf, summaryOf } from './selection.ts';

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

describe('a "Todos" that chooses each', () => {
  const choice = (value: readonly number[]) => ({
    options: crops,
    value,
    allLabel: 'Todos',
    allChoosesEach: true,
    placeholder: 'Elija cultivos',
  });

  it('says what is chosen, and nothing where nothing is', () => {
    expect(shownOf(choice([]))).toEqual({ ticked: [], text: 'Elija cultivos' });
    expect(shownOf(choice([3, 2]))).toEqual({ ticked: [3, 2], text: 'Cerezo +1' });
    expect(shownOf(choice([1, 2, 3]))).toEqual({ ticked: [EVERYTHING, 1, 2, 3], text: 'Todos' });
    expect(shownOf({ ...choice([]), options: [] })).toEqual({ ticked: [], text: 'Elija cultivos' });
  });

  it('ticks all, unticks all, and lets one go out of all', () => {
    expect(afterTick(choice([2]), [2, EVERYTHING])).toEqual([1, 2, 3]);
    expect(afterTick(choice([1, 2, 3]), [1, 2, 3])).toEqual([]);
    expect(afterTick(choice([1, 2, 3]), [EVERYTHING, 1, 3])).toEqual([1, 3]);
  });
});
