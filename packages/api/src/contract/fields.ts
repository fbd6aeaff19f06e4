/** Things of the farm as a table of their fields: what stands here is spelt nowhere else. */
import { SAVE_QUESTION_CODES } from '@vigia/domain/farm';
import * as z from 'zod/mini';

type Shape = z.ZodMiniType;

/** A field of a thing: its name on the wire, its shape as it is read and as it is written. */
export interface Field<
  Name extends string = string,
  Read extends Shape = Shape,
  Written extends Shape = Shape,
> {
  readonly name: Name;
  readonly read: Read;
  readonly written: Written;
}
/** Fields of a thing by their names in the domain. */
export type Fields = Readonly<Record<string, Field>>;
type Side = 'read' | 'written';

type Named<F extends Fields, S extends Side> = { [K in keyof F as F[K]['name']]: F[K][S] };
type OfDomain<F extends Fields, S extends Side> = { [K in keyof F]: F[K][S] };
/** A thing with the domain's names. */
export type Decoded<F extends Fields, S extends Side = 'read'> = z.output<z.ZodMiniObject<OfDomain<F, S>>>;
/** A thing with the names of the wire. */
export type Encoded<F extends Fields, S extends Side = 'read'> = z.input<z.ZodMiniObject<Named<F, S>>>;

/** @param written where what is stored may be wider than what is taken today */
export function field<const Name extends string, Read extends Shape, Written extends Shape = Read>(
  name: Name,
  read: Read,
  written: Written = read as unknown as Written,
): Field<Name, Read, Written> {
  return { name, read, written };
}

/**
 * A row of a table that keeps the fields of a thing under their names on the wire. A day is read as the domain's, an
 * instant as the text of the wire.
 */
export type RowOf<F extends Fields> = {
  [K in keyof F as F[K]['name']]: z.output<F[K]['read']> extends z.input<F[K]['read']>
    ? z.output<F[K]['read']>
    : z.input<F[K]['read']>;
};

/** Several of a kind, which the domain never changes in place. */
export const listOf = <T, W>(item: z.ZodMiniType<T, W>) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly T[], readonly W[]>;

/** What a codec makes of the wire; of it nothing more is checked than that it is there. */
export const thing = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** Reads a thing off the wire and writes it there: both ends of the service have it decoded at their door. */
export function codecOf<F extends Fields, S extends Side>(fields: F, side: S) {
  const shape = Object.fromEntries(Object.values(fields).map((each) => [each.name, each[side]]));
  return z.codec(z.strictObject(shape as Named<F, S>), thing<Decoded<F, S>>(), {
    decode: (wire) => fromWire(fields, wire as Encoded<F>) as never,
    encode: (thing) => toWire(fields, thing as Some<F>) as never,
  });
}

/** Reads what an address asks with, where names that we do not know may stand, too. */
export function queryOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.values(fields).map((each) => [each.name, each.read]));
  return z.pipe(
    z.object(shape as Named<F, 'read'>),
    z.transform((query) => fromWire(fields, query as Encoded<F>) as Decoded<F>),
  );
}

/** A field of a thing that is itself a field: `access.role`. */
export const partOf = <Whole extends Field, Part extends Field>(whole: Whole, part: Part) =>
  field(`${whole.name}.${part.name}`, part.read, part.written);

/** The names of the domain for those of the wire; a row of a table has the latter. Nothing is checked. */
export function fromWire<F extends Fields, Row extends Partial<Encoded<F>>>(
  fields: F,
  row: Row,
): Pick<
  Decoded<F>,
  { [K in keyof F]: F[K]['name'] extends keyof Row ? K : never }[keyof F] & keyof Decoded<F>
> {
  const present = Object.entries(fields).filter(([, { name }]) => name in row);
  return Object.fromEntries(present.map(([key, { name }]) => [key, row[name as keyof Row]])) as never;
}

/** Some of a thing's fields, whatever they hold: a form may be half filled in. */
type Some<F extends Fields> = { readonly [K in keyof F]?: unknown };
type Written<F extends Fields, T> = { [K in keyof F & keyof T as F[K]['name']]: T[K] };

/** The names of the wire for those of the domain; what is undefined is left out. Nothing is checked. */
export function toWire<F extends Fields, T extends Some<F>>(fields: F, thing: T): Written<F, T> {
  const present = Object.entries(fields).filter(([key]) => thing[key] !== undefined);
  return Object.fromEntries(present.map(([key, { name }]) => [name, thing[key]])) as never;
}

/** What the fields of a thing are called on the wire; its columns, where a table has the same names. */
export const wireNames = <F extends Fields>(fields: F): F[keyof F]['name'][] =>
  Object.values(fields).map(({ name }) => name);

type NamesOf<F extends Fields> = { readonly [K in keyof F & string]: F[K]['name'] };
/** What a caller calls each field of the domain. */
export const namesOf = <F extends Fields>(fields: F): NamesOf<F> =>
  mapped(fields, ({ name }) => name) as NamesOf<F>;

type Renamed<F extends Fields, Names> = {
  readonly [K in keyof F & string]: Field<
    K extends keyof Names ? Names[K] & string : K,
    F[K]['read'],
    F[K]['written']
  >;
};
/** The same thing where it goes by other names: the domain's own, save for those that are given. */
export const renamed = <F extends Fields, const Names extends Readonly<Partial<Record<keyof F, string>>>>(
  fields: F,
  names: Names,
): Renamed<F, Names> =>
  mapped(fields, (each, key) => ({ ...each, name: names[key] ?? key })) as Renamed<F, Names>;

type Partly<F extends Fields> = {
  readonly [K in keyof F]: Field<
    F[K]['name'],
    z.ZodMiniOptional<F[K]['read']>,
    z.ZodMiniOptional<F[K]['written']>
  >;
};
/** Any of the fields. */
export const partly = <F extends Fields>(fields: F): Partly<F> =>
  mapped(fields, ({ name, read, written }) =>
    field(name, z.optional(read), z.optional(written)),
  ) as Partly<F>;

/** Questions that the caller has answered with yes, see `questions` of a refusal. */
export const confirmable = {
  confirmed: field('confirmed', z.optional(z.array(z.enum(SAVE_QUESTION_CODES)).check(z.maxLength(20)))),
};

/** What an editor saw: what others changed since stays, or is refused where both changed it. */
export const seenOf = <F extends Fields>(fields: F) => ({
  seen: field('seen', z.optional(codecOf(partly(fields), 'written'))),
});

function mapped<F extends Fields, T>(fields: F, of: (field: Field, key: keyof F & string) => T) {
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, of(each, key)]));
}
