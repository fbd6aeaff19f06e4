import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { daysLater, type ValueKind, yearsBetween, yearsLater } from './align.ts';

const series = (start: string, ...values: number[]) => ({
  start: isoDate(start),
  values: Float64Array.from(values),
});
const from = (start: string) => ({ start: isoDate(start) });
const HOLE = Number.NaN;

describe('the years between two seasons', () => {
  it.each([
    ['2025-05-01', '2026-05-01', 1],
    ['2026-05-01', '2026-05-01', 0],
    ['2026-05-01', '2026-07-01', 0],
    ['2025-11-15', '2027-01-10', 1],
    ['2016-07-01', '2026-05-01', 10],
    ['2024-02-29', '2026-03-01', 2],
    ['2026-05-01', '2024-05-01', -2],
  ])('%s to %s: %i', (one, other, years) => {
    expect(yearsBetween(from(one), from(other))).toBe(years);
  });
});

describe('the same days of other years', () => {
  it('go on over New Year', () => {
    expect(yearsLater(series('2024-12-31', 1, 2), 2, 'total')).toEqual(series('2026-12-31', 1, 2));
  });

  it.each<[ValueKind, number[]]>([
    ['total', [10, 15]],
    ['amount', [22, 15]],
    ['reading', [10, 15]],
  ])('without a 29 February of its own: %s', (kind, expected) => {
    expect(yearsLater(series('2024-02-28', 10, 12, 15), 2, kind)).toEqual(series('2026-02-28', ...expected));
  });

  it.each<[ValueKind, number[]]>([
    ['total', [10, 12, 12, 15]],
    ['amount', [10, 12, HOLE, 15]],
    ['reading', [10, 12, HOLE, 15]],
  ])('with a 29 February that the other year lacks: %s', (kind, expected) => {
    expect(yearsLater(series('2026-02-27', 10, 12, 15), 2, kind)).toEqual(series('2028-02-27', ...expected));
  });

  it('count what was caught on either day where one of them has no count', () => {
    expect(yearsLater(series('2024-02-28', HOLE, 3), 1, 'amount')).toEqual(series('2025-02-28', 3));
    expect(yearsLater(series('2024-02-28', 3, HOLE), 1, 'amount')).toEqual(series('2025-02-28', 3));
    expect(yearsLater(series('2024-02-28', HOLE, HOLE), 1, 'amount')).toEqual(series('2025-02-28', HOLE));
  });

  it('stay where there are no years between, and are none for no days', () => {
    expect(yearsLater(series('2024-02-29', 1, 2), 0, 'total')).toEqual(series('2024-02-29', 1, 2));
    expect(yearsLater(series('2024-02-29'), 1, 'total').values).toHaveLength(0);
    expect(yearsLater(series('2024-02-29', 7), 4, 'reading')).toEqual(series('2028-02-29', 7));
  });

  it('are moved by whole days for the biofix', () => {
    expect(daysLater(series('2023-09-20', 1, 2), 1100)).toEqual(series('2026-09-24', 1, 2));
  });
});
