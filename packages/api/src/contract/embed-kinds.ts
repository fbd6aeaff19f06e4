import type { IsoDate } from '@vigia/domain';

/** Simple kinds with the types of their values. */
interface Plain {
  readonly text: string;
  readonly flag: boolean;
  readonly number: number;
  readonly integer: number;
  readonly id: number;
  /** Degrees. */
  readonly latitude: number;
  /** Degrees. */
  readonly longitude: number;
  /** `2026-10-14` */
  readonly day: IsoDate;
  /** ISO 8601 with a time zone. */
  readonly instant: string;
}
export type PlainKind = keyof Plain;

/** Kind of a field of published figures. */
export type EmbedKind =
  | PlainKind
  | { readonly oneOf: readonly string[] }
  | { readonly orNull: EmbedKind }
  /** `once`: the field whose values are all different in the list. */
  | { readonly listOf: EmbedKind; readonly once?: string }
  | { readonly fields: EmbedFields };

/**
 * Kinds of fields by name. `orLeftOut`: an optional field. `codeOf`: an optional code, of which newer services
 * may send unknown ones.
 */
export type EmbedFields = Readonly<Record<string, EmbedKind | LeftOut>>;
type LeftOut = { readonly orLeftOut: EmbedKind } | { readonly codeOf: readonly string[] };

type ValueOf<Kind> = Kind extends PlainKind
  ? Plain[Kind]
  : Kind extends { readonly oneOf: readonly (infer Word)[] }
    ? Word
    : Kind extends { readonly orNull: infer Of }
      ? ValueOf<Of> | null
      : Kind extends { readonly listOf: infer Of }
        ? ValueOf<Of>[]
        : Kind extends { readonly fields: infer Fields }
          ? EmbedData<Fields>
          : never;
type LeftOutOf<Kind> = Kind extends { readonly orLeftOut: infer Of }
  ? ValueOf<Of>
  : Kind extends { readonly codeOf: readonly (infer Word)[] }
    ? Word
    : never;

/** An answer with these fields, as on the wire. */
export type EmbedData<Fields> = {
  [Name in keyof Fields as Fields[Name] extends LeftOut ? never : Name]: ValueOf<Fields[Name]>;
} & {
  [Name in keyof Fields as Fields[Name] extends LeftOut ? Name : never]?: LeftOutOf<Fields[Name]> | undefined;
};
