/** The meaning of a name on the wire, for readers of `/openapi.json`. */
export interface Meaning {
  /** Plain English; it explains null or absence where necessary. */
  readonly about: string;
  /** Unit as it is written after a value: `°C`, `days`. */
  readonly unit?: string;
  /** An example, where the value needs one. */
  readonly example?: string | number | readonly (string | number)[];
}

/**
 * One of several meanings of a name. It applies in one place or, without a condition, wherever no other one
 * applies.
 */
export interface MeaningThere extends Meaning {
  /**
   * Names of fields that are all in the same object: `date_biofix` beside a `type` means that it is that of a
   * biofix.
   */
  readonly beside?: readonly string[];
  /** A name within its value, or within each of its items. */
  readonly holding?: string;
  /** The type of its value in JSON Schema. */
  readonly type?: 'boolean';
}

/** Meanings by name: usually one, else several, of which the first one that applies is used. */
export type Dictionary = Readonly<Record<string, Meaning | readonly MeaningThere[]>>;
