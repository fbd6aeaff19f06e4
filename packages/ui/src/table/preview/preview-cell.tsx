import { useState } from 'react';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { PreviewColumn, PreviewRow } from './preview-row.ts';
import { TABLE_PREVIEW } from './words.ts';

/** As wide as a message needs to stay short; the label stands on the upper border. */
const Field = styled.div`
  min-width: 200px;
  padding: 10px 0 4px;
  white-space: normal;
`;

const Before = styled.del`
  margin-right: 6px;
  color: ${({ theme }) => theme.color.muted};
`;
const After = styled.ins`
  font-weight: 600;
  text-decoration: none;
`;
const Name = styled.span`color: ${({ theme }) => theme.color.muted};`;
const Hidden = styled.span`${visuallyHidden}`;

export interface PreviewCellProps {
  readonly row: PreviewRow;
  readonly column: PreviewColumn;
  /** Called with another text, when the reader leaves the field or presses Enter. */
  readonly onChange: (row: number, column: string, text: string) => void;
  /** The column is named before the text, as on a card. */
  readonly isNamed?: boolean;
}

/** A cell: a field with its message where it is wrong, both values where it changes. */
export function PreviewCell({ row, column, onChange, isNamed = false }: PreviewCellProps) {
  const words = useWords(TABLE_PREVIEW);
  const text = row.cells[column.id] ?? '';
  const error = row.errors[column.id];
  if (error !== undefined) {
    const change = (typed: string) => onChange(row.row, column.id, typed);
    return <WrongCell key={text} label={column.header} text={text} error={error} onChange={change} />;
  }
  const before = row.before[column.id];
  const name = isNamed && <Name>{column.header}: </Name>;
  if (before === undefined)
    return (
      <>
        {name}
        {text}
      </>
    );
  const [was, is] = [before || words.nothing, text || words.nothing];
  return (
    <>
      {name}
      <Hidden>{words.changed(was, is)}</Hidden>
      <Before aria-hidden>{was}</Before>
      <After aria-hidden>{is}</After>
    </>
  );
}

interface WrongCellProps {
  readonly label: string;
  readonly text: string;
  readonly error: string;
  readonly onChange: (text: string) => void;
}

function WrongCell({ label, text, error, onChange }: WrongCellProps) {
  const [typed, setTyped] = useState(text);
  const send = () => {
    if (typed !== text) onChange(typed);
  };
  return (
    <Field>
      <TextField
        label={label}
        value={typed}
        error={error}
        onChange={setTyped}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send();
        }}
      />
    </Field>
  );
}
