import { type DraftFields, LURE_EXPIRATION, LURE_NOTIFICATION } from '@vigia/domain/events';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { NumberField } from '../../controls/number-field/number-field.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { fieldGrid } from './field-grid.ts';
import { EVENT_FIELDS } from './words.ts';

const Days = styled.div`
  ${fieldGrid}
  margin-top: 16px;
`;

type Lure = Pick<DraftFields, 'lureInstalled' | 'lureExpirationDays' | 'lureNotificationDays'>;
type DaysField = 'lureExpirationDays' | 'lureNotificationDays';

export interface LureFieldsProps {
  readonly value: Lure;
  readonly onChange: (changes: Partial<Lure>) => void;
  /** Text of each field's label. */
  readonly labelOf: (field: keyof Lure) => string;
  readonly errorOf: (field: DaysField) => string | undefined;
  readonly onFocusField?: (field: DaysField) => void;
  readonly isDisabled?: boolean;
}

/**
 * Whether a pheromone lure was installed; if so, how many days it lasts and how many days before its end to
 * warn.
 */
export function LureFields(props: LureFieldsProps) {
  const words = useWords(EVENT_FIELDS);
  const { value, onChange, labelOf, errorOf, onFocusField, isDisabled = false } = props;
  const days = (field: DaysField, bounds: { readonly min?: number; readonly max?: number }) => (
    <NumberField
      onFocus={() => onFocusField?.(field)}
      min={bounds.min}
      max={bounds.max}
      label={labelOf(field)}
      value={value[field]}
      onChange={(text) => onChange({ [field]: text })}
      error={errorOf(field)}
      unit={words.days}
      steppers
      isDisabled={isDisabled}
    />
  );
  return (
    <div>
      <Checkbox
        isSelected={value.lureInstalled}
        onChange={(lureInstalled) => onChange({ lureInstalled })}
        isDisabled={isDisabled}
      >
        {labelOf('lureInstalled')}
      </Checkbox>
      {value.lureInstalled && (
        <Days>
          {days('lureExpirationDays', LURE_EXPIRATION)}
          {days('lureNotificationDays', LURE_NOTIFICATION)}
        </Days>
      )}
    </div>
  );
}
