import { addDays, type DayRange, type Days, earlierOf } from '@vigia/domain';

/** Rows of a piece, which is held in memory: two megabytes of text. */
const ROWS_OF_A_PIECE = 20_000;
const FIRST: Days = 31;
const LONGEST: Days = 366;

/** Days of the next piece, after one of so many days that had so many rows. */
export const nextDays = (days: Days, rows: number): Days =>
  rows === 0
    ? Math.min(LONGEST, days * 4)
    : Math.max(1, Math.min(LONGEST, days * 4, Math.floor((days * ROWS_OF_A_PIECE) / rows)));

/**
 * Reads a station's days piece by piece. The pieces are as long as its readings are few, whatever the interval it
 * measures at.
 *
 * @param read reads a piece
 */
export async function* pieceByPiece<Piece extends { readonly count: number }>(
  { start, end }: DayRange,
  read: (days: DayRange) => Promise<Piece>,
): AsyncGenerator<Piece> {
  let days = FIRST;
  for (let first = start; first <= end; ) {
    const last = earlierOf(addDays(first, days - 1), end);
    const piece = await read({ start: first, end: last });
    yield piece;
    first = addDays(last, 1);
    days = nextDays(days, piece.count);
  }
}
