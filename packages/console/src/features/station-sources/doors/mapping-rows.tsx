import { COLUMN_MEASURES, type DecodedField } from '@vigia/api/client';
import { type CheckedField, MEDIA, Select, textSize, useWords } from '@vigia/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../../shared/ui/monospace.ts';
import {
  type MappingField,
  type MappingRow,
  MEASURE_OPTIONS,
  previewOf,
  shownValue,
  unitsOf,
  withMeasure,
} from './mapping-draft.ts';
import { type ProfileWords, UPLINK_PROFILES } from './profile-words.ts';

const Rows = styled.fieldset`
  display: grid;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 6px; font-weight: 600; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.2fr) 110px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  padding-top: 16px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${MEDIA.narrow} { grid-template-columns: minmax(0, 1fr) 110px; }
`;

const Came = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  code { font-family: ${MONOSPACE}; font-weight: 600; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
  ${MEDIA.narrow} { grid-column: 1 / -1; }
`;

const Outcome = styled.output<{ $isWrong: boolean }>`
  min-width: 0;
  padding-top: 10px;
  color: ${({ theme, $isWrong }) => ($isWrong ? theme.status.error.text : theme.status.ok.text)};
  font-size: ${textSize('compact')};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:empty { display: none; }
  ${MEDIA.narrow} { grid-column: 1 / -1; padding-top: 0; }
`;

const Note = styled.p<{ $isWrong?: boolean }>`
  margin: 0;
  color: ${({ theme, $isWrong }) => ($isWrong ? theme.status.error.text : theme.color.muted)};
  font-size: ${textSize('small')};
`;

const Unfit = styled(Note)`grid-column: 2 / -1; padding-top: 2px; ${MEDIA.narrow} { grid-column: 1 / -1; }`;

export interface MappingRowsProps {
  readonly rows: readonly MappingRow[];
  /** What the decoder made of the last uplink. */
  readonly came: readonly DecodedField[];
  readonly onChange: (rows: readonly MappingRow[]) => void;
  readonly field: (name: MappingField) => CheckedField;
}

/** What each decoded field measures, with the last value as it would be stored beside it. */
export function MappingRows({ rows, came, onChange, field }: MappingRowsProps) {
  const words = useWords(UPLINK_PROFILES);
  const { error } = field('rows');
  const errorId = useId();
  const hasRain = rows.some(({ measure }) => measure !== null && COLUMN_MEASURES[measure] === 'rain');
  return (
    <Rows aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{words.mapping}</legend>
      {error !== undefined && (
        <Note id={errorId} role="alert" $isWrong>
          {error}
        </Note>
      )}
      {rows.map((row) => (
        <MappingLine
          key={row.path}
          words={words}
          row={row}
          value={came.find(({ path }) => path === row.path)?.value}
          onChange={(next) => onChange(rows.map((each) => (each === row ? next : each)))}
          checked={field(`rows.${row.path}`)}
        />
      ))}
      {hasRain && <Note>{words.rainHint}</Note>}
    </Rows>
  );
}

interface MappingLineProps {
  readonly words: ProfileWords;
  readonly row: MappingRow;
  readonly value: DecodedField['value'] | undefined;
  readonly onChange: (row: MappingRow) => void;
  readonly checked: CheckedField;
}

function MappingLine({ words, row, value, onChange, checked }: MappingLineProps) {
  const { path, measure, unit } = row;
  const preview = previewOf(words, row, value);
  // Text and truth values are shown, so that nothing that came is missing; they cannot be measured.
  const canMeasure = measure !== null || value === undefined || value === null || typeof value === 'number';
  return (
    <Row role="group" aria-label={path}>
      <Came>
        <code>{path}</code>
        <small>{value === undefined ? words.noValue : words.last(shownValue(value))}</small>
      </Came>
      {!canMeasure && <Unfit>{words.noNumber}</Unfit>}
      {canMeasure && (
        <>
          <Select
            label={words.measure}
            placeholder={words.unused}
            options={MEASURE_OPTIONS}
            value={measure}
            onChange={(chosen) => onChange(withMeasure(row, chosen))}
            onClear={() => onChange(withMeasure(row, null))}
            clearLabel={words.unused}
            {...checked}
          />
          {measure !== null && (
            <Select
              label={words.unit}
              options={unitsOf(measure).map((each) => ({ value: each, label: each }))}
              value={unit}
              onChange={(chosen) => onChange({ ...row, unit: chosen })}
            />
          )}
          <Outcome $isWrong={preview?.isWrong ?? false}>{preview?.text}</Outcome>
        </>
      )}
    </Row>
  );
}
