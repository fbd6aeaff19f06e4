import { searchForm } from '@vigia/ui';
import type { TreeRow } from './tree-rows.ts';

/** What a key does in the tree: moves to a line, opens or closes one, or chooses it. */
export type TreeMove =
  | { readonly kind: 'go'; readonly at: number }
  | { readonly kind: 'open' | 'close' | 'choose'; readonly at: number };

const PAGE = 12;

/**
 * What a key does on the line with an index, as usual in trees: arrows move, right opens and enters, left closes and
 * leaves, Home and End go to the ends, Enter chooses.
 *
 * @returns null for a key that is not the tree's
 */
export function treeMove(key: string, rows: readonly TreeRow[], at: number): TreeMove | null {
  const row = rows[at];
  if (!row) return null;
  const go = (to: number): TreeMove => ({ kind: 'go', at: Math.min(rows.length - 1, Math.max(0, to)) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'PageDown':
      return go(at + PAGE);
    case 'PageUp':
      return go(at - PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === null) return go(at);
      return row.isOpen ? go(at + 1) : { kind: 'open', at };
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close', at };
      return go(row.parent === null ? at : rows.findIndex(({ key: own }) => own === row.parent));
    case 'Enter':
    case ' ':
      if (row.isOpen === null) return { kind: 'choose', at };
      return { kind: row.isOpen ? 'close' : 'open', at };
    default:
      return null;
  }
}

/**
 * The next line whose name begins with what was typed, after the present one and then from the top.
 *
 * @returns −1 where none does
 */
export function typedTo(
  typed: string,
  rows: readonly TreeRow[],
  at: number,
  nameOf: (row: TreeRow) => string,
): number {
  const sought = searchForm(typed);
  // More letters of one name stay on it; the first letter again goes on to the next.
  const first = typed.length > 1 ? 0 : 1;
  for (let step = first; step < rows.length + first; step++) {
    const next = (at + step) % rows.length;
    const row = rows[next];
    if (row && searchForm(nameOf(row)).startsWith(sought)) return next;
  }
  return -1;
}
