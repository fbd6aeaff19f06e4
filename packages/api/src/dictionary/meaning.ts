/** What a name on the wire means, for who reads `/openapi.json`. */
export interface Meaning {
  /** Plain English, with what null or absence means where that matters. */
  readonly about: string;
  /** As it is written beside a figure: `°C`, `days`. */
  readonly unit?: string;
  /** Where the value does not speak for itself. */
  readonly example?: string | number | readonly (string | number)[];
}

/** A meaning of a name that has several: it holds in one place, or, without any, wherever no other one does. */
export interface MeaningThere extends Meaning {
  /** Names that all stand beside it: `date_biofix` beside a `type` says that it is one of a biofix. */
  readonly beside?: readonly string[];
  /** A name within its value, or within each of its values. */
  readonly holding?: string;
  /** What JSON Schema calls the kind of its value. */
  readonly type?: 'boolean';
}

/** Names of the wire: one meaning as a rule, else several of which the first that fits its place holds. */
export type Dictionary = Readonly<Record<string, Meaning | readonly MeaningThere[]>>;
