/** Tables of the fields of things: each name is written only here. */
import { SAVE_QUESTION_CODES } from '@vigia/domain/farm';
import * as z from 'zod/mini';

type Shape = z.ZodMiniType;

/** A field of a thing: its name on the wire, and its shapes when it is read and when it is written. */
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
/** A thing with the names of the domain. */
export type Decoded<F extends Fields, S extends Side = 'read'> = z.output<z.ZodMiniObject<OfDomain<F, S>>>;
/** A thing with the names of the wire. */
export type Encoded<F extends Fields, S extends Side = 'read'> = z.input<z.ZodMiniObject<Named<F, S>>>;

/** @param written shape of new values, if stored values may be wider */
export function field<const Name extends string, Read extends Shape, Written extends Shape = Read>(
  name: Name,
  read: Read,
  written: Written = read as unknown as Written,
): Field<Name, Read, Written> {
  return { name, read, written };
}

/**
 * A row of a table with the fields of a thing under their wire names. A day has the domain's type; an instant
 * is the wire's text.
 */
export type RowOf<F extends Fields> = {
  [K in keyof F as F[K]['name']]: z.output<F[K]['read']> extends z.input<F[K]['read']>
    ? z.output<F[K]['read']>
    : z.input<F[K]['read']>;
};

/** A list of items, read-only in the domain. */
export const listOf = <T, W>(item: z.ZodMiniType<T, W>) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly T[], readonly W[]>;

/** The type of a decoded value. It is only checked to be an object. */
export const thing = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** Codec of a thing between wire and domain. Server and client both use it. */
export function codecOf<F extends Fields, S extends Side>(fields: F, side: S) {
  const shape = Object.fromEntries(Object.values(fields).map((each) => [each.name, each[side]]));
  return z.codec(z.strictObject(shape as Named<F, S>), thing<Decoded<F, S>>(), {
    decode: (wire) => fromWire(fields, wire as Encoded<F>) as never,
    encode: (thing) => toWire(fields, thing as Some<F>) as never,
  });
}

/** Codec of a query. Unknown parameters are ignored. */
export function queryOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.values(fields).map((each) => [each.name, each.read]));
  return z.pipe(
    z.object(shape as Named<F, 'read'>),
    z.transform((query) => fromWire(fields, query as Encoded<F>) as Decoded<F>),
  );
}

/** A field within a field: `access.role`. */
export const partOf = <Whole extends Field, Part extends Field>(whole: Whole, part: Part) =>
  field(`${whole.name}.${part.name}`, part.read, part.written);

/** Renames a thing's fields from the wire, or from a table's row, to the domain. Values are not checked. */
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

/** Some of a thing's fields with any value, as in an incomplete form. */
type Some<F extends Fields> = { readonly [K in keyof F]?: unknown };
type Written<F extends Fields, T> = { [K in keyof F & keyof T as F[K]['name']]: T[K] };

/** Renames a thing's fields from the domain to the wire, without undefined ones. Values are not checked. */
export function toWire<F extends Fields, T extends Some<F>>(fields: F, thing: T): Written<F, T> {
  const present = Object.entries(fields).filter(([key]) => thing[key] !== undefined);
  return Object.fromEntries(present.map(([key, { name }]) => [name, thing[key]])) as never;
}

/** Names of a thing's fields on the wire, which are also the columns of its table. */
export const wireNames = <F extends Fields>(fields: F): F[keyof F]['name'][] =>
  Object.values(fields).map(({ name }) => name);

type NamesOf<F extends Fields> = { readonly [K in keyof F & string]: F[K]['name'] };
/** Wire names of a thing's fields, by their names in the domain. */
export const namesOf = <F extends Fields>(fields: F): NamesOf<F> =>
  mapped(fields, ({ name }) => name) as NamesOf<F>;

type Renamed<F extends Fields, Names> = {
  readonly [K in keyof F & string]: Field<
    K extends keyof Names ? Names[K] & string : K,
    F[K]['read'],
    F[K]['written']
  >;
};
/** The same fields under other wire names: the given ones, or else those of the domain. */
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
/** The same fields, all optional. */
export const partly = <F extends Fields>(fields: F): Partly<F> =>
  mapped(fields, ({ name, read, written }) =>
    field(name, z.optional(read), z.optional(written)),
  ) as Partly<F>;

/** Codes of questions that the caller has confirmed, see `questions` of `Problem`. */
export const confirmable = {
  confirmed: field('confirmed', z.optional(z.array(z.enum(SAVE_QUESTION_CODES)).check(z.maxLength(20)))),
};

/**
 * The fields as the editor saw them. What others changed since is kept; it is refused where both changed a
 * field.
 */
export const seenOf = <F extends Fields>(fields: F) => ({
  seen: field('seen', z.optional(codecOf(partly(fields), 'written'))),
});

function mapped<F extends Fields, T>(fields: F, of: (field: Field, key: keyof F & string) => T) {
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, of(each, key)]));
}
