/** How a value is entered: a day of the calendar, text of several lines, one of a list, one of few codes. */
type KindOf<Value> = string extends Value
  ? 'day' | 'prose'
  : [Value] extends [number | null]
    ? 'choice'
    : 'code';

/** A field that a form asks for. */
export type FormField<Draft> = {
  [Name in keyof Draft & string]: {
    readonly name: Name;
    readonly kind: KindOf<Draft[Name]>;
    /** Otherwise it may stay blank. */
    readonly isRequired?: boolean;
  };
}[keyof Draft & string];
