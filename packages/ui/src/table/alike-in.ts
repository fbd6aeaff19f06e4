/**
 * A comparison for `memo` of parts of a table: of `model` it compares only the given properties. A part that
 * uses no other property (its `model` is typed as a `Pick` of them) is not rendered again while other
 * properties change.
 */
export function alikeIn<Key extends string>(reads: readonly Key[]) {
  return <Props extends { readonly model: Partial<Readonly<Record<Key, unknown>>> }>(
    before: Props,
    after: Props,
  ): boolean => {
    const { model: earlier, ...others } = before;
    const { model: later, ...rest } = after;
    return reads.every((key) => Object.is(earlier[key], later[key])) && areSame(others, rest);
  };
}

const areSame = (a: object, b: object): boolean => {
  const entries = Object.entries(a);
  const others = new Map(Object.entries(b));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(value, others.get(key)))
  );
};
