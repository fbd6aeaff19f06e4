import { describe, expect, it } from 'vitest';
import { rowKeys } from './row-keys.ts';
import { stateOf, toggled, withRange, withRows } from './selection.ts';

const set = (...ids: number[]): ReadonlySet<number> => new Set(ids);

describe('a selection of rows', () => {
  it('says how much of a page is selected', () => {
    expect(stateOf(set(), [1, 2])).toBe('off');
    expect(stateOf(set(1, 9), [1, 2])).toBe('mixed');
    expect(stateOf(set(1, 2, 9), [1, 2])).toBe('on');
    expect(stateOf(set(1), [])).toBe('off');
  });

  it('leaves what is selected on other pages', () => {
    expect(withRows(set(9), [1, 2], true)).toEqual(set(9, 1, 2));
    expect(withRows(set(9, 1, 2), [1, 2], false)).toEqual(set(9));
    expect(toggled(set(9), 9)).toEqual(set());
  });

  it('takes a range in either direction, as the second press says', () => {
    expect(withRange(set(1), [1, 2, 3, 4], 1, 3)).toEqual(set(1, 2, 3));
    expect(withRange(set(4), [1, 2, 3, 4], 4, 2)).toEqual(set(2, 3, 4));
    expect(withRange(set(1, 2, 3), [1, 2, 3, 4], 1, 3)).toEqual(set());
    expect(withRange(set(), [1, 2], 7, 2)).toEqual(set(2));
  });
});

describe('rowKeys', () => {
  it('draws rows that share an id, or have none, one by one', () => {
    const rows = [{ id: 7 }, { id: 8 }, { id: 7 }, null, {}];
    const { keys, duplicates } = rowKeys(rows, (row) => (row as { id: number }).id);
    expect(keys).toEqual(['7', '8', '7#2', 'null', 'null#2']);
    expect(duplicates).toBe(2);
  });
});
