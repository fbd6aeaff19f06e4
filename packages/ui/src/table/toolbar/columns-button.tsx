import { Columns3 } from 'lucide-react';
import { memo } from 'react';
import { CheckboxGroup } from 'react-aria-components';
import styled from 'styled-components';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { Popover } from '../../popover/popover.tsx';
import { alikeIn } from '../alike-in.ts';
import { defaultView, hideableColumns, withColumn } from '../table-view.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE_WORDS } from '../words.ts';

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

const READS = ['view', 'setView', 'allColumns'] as const;

export interface ColumnsButtonProps<Row> {
  readonly model: Pick<TableModel<Row>, (typeof READS)[number]>;
}

function ColumnsButtonOf<Row>({ model }: ColumnsButtonProps<Row>) {
  const { view, setView, allColumns } = model;
  const hideable = hideableColumns(allColumns);
  const shown = hideable.filter(({ id }) => !view.hidden.includes(id)).map(({ id }) => id);
  return (
    <Popover
      label={TABLE_WORDS.columns}
      placement="bottom end"
      trigger={<IconButton icon={Columns3} label={TABLE_WORDS.columns} />}
    >
      <List
        aria-label={TABLE_WORDS.columns}
        value={shown}
        onChange={(next) => {
          const changed = hideable.find(({ id }) => next.includes(id) !== shown.includes(id));
          if (changed) setView(withColumn(view, changed.id, next.includes(changed.id)));
        }}
      >
        {hideable.map(({ id, header }) => (
          <Checkbox key={id} value={id}>
            {header}
          </Checkbox>
        ))}
      </List>
      <Reset>
        <Button variant="quiet" onPress={() => setView({ ...view, hidden: defaultView(allColumns).hidden })}>
          {TABLE_WORDS.reset}
        </Button>
      </Reset>
    </Popover>
  );
}

/** Which columns are shown. */
export const ColumnsButton = memo(ColumnsButtonOf, alikeIn(READS)) as typeof ColumnsButtonOf;
