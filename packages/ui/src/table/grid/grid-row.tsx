import { memo } from 'react';
import { useWords } from '../../words/language.tsx';
import { cellOf, type DataColumn, isAtEnd, textOf } from '../data-column.ts';
import type { RowAction } from '../data-table-props.ts';
import { RowActions } from '../row-actions.tsx';
import type { SelectionState } from '../selection.ts';
import { TABLE } from '../words.ts';
import { RowCheck } from './row-check.tsx';

/** Characters; longer texts are cut, and open when they are pressed. */
const LONG = 64;
/** Characters; shorter texts stay on one line: a scientific name, a commune. */
const SHORT = 24;

export interface GridRowProps<Row> {
  readonly row: Row;
  /** Its number on the page, from 1. */
  readonly at: number;
  /** Its number among all rows; the head is 1. */
  readonly rowIndex: number;
  readonly columns: readonly DataColumn<Row>[];
  readonly name: string;
  /** Without it the table has no selection. */
  readonly check?: SelectionState | undefined;
  readonly onCheck: (at: number, isRange: boolean) => void;
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Column of the row's cell in the tab order; -1 when it is in another row. */
  readonly active: number;
}

function GridRowOf<Row>(props: GridRowProps<Row>) {
  const words = useWords(TABLE);
  const { row, at, columns, check, actions, active, name } = props;
  const first = check === undefined ? 0 : 1;
  return (
    <tr
      data-at={at}
      aria-rowindex={props.rowIndex}
      aria-selected={check === undefined ? undefined : check === 'on'}
    >
      {check !== undefined && (
        <td className="check pin">
          <RowCheck
            label={words.selectRow(name)}
            state={check}
            isInTabOrder={active === 0}
            onChange={(isRange) => props.onCheck(at, isRange)}
          />
        </td>
      )}
      {columns.map((column, columnIndex) => {
        // The cell with the row's name is the heading of the row.
        const Cell = column.card === 'title' ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={Cell === 'th' ? 'row' : undefined}
            className={classOf(column, row, columnIndex)}
            tabIndex={active === columnIndex + first ? 0 : undefined}
          >
            {contentOf(column, row)}
          </Cell>
        );
      })}
      {actions && (
        <td className="actions" tabIndex={active === columns.length + first ? 0 : undefined}>
          <RowActions name={name} actions={actions(row)} isInTabOrder={false} />
        </td>
      )}
    </tr>
  );
}

/** Rendered again only when its own row changes: a page may have hundreds. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;

function contentOf<Row>(column: DataColumn<Row>, row: Row) {
  if (column.cell) return cellOf(column, row);
  const text = textOf(column, row);
  return text.length > LONG ? <span className="long">{text}</span> : text;
}

function classOf<Row>(column: DataColumn<Row>, row: Row, columnIndex: number): string | undefined {
  const classes = [
    columnIndex === 0 ? 'pin' : '',
    isAtEnd(column) ? 'end' : '',
    column.kind === 'date' || column.kind === 'datetime' ? 'day' : '',
    !column.cell && textOf(column, row).length <= SHORT ? 'word' : '',
  ].filter(Boolean);
  return classes.length === 0 ? undefined : classes.join(' ');
}
