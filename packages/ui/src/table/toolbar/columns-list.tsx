import { CheckboxGroup } from 'react-aria-components';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { TABLE } from '../words.ts';

const List = styled(CheckboxGroup)`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 180px;
  padding-bottom: 8px;
`;

const Reset = styled.div`
  margin: 0 -16px -4px;
  padding-top: 4px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

interface ColumnsListProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** Ids of the visible columns. */
  readonly shown: readonly string[];
  readonly onShow: (id: string, isShown: boolean) => void;
  readonly onReset: () => void;
}

/** A checkbox per column that may be hidden. */
export function ColumnsList({ columns, shown, onShow, onReset }: ColumnsListProps) {
  const words = useWords(TABLE);
  return (
    <>
      <List
        aria-label={words.columns}
        value={[...shown]}
        onChange={(next) => {
          const changed = columns.find(({ id }) => next.includes(id) !== shown.includes(id));
          if (changed) onShow(changed.id, next.includes(changed.id));
        }}
      >
        {columns.map(({ id, header }) => (
          <Checkbox key={id} value={id}>
            {header}
          </Checkbox>
        ))}
      </List>
      <Reset>
        <Button variant="quiet" onPress={onReset}>
          {words.reset}
        </Button>
      </Reset>
    </>
  );
}
