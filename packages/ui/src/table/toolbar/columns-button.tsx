import { Columns3 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { latePart, useLatePart } from '../../controls/late/late-part.ts';
import { Popover } from '../../controls/popover/popover.tsx';
import { useWords } from '../../words/language.tsx';
import { alikeIn } from '../alike-in.ts';
import { defaultView, hideableColumns, withColumn } from '../table-view.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

const list = latePart(async () => (await import('./columns-list.tsx')).ColumnsList);

const READS = ['view', 'setView', 'allColumns'] as const;

export interface ColumnsButtonProps<Row> {
  readonly model: Pick<TableModel<Row>, (typeof READS)[number]>;
}

function ColumnsButtonOf<Row>({ model }: ColumnsButtonProps<Row>) {
  const words = useWords(TABLE);
  const { view, setView, allColumns } = model;
  const List = useLatePart(list, false);
  const hideable = hideableColumns(allColumns);
  return (
    <Popover
      label={words.columns}
      placement="bottom end"
      trigger={<IconButton icon={Columns3} label={words.columns} />}
    >
      {List && (
        <List
          columns={hideable}
          shown={hideable.filter(({ id }) => !view.hidden.includes(id)).map(({ id }) => id)}
          onShow={(id, isShown) => setView(withColumn(view, id, isShown))}
          onReset={() => setView({ ...view, hidden: defaultView(allColumns).hidden })}
        />
      )}
    </Popover>
  );
}

/** A button that opens the list of columns. */
export const ColumnsButton = memo(ColumnsButtonOf, alikeIn(READS)) as typeof ColumnsButtonOf;
