import { memo } from 'react';
import { visuallyHidden } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { alikeIn } from '../alike-in.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';
import { RowCheck } from './row-check.tsx';
import { SortHeader } from './sort-header.tsx';
import type { PageChecks } from './use-page-checks.ts';

const Hidden = styled.span`${visuallyHidden}`;

/** Properties of the model that the head uses; `index` is for the choices of filters. */
const READS = [
  'columns',
  'order',
  'filters',
  'press',
  'setFilter',
  'choicesOf',
  'index',
  'today',
  'rowActions',
] as const;

export interface GridHeadProps<Row> {
  readonly model: Pick<TableModel<Row>, (typeof READS)[number]>;
  readonly checks: PageChecks | null;
  /** Column of the cell in the tab order; -1 when it is in another row. */
  readonly active: number;
}

/** The column headings: select all rows of the page, sort, filter. */
function GridHeadOf<Row>({ model, checks, active }: GridHeadProps<Row>) {
  const words = useWords(TABLE);
  const { columns, order, filters, rowActions } = model;
  const first = checks ? 1 : 0;
  return (
    <thead>
      <tr data-at={0} aria-rowindex={1}>
        {checks && (
          <th className="check pin" aria-label={words.selectPage}>
            <RowCheck
              label={words.selectPage}
              state={checks.pageState}
              isInTabOrder={active === 0}
              onChange={checks.togglePage}
            />
          </th>
        )}
        {columns.map((column, columnIndex) => (
          <SortHeader
            key={column.id}
            column={column}
            sortRank={columnIndex}
            order={order}
            onPress={model.press}
            isInTabOrder={active === columnIndex + first}
            filter={
              column.filter && {
                filter: filters[column.id],
                onChange: (filter) => model.setFilter(column.id, filter),
                choices: () => model.choicesOf(column),
                today: model.today,
              }
            }
          />
        ))}
        {rowActions && (
          <th scope="col" className="actions" tabIndex={active === columns.length + first ? 0 : -1}>
            <Hidden>{words.actions}</Hidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Not rendered again while the table scrolls or while a search is typed. */
export const GridHead = memo(GridHeadOf, alikeIn(READS)) as typeof GridHeadOf;
