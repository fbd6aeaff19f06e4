import { useCallback, useMemo, useRef } from 'react';
import { safeId } from '../row-keys.ts';
import { type RowId, type SelectionState, stateOf, toggled, withRange, withRows } from '../selection.ts';
import type { TableModel } from '../use-data-table.ts';

export interface PageChecks {
  readonly pageState: SelectionState;
  readonly stateOf: (id: RowId | null) => SelectionState;
  readonly togglePage: () => void;
  /**
   * Selects or deselects a row.
   *
   * @param at number of the row on the page, from 1
   * @param isRange also all rows since the last selected one
   */
  readonly toggle: (at: number, isRange: boolean) => void;
}

/** Selection of rows on the page; null if the table has no selection. */
export function usePageChecks<Row>(model: TableModel<Row>): PageChecks | null {
  const last = useRef<RowId | null>(null);
  const latest = useRef(model);
  latest.current = model;
  const toggle = useCallback((at: number, isRange: boolean) => {
    const { page, rowId, selected, onSelectedChange } = latest.current;
    const id = safeId(page[at - 1] as Row, rowId);
    if (id === null || !selected) return;
    const ids = idsOf(latest.current);
    onSelectedChange?.(
      isRange && last.current !== null ? withRange(selected, ids, last.current, id) : toggled(selected, id),
    );
    last.current = id;
  }, []);
  const { page, rowId, selected, onSelectedChange } = model;
  // Computed again only when the rows or the selection change, because a page may be the whole table and it
  // scrolls.
  return useMemo(() => {
    if (!selected) return null;
    const ids = idsOf({ page, rowId });
    const pageState = stateOf(selected, ids);
    return {
      pageState,
      stateOf: (id) => (id !== null && selected.has(id) ? 'on' : 'off'),
      togglePage: () => onSelectedChange?.(withRows(selected, ids, pageState !== 'on')),
      toggle,
    };
  }, [page, rowId, selected, onSelectedChange, toggle]);
}

function idsOf<Row>({ page, rowId }: Pick<TableModel<Row>, 'page' | 'rowId'>): readonly RowId[] {
  return page.flatMap((row) => safeId(row, rowId) ?? []);
}
