import type { SelectionState } from '../selection.ts';
import { CheckLabel } from './grid-look.ts';

export interface RowCheckProps {
  readonly label: string;
  readonly state: SelectionState;
  readonly isInTabOrder: boolean;
  /** `isRange`: pressed with Shift, for all rows since the last pressed one. */
  readonly onChange: (isRange: boolean) => void;
}

/** The checkbox of a row, or of the head for all rows of the page. */
export function RowCheck({ label, state, isInTabOrder, onChange }: RowCheckProps) {
  return (
    <CheckLabel>
      <input
        type="checkbox"
        data-direct
        aria-label={label}
        checked={state === 'on'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'mixed';
        }}
        tabIndex={isInTabOrder ? 0 : -1}
        onChange={(event) => onChange((event.nativeEvent as MouseEvent).shiftKey === true)}
      />
    </CheckLabel>
  );
}
