import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cellAfterKey, type GridCell, type GridSize } from './grid-keys.ts';

const START: GridCell = { row: 0, column: 0 };
const WIDGETS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
/** Controls that use the arrow keys themselves. */
const OWN_ARROWS = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';

/** The cell that contains an element; null outside the rows of the grid. */
function cellOf(target: Element): { readonly cell: HTMLTableCellElement; readonly at: GridCell } | null {
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const line = cell?.parentElement;
  if (!cell || !line) return null;
  const at = line.dataset.at;
  return at === undefined ? null : { cell, at: { row: Number(at), column: cell.cellIndex } };
}

function elementOf(table: HTMLTableElement, { row, column }: GridCell): HTMLElement | null {
  const line = table.querySelector<HTMLTableRowElement>(`tr[data-at="${row}"]`);
  const cell = line?.cells[column];
  return cell?.querySelector<HTMLElement>('[data-direct]') ?? cell ?? null;
}

/** Scrolls as little as needed to show a whole cell, considering the columns that stay in place. */
function bringIntoSight(cell: Element): void {
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = cell.closest('table')?.parentElement;
  if (!box || !cell.closest('[data-pinned]') || cell.matches('.pin, .actions')) return;
  const beside = (columns: string) =>
    [...(cell.parentElement?.querySelectorAll(columns) ?? [])].map((one) => one.getBoundingClientRect());
  const { left, right } = cell.getBoundingClientRect();
  const under = Math.max(...beside('.pin').map((pin) => pin.right)) - left;
  const over = right - Math.min(...beside('.actions').map((actions) => actions.left));
  if (under > 0) box.scrollLeft -= under;
  else if (over > 0) box.scrollLeft += over;
}

export interface GridFocusOptions extends GridSize {
  /** Scrolls a row (1 is the first below the head) into view before it gets the focus. */
  readonly reveal: (row: number) => void;
  /** Called for Enter or F2 on a cell without controls. */
  readonly onOpen: (cell: HTMLTableCellElement, at: GridCell) => void;
  /** Called for the space bar on a cell. */
  readonly onSpace?: ((at: GridCell) => void) | undefined;
}

/**
 * Keyboard navigation of a grid (WAI-ARIA): one cell is in the page's tab order; arrows, Home, End and the page
 * keys move between cells; Enter or F2 goes to a cell's links and buttons, Escape goes back. A cell whose only
 * content is a control marks it with `data-direct`: the control gets the focus instead of the cell.
 */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, options: GridFocusOptions) {
  const [wanted, setActive] = useState(START);
  const active =
    wanted.row < options.rows && wanted.column < options.columns
      ? wanted
      : { row: 0, column: Math.min(wanted.column, Math.max(0, options.columns - 1)) };
  const isMoving = useRef(false);

  // After every render, because a distant row is drawn only when the table has scrolled to it.
  useLayoutEffect(() => {
    const element = isMoving.current && table.current && elementOf(table.current, active);
    if (!element) return;
    isMoving.current = false;
    element.focus({ preventScroll: true });
    bringIntoSight(element.closest('td, th') ?? element);
  });

  const moveTo = (cell: GridCell) => {
    isMoving.current = true;
    if (cell.row > 0) options.reveal(cell.row);
    setActive({ ...cell });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement;
    const focused = event.defaultPrevented ? null : cellOf(target);
    if (!focused) return;
    const { cell, at } = focused;
    const isInside = target !== cell && !target.hasAttribute('data-direct');
    if (event.key === 'Escape' && isInside) {
      event.preventDefault();
      moveTo(at);
      return;
    }
    if (event.altKey) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      const menu = cell.querySelector<HTMLElement>('[data-menu]');
      // The menu returns the focus to the element that had it before.
      menu?.focus();
      menu?.click();
      return;
    }
    if (!isInside && (event.key === 'F2' || (event.key === 'Enter' && target === cell))) {
      event.preventDefault();
      const widget = cell.querySelector<HTMLElement>(WIDGETS);
      if (widget && widget !== target) widget.focus();
      else options.onOpen(cell, at);
      return;
    }
    if (event.key === ' ' && target === cell && options.onSpace) {
      event.preventDefault();
      options.onSpace(at);
      return;
    }
    if (isInside && target.matches(OWN_ARROWS)) return;
    const next = cellAfterKey(event.key, event.ctrlKey || event.metaKey, at, options);
    if (!next) return;
    event.preventDefault();
    // The head is always visible: moving to it from the rows also shows the first row.
    if (next.row === 0 && at.row > 0) options.reveal(1);
    moveTo(next);
  };

  /** The cell that gets the focus, by pointer or Tab, is the start of the next movement. */
  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const focused = cellOf(target);
    if (focused && (focused.at.row !== active.row || focused.at.column !== active.column))
      setActive(focused.at);
  };

  /** Opens the content of a pressed cell. The cell gets the focus first, so that it gets it back later. */
  const openAt = (target: Element) => {
    const focused = cellOf(target);
    if (!focused) return;
    flushSync(() => moveTo(focused.at));
    options.onOpen(focused.cell, focused.at);
  };

  return { active, openAt, handlers: { onKeyDown, onFocus } };
}
