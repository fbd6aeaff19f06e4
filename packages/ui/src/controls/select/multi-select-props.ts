import type { FieldTexts } from '../field/field-parts.tsx';
import type { Option, OptionValue } from './option-list.tsx';

export interface MultiSelectProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  /**
   * The chosen values. An empty list means all of them, unless `allLabel` is null or `allChoosesEach` is set.
   */
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  readonly onBlur?: () => void;
  /** Name of the entry for "no restriction"; null if an empty choice means none. */
  readonly allLabel?: string | null;
  /**
   * The entry `allLabel` chooses every option, and unticking it unticks all: for forms, in which none means
   * none.
   */
  readonly allChoosesEach?: boolean;
  /** Shows each choice as a removable chip under the field. */
  readonly chips?: boolean;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Options are loading. */
  readonly isLoading?: boolean;
}
