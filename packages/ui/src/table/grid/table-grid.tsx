import { type ReactNode, useMemo, useRef, useState } from 'react';
import { latePart, useLatePart } from '../../controls/late/late-part.ts';
import { useTheme } from '../../theme/styled.ts';
import { safeId } from '../row-keys.ts';
import type { TableModel } from '../use-data-table.ts';
import type { Peek } from './cell-peek.tsx';
import { columnWidths } from './column-widths.ts';
import { GridHead } from './grid-head.tsx';
import { CHECK_WIDTH, Grid, Scroller } from './grid-look.ts';
import { GridRow } from './grid-row.tsx';
import { Gap, SkeletonRows, TotalsRow } from './other-rows.tsx';
import { stretches } from './row-window.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useOverflow } from './use-overflow.ts';
import { usePageChecks } from './use-page-checks.ts';
import { usePrinting } from './use-printing.ts';
import { useRowWindow } from './use-row-window.ts';

/** With more rows than this on a page, only the visible ones are drawn. */
const VIRTUAL_FROM = 100;
/** On paper all are drawn, as long as that does not take seconds. */
const VIRTUAL_ON_PAPER_FROM = 2_000;
const PAGE_KEY_ROWS = 10;

const cellPeek = latePart(async () => (await import('./cell-peek.tsx')).CellPeek);

export interface TableGridProps<Row> {
  readonly model: TableModel<Row>;
  /** Shown instead of rows. */
  readonly notice: ReactNode;
  readonly isLoading: boolean;
}

/** The wide form of a table: a grid. Its head stays visible, and if it is too wide also its first column. */
export function TableGrid<Row>({ model, notice, isLoading }: TableGridProps<Row>) {
  const { columns, page, rowIndexes, keys, rowActions, query } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [peek, setPeek] = useState<Peek | null>(null);
  const CellPeek = useLatePart(cellPeek, peek !== null);
  const { density } = useTheme();
  const isVirtual = page.length > (usePrinting() ? VIRTUAL_ON_PAPER_FROM : VIRTUAL_FROM);
  const { isWide, isScrolled } = useOverflow(scroller);
  const checks = usePageChecks(model);
  const first = model.pageIndex * query.pageSize;
  const before = Number.isFinite(first) ? first : 0;
  const cellCount = columns.length + (checks ? 1 : 0) + (rowActions ? 1 : 0);

  const { drawn, fit, rowHeight, reveal } = useRowWindow({
    scroller,
    count: page.length,
    rowHeight: density.row,
    isOn: isVirtual,
  });
  const { active, openAt, handlers } = useGridFocus(table, {
    rows: page.length + 1,
    columns: cellCount,
    pageRows: isVirtual ? Math.max(1, fit - 1) : PAGE_KEY_ROWS,
    reveal: (row) => reveal(row - 1),
    onOpen: (cell) => setPeek(peekOf(cell)),
    onSpace: checks ? ({ row }) => row > 0 && checks.toggle(row, false) : undefined,
  });

  const widths = useMemo(
    () => (isVirtual ? columnWidths(columns, model.rows) : null),
    [isVirtual, columns, model.rows],
  );
  const parts = stretches(drawn, active.row - 1, page.length);
  const after = page.length - (parts.at(-1)?.end ?? 0);

  return (
    <Scroller
      ref={scroller}
      $bounded={isVirtual || isWide}
      {...(isVirtual || isWide ? { tabIndex: -1, role: 'region', 'aria-label': model.label } : {})}
    >
      <Grid
        ref={table}
        role="grid"
        aria-label={model.label}
        aria-busy={isLoading}
        aria-rowcount={model.total + 1}
        aria-multiselectable={checks ? true : undefined}
        data-virtual={isVirtual ? '' : undefined}
        data-pinned={isWide ? '' : undefined}
        data-bounded={isVirtual || isWide ? '' : undefined}
        data-scrolled={isScrolled ? '' : undefined}
        style={
          widths ? { minWidth: widths.reduce<number>((sum, width) => sum + (width ?? 120), 0) } : undefined
        }
        {...handlers}
        onClick={({ target }) => {
          const long = (target as Element).closest('.long');
          if (long && window.getSelection()?.isCollapsed !== false) openAt(long);
        }}
      >
        {widths && (
          <colgroup>
            {checks && <col style={{ width: CHECK_WIDTH }} />}
            {columns.map(({ id, width }, at) => (
              <col key={id} style={{ width: width ?? `${widths[at]}px` }} />
            ))}
            {rowActions && <col style={{ width: 104 }} />}
          </colgroup>
        )}
        <GridHead model={model} checks={checks} active={active.row === 0 ? active.column : -1} />
        <tbody>
          {isLoading && page.length === 0 && (
            <SkeletonRows
              columns={cellCount}
              rows={Math.min(10, Number.isFinite(query.pageSize) ? query.pageSize : 10)}
            />
          )}
          {notice !== null && (
            <tr>
              <td colSpan={cellCount}>{notice}</td>
            </tr>
          )}
          {parts.flatMap(({ start, end, skipped, isKept }) => [
            skipped > 0 && <Gap key={`gap ${isKept}`} height={skipped * rowHeight} columns={cellCount} />,
            ...page.slice(start, end).map((row, rowInPage) => {
              const at = start + rowInPage;
              return (
                <GridRow
                  key={keys[rowIndexes[at] as number] ?? at}
                  row={row}
                  at={at + 1}
                  rowIndex={before + at + 2}
                  columns={columns}
                  name={model.nameOf(row)}
                  check={checks?.stateOf(safeId(row, model.rowId))}
                  onCheck={checks?.toggle ?? ignore}
                  actions={rowActions}
                  active={active.row === at + 1 ? active.column : -1}
                />
              );
            }),
          ])}
          {after > 0 && <Gap height={after * rowHeight} columns={cellCount} />}
        </tbody>
        <TotalsRow model={model} hasChecks={checks !== null} />
      </Grid>
      {peek && CellPeek && <CellPeek peek={peek} onClose={() => setPeek(null)} />}
    </Scroller>
  );
}

const ignore = () => {};

/** The full text of a cell, if the cell is cut off. */
function peekOf(cell: HTMLTableCellElement): Peek | null {
  const box = cell.querySelector<HTMLElement>('.long') ?? cell;
  const clipped = [box, cell].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
  );
  return clipped ? { cell, text: box.textContent ?? '' } : null;
}
