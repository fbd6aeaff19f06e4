import type { Option, OptionValue } from './option-list.tsx';

/** The list entry that stands for "no restriction". */
export const EVERYTHING = '__all__';
export type AllOrSome<V extends OptionValue> = V | typeof EVERYTHING;

/** The chosen values after a tick: choosing "Todos", or unticking the last one, leaves none (= all). */
export function afterToggle<V extends OptionValue>(
  before: readonly AllOrSome<V>[],
  after: readonly AllOrSome<V>[],
): readonly V[] {
  const choseAll = after.includes(EVERYTHING) && !before.includes(EVERYTHING);
  return choseAll ? [] : after.filter((value): value is V => value !== EVERYTHING);
}

/** What the closed select says: "Todos", the one chosen, or the first and how many more. */
export function summaryOf<V extends OptionValue>(
  options: readonly Option<V>[],
  value: readonly V[],
  allLabel: string,
): string {
  const chosen = new Set<OptionValue>(value);
  const [first, ...others] = options.filter((option) => chosen.has(option.value));
  if (!first) return allLabel;
  return others.length === 0 ? first.label : `${first.label} +${others.length}`;
}
