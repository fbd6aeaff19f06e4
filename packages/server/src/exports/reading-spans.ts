import { addDays, type DayRange, type Days, earlierOf } from '@vigia/domain';

/** Rows of a piece, which is held in memory: two megabytes of text. */
const ROWS_OF_A_PIECE = 20_000;
const FIRST: Days = 31;
/** Of a station about which nothing is known: a reading a minute makes 264,000 rows of it, 24 MB. */
const LONGEST_FIRST: Days = 183;
const LONGEST: Days = 366;

/** How long the first piece of the next station is: as long as the last pieces of those before it were. */
export interface PieceLength {
  days: Days;
}
export const unknownLength = (): PieceLength => ({ days: FIRST });

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
 * @param length what the pieces of the stations before have taught, and these teach
 */
export async function* pieceByPiece<Piece extends { readonly count: number }>(
  { start, end }: DayRange,
  read: (days: DayRange) => Promise<Piece>,
  length: PieceLength,
): AsyncGenerator<Piece> {
  let { days } = length;
  for (let first = start; first <= end; ) {
    const last = earlierOf(addDays(first, days - 1), end);
    const piece = await read({ start: first, end: last });
    days = nextDays(days, piece.count);
    length.days = Math.min(LONGEST_FIRST, days);
    yield piece;
    first = addDays(last, 1);
  }
}
