import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Day, Id } from './common.ts';
import {
  codecOf,
  field,
  fromWire,
  listOf,
  namesOf,
  partly,
  renamed,
  seenOf,
  toWire,
  wireNames,
} from './fields.ts';

const trap = {
  id: field('trap_id', Id),
  setUp: field('date_set_up', Day),
  note: field('note', z.string(), z.string().check(z.maxLength(5))),
};
const row = { trap_id: 7, date_set_up: '2026-09-01', note: 'a long note' };

describe('the fields of a thing', () => {
  it('are read off the wire and written there', () => {
    const Trap = codecOf(trap, 'read');
    const read = Trap.parse(row);
    expect(read).toEqual({ id: 7, setUp: '2026-09-01', note: 'a long note' });
    expect(z.encode(Trap, read)).toEqual(row);
  });

  it('are checked under the names of the wire, each side by its own shape', () => {
    const issuesOf = (shape: z.ZodMiniType, body: object) =>
      shape.safeParse(body).error?.issues.map(({ path, code }) => [path.join('.'), code]);
    expect(issuesOf(codecOf(trap, 'written'), { ...row, date_set_up: '2026-02-30' })).toEqual([
      ['date_set_up', 'invalid_format'],
      ['note', 'too_big'],
    ]);
    expect(issuesOf(codecOf(trap, 'read'), { ...row, other: 1 })).toEqual([['', 'unrecognized_keys']]);
  });

  it('of a part are those that are given', () => {
    expect(fromWire(trap, { trap_id: 7 })).toEqual({ id: 7 });
    expect(toWire(trap, { note: '', setUp: undefined })).toEqual({ note: '' });
    expect(codecOf(partly(trap), 'read').parse({ note: 'x' })).toEqual({ note: 'x' });
  });

  it('are not written of something else', () => {
    const Holder = codecOf({ trap: field('trap', codecOf(trap, 'read')) }, 'read');
    expect(z.safeEncode(Holder, {} as never).success).toBe(false);
  });

  it('may go by other names', () => {
    const older = renamed(trap, { id: 'trapId' });
    expect(wireNames(older)).toEqual(['trapId', 'setUp', 'note']);
    expect(namesOf(trap)).toEqual({ id: 'trap_id', setUp: 'date_set_up', note: 'note' });
    expect(z.encode(codecOf(older, 'read'), codecOf(trap, 'read').parse(row))).toEqual({
      trapId: 7,
      setUp: '2026-09-01',
      note: 'a long note',
    });
  });

  it('of what is inside are read and written, too', () => {
    const grid = { traps: field('trap', listOf(codecOf(trap, 'read'))), ...seenOf(trap) };
    const Grid = codecOf(grid, 'read');
    const wire = { trap: [row], seen: { date_set_up: '2026-08-30' } };
    const read = Grid.parse(wire);
    expect(read).toEqual({
      traps: [{ id: 7, setUp: '2026-09-01', note: 'a long note' }],
      seen: { setUp: '2026-08-30' },
    });
    expect(z.encode(Grid, read)).toEqual(wire);
  });
});
