import type { IsoDate } from '@vigia/domain';
import { lazy, Suspense } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { latePart, useLatePart } from '../../controls/late/late-part.ts';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { ColumnFilter } from '../column-filter.ts';
import type { DataColumn } from '../data-column.ts';
import { TABLE } from '../words.ts';

// Number and date fields are as large as half the table's code: they are loaded when such a filter is opened.
const NumberFilter = lazy(async () => ({ default: (await import('./number-filter.tsx')).NumberFilter }));
const DateFilter = lazy(async () => ({ default: (await import('./date-filter.tsx')).DateFilter }));

const choiceFilter = latePart(async () => (await import('./choice-filter.tsx')).ChoiceFilter);

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-top: 8px;
  & > button { align-self: flex-end; }
`;

/** Keeps the height of the fields while they are loading. */
const Coming = styled.div`
  min-height: 64px;
`;

export interface FilterFormProps<Row> {
  readonly column: DataColumn<Row>;
  readonly filter: ColumnFilter | undefined;
  /** Null removes the filter. */
  readonly onChange: (filter: ColumnFilter | null) => void;
  /** Texts that a choice filter offers, with their number of rows; null if the rows are not counted. */
  readonly choices: () => ReadonlyMap<string, number | null>;
  readonly today?: IsoDate | undefined;
}

/** The fields of one column's filter; changes take effect at once. */
export function FilterForm<Row>(props: FilterFormProps<Row>) {
  const words = useWords(TABLE);
  const { filter, onChange } = props;
  return (
    <Stack>
      <Suspense fallback={<Coming />}>
        <Fields {...props} />
      </Suspense>
      <Button variant="quiet" isDisabled={filter === undefined} onPress={() => onChange(null)}>
        {words.clearFilter}
      </Button>
    </Stack>
  );
}

function Fields<Row>({ column, filter, onChange, choices, today }: FilterFormProps<Row>) {
  const ChoiceFilter = useLatePart(choiceFilter, column.filter === 'choice');
  switch (column.filter) {
    case 'choice':
      return !ChoiceFilter ? (
        <Coming />
      ) : (
        <ChoiceFilter
          label={column.header}
          choices={choices()}
          chosen={filter?.kind === 'choice' ? filter.chosen : []}
          onChange={(chosen) => onChange({ kind: 'choice', chosen })}
        />
      );
    case 'number':
      return <NumberFilter filter={filter?.kind === 'number' ? filter : null} onChange={onChange} />;
    case 'date':
      return (
        <DateFilter
          label={column.header}
          filter={filter?.kind === 'date' ? filter : null}
          onChange={onChange}
          today={today}
        />
      );
    default:
      return (
        <TextField
          label={column.header}
          value={filter?.kind === 'text' ? filter.text : ''}
          onChange={(text) => onChange({ kind: 'text', text })}
        />
      );
  }
}
