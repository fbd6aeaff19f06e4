/** A cell of the grid; row 0 is the head. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  /** Number of rows, with the head. */
  readonly rows: number;
  readonly columns: number;
  /** Rows per page key. */
  readonly pageRows: number;
}

/** The cell that a key moves to (WAI-ARIA grid); null for other keys. */
export function cellAfterKey(key: string, isCtrl: boolean, cell: GridCell, size: GridSize): GridCell | null {
  const { row, column } = cell;
  const to = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.min(Math.max(nextRow, 0), size.rows - 1),
    column: Math.min(Math.max(nextColumn, 0), size.columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isCtrl ? size.rows : row + 1, column);
    case 'ArrowLeft':
      return to(row, isCtrl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isCtrl ? size.columns : column + 1);
    case 'Home':
      return to(isCtrl ? 0 : row, 0);
    case 'End':
      return to(isCtrl ? size.rows : row, size.columns);
    case 'PageUp':
      return to(row === 0 ? 0 : Math.max(1, row - size.pageRows), column);
    case 'PageDown':
      return to(row + size.pageRows, column);
    default:
      return null;
  }
}
