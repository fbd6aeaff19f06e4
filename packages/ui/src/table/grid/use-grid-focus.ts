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
/** Widgets that need the arrow keys for themselves. */
const OWN_ARROWS = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';

/** The cell that holds an element; null outside rows that can be moved to. */
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

/** Scrolls as little as needed to have all of a cell in sight, also beside the columns that stay in place. */
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
  /** Brings a row (1 is the first below the head) into sight before it gets the focus. */
  readonly reveal: (row: number) => void;
  /** Enter or F2 on a cell with nothing to enter. */
  readonly onOpen: (cell: HTMLTableCellElement, at: GridCell) => void;
  /** Space on a cell. */
  readonly onSpace?: ((at: GridCell) => void) | undefined;
}

/**
 * Keyboard navigation of a grid (WAI-ARIA): one cell is in the page's tab order; arrows, Home, End and the page keys
 * move between cells, Enter or F2 goes into a cell's links and buttons, Escape comes back out. A cell whose only
 * content is a control marks it with `data-direct`: it gets the focus in the cell's place.
 */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, options: GridFocusOptions) {
  const [wanted, setActive] = useState(START);
  const active =
    wanted.row < options.rows && wanted.column < options.columns
      ? wanted
      : { row: 0, column: Math.min(wanted.column, Math.max(0, options.columns - 1)) };
  const isMoving = useRef(false);

  // After every draw: a row far away is only drawn once the table has scrolled to it.
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
      // What it opens gives the focus back to whatever had it.
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
    // The head is always in sight: going up to it from the rows shows the first of them.
    if (next.row === 0 && at.row > 0) options.reveal(1);
    moveTo(next);
  };

  /** Wherever the focus comes to, by pointer or Tab, is where the keys go on from. */
  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const focused = cellOf(target);
    if (focused && (focused.at.row !== active.row || focused.at.column !== active.column))
      setActive(focused.at);
  };

  /** Opens what a pressed cell has to open, with the focus on the cell, so that it comes back there. */
  const openAt = (target: Element) => {
    const focused = cellOf(target);
    if (!focused) return;
    flushSync(() => moveTo(focused.at));
    options.onOpen(focused.cell, focused.at);
  };

  return { active, openAt, handlers: { onKeyDown, onFocus } };
}
