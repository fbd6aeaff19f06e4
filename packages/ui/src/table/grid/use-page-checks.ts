import { useCallback, useRef } from 'react';
import { safeId } from '../row-keys.ts';
import { type RowId, type SelectionState, stateOf, toggled, withRange, withRows } from '../selection.ts';
import type { TableModel } from '../use-data-table.ts';

export interface PageChecks {
  readonly pageState: SelectionState;
  readonly stateOf: (id: RowId | null) => SelectionState;
  readonly togglePage: () => void;
  /** @param at number of the row on the page, from 1; `isRange` takes all rows since the last one with it */
  readonly toggle: (at: number, isRange: boolean) => void;
}

/** Selection of rows on the page; null when the table has none. */
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
  const { selected, onSelectedChange } = model;
  if (!selected) return null;
  const ids = idsOf(model);
  const pageState = stateOf(selected, ids);
  return {
    pageState,
    stateOf: (id) => (id !== null && selected.has(id) ? 'on' : 'off'),
    togglePage: () => onSelectedChange?.(withRows(selected, ids, pageState !== 'on')),
    toggle,
  };
}

function idsOf<Row>({ page, rowId }: TableModel<Row>): readonly RowId[] {
  return page.flatMap((row) => safeId(row, rowId) ?? []);
}
