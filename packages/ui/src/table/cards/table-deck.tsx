import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { Select } from '../../controls/select/select.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';
import { SkeletonCards, TableCards } from './table-cards.tsx';

const Line = styled.div`
  display: flex;
  gap: 8px;
`;

const Wide = styled.div`flex: 1;`;

export interface TableDeckProps<Row> {
  readonly model: TableModel<Row>;
  readonly label: string;
  readonly isLoading: boolean;
}

/** The narrow form of a table: a list that chooses the order, and a card per row. */
export function TableDeck<Row>({ model, label, isLoading }: TableDeckProps<Row>) {
  if (isLoading && model.page.length === 0) return <SkeletonCards label={label} />;
  return (
    <>
      {model.page.length > 1 && sortableOf(model).length > 0 && <CardSort model={model} />}
      <TableCards model={model} />
    </>
  );
}

const sortableOf = <Row,>({ columns }: TableModel<Row>) =>
  columns.filter(({ isSortable }) => isSortable !== false);

/** Cards have no column headings, so their order is chosen from a list. */
function CardSort<Row>({ model }: { readonly model: TableModel<Row> }) {
  const words = useWords(TABLE);
  const { query, change, press } = model;
  const sortable = sortableOf(model);
  const [sort] = query.order;
  return (
    <Line>
      <Wide>
        <Select
          label={words.sortBy}
          options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
          value={sort?.id ?? null}
          placeholder={words.unsorted}
          onChange={(id) => {
            const column = sortable.find((each) => each.id === id);
            if (column && column.id !== sort?.id) press(column, false);
          }}
        />
      </Wide>
      {sort && (
        <IconButton
          variant="secondary"
          icon={sort.isDescending ? ArrowDownWideNarrow : ArrowUpNarrowWide}
          label={sort.isDescending ? words.descending : words.ascending}
          onPress={() => change({ order: [{ ...sort, isDescending: !sort.isDescending }] })}
        />
      )}
    </Line>
  );
}
