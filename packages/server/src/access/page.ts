import type { Db } from '../db/pool.ts';
import { invalidField } from '../http/problem.ts';
import { collect, type Tx } from './reach.ts';
import type { Scope } from './scope.ts';

/** Position of a row in a list, newest first; of one instant, the higher rank, then the higher id comes first. */
export interface Cursor {
  /** ISO UTC, to the millisecond. */
  readonly at: string;
  /** Distinguishes lists that are answered as one. */
  readonly rank: number;
  readonly id: number;
}

/** The result of one transaction for a page. */
export interface PagePart<T> {
  /** Rows the scope sees, newest first. */
  readonly rows: readonly (readonly [Cursor, T])[];
  /** The last row that was read, if there may be more after it. */
  readonly reached: Cursor | null;
}

export interface Page<T> {
  items: T[];
  page_id?: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d) (\d{1,10})$/;
const LARGEST_ID = 2 ** 31 - 1;

/** Negative when `a` comes before `b`. */
const order = (a: Cursor, b: Cursor): number =>
  a.at === b.at ? b.rank - a.rank || b.id - a.id : a.at > b.at ? -1 : 1;

const pageId = ({ at, rank, id }: Cursor): string => Buffer.from(`${at} ${rank} ${id}`).toString('base64url');

/**
 * The row after which a page begins; undefined for the first page.
 *
 * @throws {HttpProblem} invalid-input: not a page id of this service
 */
export function readPageId(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, at, rank, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const known = at !== undefined && !Number.isNaN(Date.parse(at)) && Number(id) <= LARGEST_ID;
  if (!known) throw invalidField('page_id', 'No es una página de esta lista');
  return { at, rank: Number(rank), id: Number(id) };
}

/** The rows that a store read, `limit` at most, reduced to those that the scope sees. */
export function partOf<Row, T>(
  looked: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
  seen: (rows: readonly Row[]) => readonly (readonly [Cursor, T])[],
): PagePart<T> {
  const last = looked.at(-1);
  return { rows: seen(looked), reached: looked.length < limit || !last ? null : cursorOf(last) };
}

/**
 * One page over all clients of the scope. Pages begin after a row, not at a number, so rows that come in meanwhile
 * neither repeat nor hide others. A part that stopped early ends the page where it stopped.
 */
export async function readPage<T>(
  db: Db,
  scope: Scope,
  limit: number,
  read: (tx: Tx) => Promise<PagePart<T>[]>,
): Promise<Page<T>> {
  const parts = await collect(db, scope, read);
  const stops = parts.flatMap(({ reached }) => reached ?? []).sort(order);
  const within = parts
    .flatMap(({ rows }) => rows)
    .filter(([cursor]) => stops[0] === undefined || order(cursor, stops[0]) <= 0)
    .sort(([a], [b]) => order(a, b));
  const rows = within.slice(0, limit);
  const end = within.length > limit ? rows.at(-1)?.[0] : stops[0];
  return { items: rows.map(([, item]) => item), ...(end && { page_id: pageId(end) }) };
}
