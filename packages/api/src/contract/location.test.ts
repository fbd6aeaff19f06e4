import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { field } from './fields.ts';
import { atPosition, inDegrees, locatedCodec } from './location.ts';

const degree = z.nullable(z.number());
const trap = {
  id: field('trap_id', Id),
  latitude: field('trap_lat', degree),
  longitude: field('trap_lon', degree),
};
const wire = { trap_id: 7, trap_lat: -33.5, trap_lon: -70.7 };
const thing = { id: 7, position: { latitude: -33.5, longitude: -70.7 } };

describe('a position', () => {
  it('is two fields on the wire and one in the domain', () => {
    const Trap = locatedCodec(trap);
    expect(z.decode(Trap, wire)).toEqual(thing);
    expect(z.encode(Trap, thing)).toEqual(wire);
    expect(Trap.safeParse({ ...wire, trap_lat: 'x' }).error?.issues[0]?.path).toEqual(['trap_lat']);
  });

  it('of which half is missing is none', () => {
    const nowhere = { id: 7, position: null };
    expect(atPosition({ id: 7, latitude: -33.5, longitude: null })).toEqual(nowhere);
    expect(z.encode(locatedCodec(trap), nowhere)).toEqual({ trap_id: 7, trap_lat: null, trap_lon: null });
  });

  it('that is not given stays so', () => {
    const withoutPosition: Partial<typeof thing> = { id: 7 };
    expect(inDegrees(withoutPosition)).toEqual({ id: 7 });
  });
});
