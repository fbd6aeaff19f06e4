/** Rows are drawn by groups of this many: most steps of scrolling then draw nothing at all. */
export const GROUP = 8;
/** Rows drawn beyond those in sight, at each end. */
const SPARE = 3;

/** Rows that are drawn: those from `start` up to `end`, without it. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** Rows that are drawn one below the other. */
export interface RowStretch extends RowWindow {
  /** Rows that are left out before it. */
  readonly skipped: number;
  /** It is the row with the focus alone. */
  readonly isKept: boolean;
}

/**
 * Rows from the start of a group that cover what is in sight.
 *
 * @param top px of the rows scrolled out above
 * @param height px in which rows are seen
 */
export function windowAt(top: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(top / rowHeight) - SPARE;
  const start = Math.max(0, Math.floor(first / GROUP) * GROUP);
  // As many wherever it stands, so that a group leaves when another comes, not in between.
  const most = Math.ceil(height / rowHeight) + 1 + 2 * SPARE + (GROUP - 1);
  return within({ start, end: start + most }, count);
}

/** The same window in a list that may have become shorter: its end when it lies behind it. */
export function within({ start, end }: RowWindow, count: number): RowWindow {
  if (start < count) return { start, end: Math.min(end, count) };
  const from = Math.max(0, count - (end - start));
  return { start: Math.floor(from / GROUP) * GROUP, end: count };
}

/**
 * The stretches to draw, in order: the window and, on its own when it is outside, the row that holds the focus, which
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
