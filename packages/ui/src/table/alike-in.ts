/**
 * For `memo`: whether a part of the table would be drawn the same. Of the model it may read these alone (type its
 * `model` as a `Pick` of them), so that it is left as it is while a letter changes all the rest.
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
