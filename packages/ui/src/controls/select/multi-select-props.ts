import type { FieldTexts } from '../field/field-parts.tsx';
import type { Option, OptionValue } from './option-list.tsx';

export interface MultiSelectProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  /** The chosen values; none chosen means all of them, unless `allLabel` is null or `allChoosesEach`. */
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  readonly onBlur?: () => void;
  /** Entry that stands for no restriction; null where choosing nothing means nothing. */
  readonly allLabel?: string | null;
  /** `allLabel` chooses every option, and its tick taken away takes theirs: for a form, where none means none. */
  readonly allChoosesEach?: boolean;
  /** Each choice as a chip under the field that can be taken out. */
  readonly chips?: boolean;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Options are on the way. */
  readonly isLoading?: boolean;
}
