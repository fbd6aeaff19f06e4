/** Positions: two fields on the wire and in tables, one position in the domain. */
import { type Position, positionOf } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { codecOf, type Decoded, type Encoded, type Field, field } from './fields.ts';

export interface Degrees {
  readonly latitude: number | null;
  readonly longitude: number | null;
}
export interface Located {
  readonly position: Position | null;
}
type AtPosition<T extends Degrees> = Omit<T, keyof Degrees> & {
  readonly position: null extends T['latitude'] ? Position | null : Position;
};

/** The position in the older calls. */
export const olderPosition = field(
  'GPSPosition',
  z.strictObject({ latitude: z.number(), longitude: z.number() }),
);
type Degree<P> = null extends P ? number | null : number;
type InDegrees<T extends Partial<Located>> = Omit<T, 'position'> &
  (T extends { readonly position: infer P }
    ? { readonly [K in keyof Degrees]: Degree<P> }
    : { readonly [K in keyof Degrees]?: Degree<T['position']> });

/** Converts a thing's degrees to a position. With only one of the two it has no position. */
export const atPosition = <T extends Degrees>({ latitude, longitude, ...thing }: T): AtPosition<T> =>
  ({ ...thing, position: positionOf(latitude, longitude) }) as AtPosition<T>;

/** Converts a thing's position to degrees: both null for a null position, both absent for an absent one. */
export const inDegrees = <T extends Partial<Located>>({ position, ...thing }: T): InDegrees<T> =>
  ({
    ...thing,
    ...(position !== undefined && {
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    }),
  }) as InDegrees<T>;

type LocatedFields = Readonly<Record<string, Field>> & Readonly<Record<keyof Degrees, Field>>;
type LocatedThing<F extends LocatedFields> = AtPosition<Decoded<F> & Degrees>;

/** Codec of a thing with a position. */
export const locatedCodec = <F extends LocatedFields>(fields: F) =>
  reshaped(
    codecOf(fields, 'read') as z.ZodMiniType as z.ZodMiniType<Decoded<F> & Degrees, Encoded<F>>,
    (flat): LocatedThing<F> => atPosition(flat),
    (thing) => inDegrees(thing) as never,
  );

/** A codec with the same wire format and another form in the domain. */
export const reshaped = <Flat, T, Wire>(
  codec: z.ZodMiniType<Flat, Wire>,
  decode: (flat: Flat) => T,
  encode: (thing: T) => Flat,
) => z.pipe(codec, z.codec(z.custom<Flat>(), z.custom<T>(), { decode, encode } as never));
