import type { MultiSelectProps } from './multi-select-props.ts';
import type { Option, OptionValue } from './option-list.tsx';

/** The list entry that stands for "no restriction". */
export const EVERYTHING = '__all__';
export type AllOrSome<V extends OptionValue> = V | typeof EVERYTHING;

/** The chosen values after a tick. Choosing "Todos", or unticking the last value, leaves none (= all). */
export function afterToggle<V extends OptionValue>(
  before: readonly AllOrSome<V>[],
  after: readonly AllOrSome<V>[],
): readonly V[] {
  const choseAll = after.includes(EVERYTHING) && !before.includes(EVERYTHING);
  return choseAll ? [] : after.filter((value): value is V => value !== EVERYTHING);
}

/**
 * Text of the closed select: `none` if nothing is chosen, the one choice, or the first and the number of
 * others.
 */
export function summaryOf<V extends OptionValue>(
  options: readonly Option<V>[],
  value: readonly V[],
  none: string,
): string {
  const chosen = new Set<OptionValue>(value);
  const [first, ...others] = options.filter((option) => chosen.has(option.value));
  if (!first) return none;
  return others.length === 0 ? first.label : `${first.label} +${others.length}`;
}

interface Choice<V extends OptionValue>
  extends Pick<MultiSelectProps<V>, 'options' | 'value' | 'allChoosesEach' | 'placeholder'> {
  /** Name of the first entry; null without it. */
  readonly allLabel: string | null;
}

/** The ticked entries of the list, including the first one ("Todos"), and the text of the closed select. */
export interface Shown<V extends OptionValue> {
  readonly ticked: readonly AllOrSome<V>[];
  readonly text: string;
}

export function shownOf<V extends OptionValue>(choice: Choice<V>): Shown<V> {
  const { options, value, allLabel, allChoosesEach = false, placeholder = '' } = choice;
  if (allLabel === null) return { ticked: value, text: summaryOf(options, value, placeholder) };
  if (!allChoosesEach)
    return {
      ticked: value.length === 0 ? [EVERYTHING] : value,
      text: summaryOf(options, value, allLabel),
    };
  return isEach(options, value)
    ? { ticked: [EVERYTHING, ...value], text: allLabel }
    : { ticked: value, text: summaryOf(options, value, placeholder) };
}

/** The chosen values after a tick. */
export function afterTick<V extends OptionValue>(
  choice: Choice<V>,
  after: readonly AllOrSome<V>[],
): readonly V[] {
  const { ticked } = shownOf(choice);
  const hadAll = ticked.includes(EVERYTHING);
  const hasAll = after.includes(EVERYTHING);
  if (choice.allChoosesEach && hadAll !== hasAll)
    return hasAll ? choice.options.map((option) => option.value) : [];
  return afterToggle(ticked, after);
}

function isEach<V extends OptionValue>(options: readonly Option<V>[], value: readonly V[]): boolean {
  const chosen = new Set<OptionValue>(value);
  return options.length > 0 && options.every((option) => chosen.has(option.value));
}
