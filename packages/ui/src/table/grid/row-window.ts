/** Rows are drawn in groups of this size, so that most steps of scrolling draw nothing. */
export const GROUP = 8;
/** Additional rows drawn above and below the visible ones. */
const SPARE = 3;

/** The rows that are drawn: from `start` to before `end`. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** Consecutive rows that are drawn. */
export interface RowStretch extends RowWindow {
  /** Number of rows left out before it. */
  readonly skipped: number;
  /** It contains only the row with the focus. */
  readonly isKept: boolean;
}

/**
 * The rows that cover the visible part, from the start of a group.
 *
 * @param top height of the rows scrolled out above, px
 * @param height height of the visible part, px
 */
export function windowAt(top: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(top / rowHeight) - SPARE;
  const start = Math.max(0, Math.floor(first / GROUP) * GROUP);
  // The same number at every position, so that a group leaves exactly when another one comes.
  const most = Math.ceil(height / rowHeight) + 1 + 2 * SPARE + (GROUP - 1);
  return within({ start, end: start + most }, count);
}

/** The same window in a list that may be shorter: its last rows, if the window is beyond its end. */
export function within({ start, end }: RowWindow, count: number): RowWindow {
  if (start < count) return { start, end: Math.min(end, count) };
  const from = Math.max(0, count - (end - start));
  return { start: Math.floor(from / GROUP) * GROUP, end: count };
}

/**
 * The stretches to draw, in order: the window, and the row with the focus if it is outside, because the focus
 * would be lost with it.
 *
 * @param kept index of that row; -1 for none
 */
export function stretches({ start, end }: RowWindow, kept: number, count: number): readonly RowStretch[] {
  const isOutside = kept >= 0 && kept < count && (kept < start || kept >= end);
  const parts = [{ start, end, isKept: false }];
  if (isOutside) parts.push({ start: kept, end: kept + 1, isKept: true });
  let before = 0;
  return parts
    .sort((a, b) => a.start - b.start)
    .map((part) => {
      const skipped = part.start - before;
      before = part.end;
      return { ...part, skipped };
    });
}
