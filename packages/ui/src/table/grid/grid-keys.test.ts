import { describe, expect, it } from 'vitest';
import { cellAfterKey } from './grid-keys.ts';

const size = { rows: 51, columns: 5, pageRows: 10 };
const after = (key: string, row: number, column: number, isCtrl = false) => {
  const cell = cellAfterKey(key, isCtrl, { row, column }, size);
  return cell && [cell.row, cell.column];
};

describe('cellAfterKey', () => {
  it('moves by one with the arrows and stops at the edges', () => {
    expect(after('ArrowDown', 0, 2)).toEqual([1, 2]);
    expect(after('ArrowDown', 50, 2)).toEqual([50, 2]);
    expect(after('ArrowUp', 0, 2)).toEqual([0, 2]);
    expect(after('ArrowRight', 3, 4)).toEqual([3, 4]);
    expect(after('ArrowLeft', 3, 4)).toEqual([3, 3]);
  });

  it('goes to the ends of a row, and with Ctrl of the whole', () => {
    expect(after('Home', 7, 3)).toEqual([7, 0]);
    expect(after('End', 7, 1)).toEqual([7, 4]);
    expect(after('Home', 7, 3, true)).toEqual([0, 0]);
    expect(after('End', 7, 3, true)).toEqual([50, 4]);
    expect(after('ArrowDown', 7, 3, true)).toEqual([50, 3]);
  });

  it('passes a page of rows, and stays below the head going up', () => {
    expect(after('PageDown', 0, 1)).toEqual([10, 1]);
    expect(after('PageDown', 45, 1)).toEqual([50, 1]);
    expect(after('PageUp', 4, 1)).toEqual([1, 1]);
    expect(after('PageUp', 30, 1)).toEqual([20, 1]);
  });

  it('leaves other keys alone', () => {
    expect(after('a', 1, 1)).toBeNull();
    expect(after('Tab', 1, 1)).toBeNull();
  });
});
