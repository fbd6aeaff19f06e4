import { memo } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { useWords } from '../../words/language.tsx';
import { isAtEnd } from '../data-column.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

/** Grey placeholder rows. */
export function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={column}>
          <Skeleton $width={`${50 + ((row * 3 + column * 5) % 5) * 10}%`} />
        </td>
      ))}
    </tr>
  ));
}

/** Keeps the height of rows that are not drawn. */
export function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

export interface TotalsRowProps<Row> {
  readonly model: TableModel<Row>;
  readonly hasChecks: boolean;
}

/** Totals of the rows that pass the filters, under the columns that have one. */
function TotalsRowOf<Row>({ model, hasChecks }: TotalsRowProps<Row>) {
  const words = useWords(TABLE);
  const { columns, rowActions, total } = model;
  if (total === 0 || !columns.some(({ footer }) => footer)) return null;
  const rows = model.matching();
  return (
    <tfoot>
      <tr>
        {hasChecks && <td className="check pin" />}
        {columns.map((column, columnIndex) => (
          <td
            key={column.id}
            className={
              [columnIndex === 0 ? 'pin' : '', isAtEnd(column) ? 'end' : ''].join(' ').trim() || undefined
            }
          >
            {column.footer?.(rows) ?? (columnIndex === 0 ? words.totals : null)}
          </td>
        ))}
        {rowActions && <td />}
      </tr>
    </tfoot>
  );
}

/** Not computed again while the table scrolls. */
export const TotalsRow = memo(TotalsRowOf) as typeof TotalsRowOf;
