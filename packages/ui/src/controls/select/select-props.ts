import type { FieldTexts } from '../field/field-parts.tsx';
import type { Option, OptionValue } from './option-list.tsx';

export interface SelectProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Removes the choice: the list then begins with an entry for it. */
  readonly onClear?: (() => void) | undefined;
  readonly clearLabel?: string;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Options are loading. */
  readonly isLoading?: boolean;
}
