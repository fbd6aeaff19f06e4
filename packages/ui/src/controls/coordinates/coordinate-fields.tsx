import { LATITUDE, LONGITUDE, type NumericInput } from '@vigia/domain/farm';
import { CircleAlert, LocateFixed } from 'lucide-react';
import { type ClipboardEvent, useId } from 'react';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { FIELDS } from '../field/words.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { readCoordinates } from './coordinate-text.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 16px;
  align-items: start;
`;

const Locate = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-top: -8px;
`;

const Problem = styled.p`
  display: flex;
  gap: 4px;
  align-items: center;
  margin: 0;
  color: ${({ theme }) => theme.status.error.text};
  font-size: ${textSize('small')};
  & > svg { flex: none; }
`;

/** A position in two fields: degrees (WGS84), or the text that was typed. */
export interface Coordinates {
  readonly latitude: NumericInput;
  readonly longitude: NumericInput;
}

export interface CoordinateFieldsProps {
  readonly value: Coordinates;
  /** Only what changed: one field, or both for a pasted position. */
  readonly onChange: (changes: Partial<Coordinates>) => void;
  readonly onBlur?: (field: keyof Coordinates) => void;
  readonly onFocusField?: (field: keyof Coordinates) => void;
  readonly errors?: Readonly<Partial<Record<keyof Coordinates, string | undefined>>>;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Asks the device for its position; the caller fills both fields. Without it there is no button. */
  readonly onLocate?: (() => void) | undefined;
  /** The device is determining its position. */
  readonly locating?: boolean;
  /** Why the device found no position. */
  readonly locateProblem?: string | undefined;
  readonly latitudeLabel?: string;
  readonly longitudeLabel?: string;
  readonly locateLabel?: string;
}

/** Least number of characters that arrive at once when a text is pasted. */
const FEWEST_PASTED = 4;

/** Latitude and longitude: typed, pasted as a pair (`-33,45 -70,66`) or taken from the device. */
export function CoordinateFields(props: CoordinateFieldsProps) {
  const words = useWords(FIELDS);
  const {
    value,
    onChange,
    onBlur,
    onFocusField,
    errors = {},
    isRequired,
    isDisabled,
    onLocate,
    locating = false,
  } = props;
  const { latitudeLabel = words.latitude, longitudeLabel = words.longitude } = props;
  const { locateProblem, locateLabel = words.useMyPlace } = props;
  const problemId = useId();
  const onPaste = (event: ClipboardEvent) => {
    const coordinates = readCoordinates(event.clipboardData.getData('text'));
    if (coordinates === null || isDisabled) return;
    event.preventDefault();
    onChange(coordinates);
  };
  /** Some phones insert a pasted text without a paste event: it is recognised by its length. */
  const typed = (field: keyof Coordinates, text: string) => {
    const came = text.length - String(value[field] ?? '').length;
    onChange((came >= FEWEST_PASTED ? readCoordinates(text) : null) ?? { [field]: text });
  };
  const shared = { isRequired, isDisabled, step: 0.0001, unit: '°' };
  return (
    <Root onPaste={onPaste}>
      <NumberField
        {...shared}
        {...LATITUDE}
        label={latitudeLabel}
        value={value.latitude}
        onChange={(text) => typed('latitude', text)}
        onFocus={() => onFocusField?.('latitude')}
        onBlur={() => onBlur?.('latitude')}
        error={errors.latitude}
      />
      <NumberField
        {...shared}
        {...LONGITUDE}
        label={longitudeLabel}
        value={value.longitude}
        onChange={(text) => typed('longitude', text)}
        onFocus={() => onFocusField?.('longitude')}
        onBlur={() => onBlur?.('longitude')}
        error={errors.longitude}
      />
      {onLocate && (
        <Locate>
          <Button
            icon={LocateFixed}
            busy={locating}
            isDisabled={isDisabled ?? false}
            onPress={onLocate}
            aria-describedby={problemId}
          >
            {locateLabel}
          </Button>
          <div id={problemId} role="status">
            {locateProblem !== undefined && (
              <Problem>
                <CircleAlert size={14} aria-hidden />
                {locateProblem}
              </Problem>
            )}
          </div>
        </Locate>
      )}
    </Root>
  );
}
