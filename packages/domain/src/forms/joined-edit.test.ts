import { describe, expect, it } from 'vitest';
import { joinedEdit } from './joined-edit.ts';

interface Person {
  readonly first: string;
  readonly last: string;
  readonly sectors: Readonly<Record<string, string>>;
}
const SEEN: Person = { first: 'Ana', last: 'Soto', sectors: { '1': 'user', '2': 'admin' } };

describe('an edit of something that somebody else edited meanwhile', () => {
  it('changes what its editor changed, and leaves the rest as others made it', () => {
    const now = { ...SEEN, last: 'Soto Rojas' };
    expect(joinedEdit({ ...SEEN, first: 'Anita' }, SEEN, now)).toEqual({
      changes: { first: 'Anita' },
      clashes: [],
    });
    expect(joinedEdit(SEEN, SEEN, now)).toEqual({ changes: {}, clashes: [] });
  });

  it('names what both changed, unless they changed it alike', () => {
    const wanted = { ...SEEN, first: 'Anita', last: 'Soto Rojas' };
    const now = { ...SEEN, first: 'Anna', last: 'Soto Rojas' };
    expect(joinedEdit(wanted, SEEN, now).clashes).toEqual(['first']);
  });

  it('takes lists of rights in any order', () => {
    const wanted = { sectors: { '2': 'admin', '1': 'user' } };
    expect(joinedEdit<Person>(wanted, SEEN, { ...SEEN, sectors: { '3': 'user' } })).toEqual({
      changes: {},
      clashes: [],
    });
  });

  it('takes for one what means something only together, though each changed another part of it', () => {
    const seen = { lat: -33.7, lon: -71.2, name: 'Norte' };
    const now = { ...seen, lon: -71.5 };
    const moved = { ...seen, lat: -33.9 };
    expect(joinedEdit(moved, seen, now, ['lat', 'lon']).clashes).toEqual(['lon']);
    expect(joinedEdit({ lat: -33.9 }, seen, now, ['lat', 'lon']).clashes).toEqual(['lon']);
    expect(joinedEdit({ ...moved, lon: -71.5 }, seen, now, ['lat', 'lon']).clashes).toEqual([]);
    expect(joinedEdit({ ...seen, name: 'Sur' }, seen, now, ['lat', 'lon'])).toEqual({
      changes: { name: 'Sur' },
      clashes: [],
    });
  });

  it('gives its editor what is known not to have been seen: it was shown, and is meant', () => {
    const { first: _, ...seen } = SEEN;
    expect(joinedEdit({ ...SEEN, first: 'Anita' }, seen, { ...SEEN, first: 'Anna' })).toEqual({
      changes: { first: 'Anita' },
      clashes: [],
    });
  });
});
