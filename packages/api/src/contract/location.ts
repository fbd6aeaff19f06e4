/** Where a thing is: two fields on the wire and in a table, one position in the domain. */
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

/** As the older calls have it. */
export const olderPosition = field(
  'GPSPosition',
  z.strictObject({ latitude: z.number(), longitude: z.number() }),
);
type Degree<P> = null extends P ? number | null : number;
type InDegrees<T extends Partial<Located>> = Omit<T, 'position'> &
  (T extends { readonly position: infer P }
    ? { readonly [K in keyof Degrees]: Degree<P> }
    : { readonly [K in keyof Degrees]?: Degree<T['position']> });

/** A thing as the domain has it; half a position is none. */
export const atPosition = <T extends Degrees>({ latitude, longitude, ...thing }: T): AtPosition<T> =>
  ({ ...thing, position: positionOf(latitude, longitude) }) as AtPosition<T>;

/** A thing, or some of its fields, with its position as two degrees; without a position it has neither. */
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

/** Reads a thing with its position off the wire and writes it there. */
export const locatedCodec = <F extends LocatedFields>(fields: F) =>
  reshaped(
    codecOf(fields, 'read') as z.ZodMiniType as z.ZodMiniType<Decoded<F> & Degrees, Encoded<F>>,
    (flat): LocatedThing<F> => atPosition(flat),
    (thing) => inDegrees(thing) as never,
  );

/** The same on the wire, another form in the domain. */
export const reshaped = <Flat, T, Wire>(
  codec: z.ZodMiniType<Flat, Wire>,
  decode: (flat: Flat) => T,
  encode: (thing: T) => Flat,
) => z.pipe(codec, z.codec(z.custom<Flat>(), z.custom<T>(), { decode, encode } as never));
