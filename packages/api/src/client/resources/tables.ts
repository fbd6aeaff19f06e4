import type { ClientId } from '@vigia/domain/farm';
import type { CellChange, RowOutcome, TableRow } from '@vigia/domain/tables';
import { type Fields, namesOf, toWire } from '../../contract/fields.ts';
import {
  nodeCells,
  PersonTableAnswer,
  personCells,
  productCells,
  sectorCells,
  stationCells,
  TableAnswer,
} from '../../contract/tables.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

/** Kinds of things that come by tables. */
export type TableKind = 'sectors' | 'stations' | 'nodes' | 'users' | 'products';

interface KindOfTable {
  readonly path: string;
  readonly cells: Fields;
}
const KINDS: Readonly<Record<TableKind, KindOfTable>> = {
  sectors: { path: '/v2/sectors/table', cells: sectorCells },
  stations: { path: '/v2/stations/table', cells: stationCells },
  nodes: { path: '/v2/nodes/table', cells: nodeCells },
  users: { path: '/v2/users/table', cells: personCells },
  products: { path: '/v2/products/table', cells: productCells },
};

/** A row of a dry run: what would become of it, and what is wrong with its cells. */
export interface CheckedRow {
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly errors: Readonly<Record<string, string>>;
  readonly changes: readonly CellChange<string>[];
}

/** What a table would do. */
export interface TableCheck {
  readonly counts: Readonly<Record<RowOutcome, number>>;
  readonly rows: readonly CheckedRow[];
  /** To be sent with the table: refused if something else would become of the rows by then. */
  readonly seen: string;
}

/** The table that puts everything back. */
export type TableUndo = NonNullable<TableAnswer['undo']>;

/** The temporary password of somebody new. */
export type MadePassword = PersonTableAnswer['passwords'][number];

export interface TakenTable {
  readonly counts: Readonly<Record<RowOutcome, number>>;
  /** Null for what cannot be undone. */
  readonly undo: TableUndo | null;
  /** Of a table of people. */
  readonly passwords: readonly MadePassword[];
}

/** Timeout, ms: ten thousand rows over a slow line. */
const TABLE_MS = 3 * 60_000;

const countsOf = ({ added, changed, archived, same, wrong }: TableAnswer) => ({
  ...{ new: added, changed, archived, same, wrong },
});

/** Calls that take tables of fields, stations, devices, people and products. Columns have the domain's names. */
export function tableCalls(send: Send) {
  const post = async (
    kind: TableKind,
    body: object,
    { key, signal }: { readonly key?: string | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<TableAnswer & Partial<PersonTableAnswer>> => {
    const { path, cells } = KINDS[kind];
    const once = key === undefined ? {} : { idempotencyKey: key };
    const call = { method: 'post', body, timeout: TABLE_MS, signal, ...once } as const;
    return kind === 'users'
      ? await inDomain(send(path, PersonTableAnswer, call), cells)
      : await inDomain(send(path, TableAnswer, call), cells);
  };
  const sent = (kind: TableKind, clientId: ClientId, rows: readonly TableRow<string>[]) => ({
    client_id: clientId,
    rows: rows.map(({ row, cells: { id, archive, ...cells } }) => ({
      row,
      cells: {
        ...toWire(KINDS[kind].cells, cells),
        ...(id !== undefined && { id }),
        ...(archive !== undefined && { archive }),
      },
    })),
  });
  return {
    /** Compares a table with what is there, and changes nothing. */
    checkTable: async (
      kind: TableKind,
      clientId: ClientId,
      rows: readonly TableRow<string>[],
      signal?: AbortSignal,
    ): Promise<TableCheck> => {
      const answer = await post(kind, { ...sent(kind, clientId, rows), dry_run: true }, { signal });
      const columnOf = new Map(
        Object.entries(namesOf(KINDS[kind].cells)).map(([column, wire]) => [wire, column]),
      );
      const named = (wire: string): string => columnOf.get(wire) ?? wire;
      return {
        counts: countsOf(answer),
        rows: answer.rows.map(({ row, outcome, errors, changes }) => ({
          row,
          outcome,
          errors: Object.fromEntries(errors.map(({ column, message }) => [named(column), message])),
          changes: changes.map(({ column, ...change }) => ({ column: named(column), ...change })),
        })),
        seen: answer.seen,
      };
    },
    /**
     * Stores all of a table, or nothing.
     *
     * @param seen of the check that its sender saw; without it nothing is compared
     * @throws {ApiError} invalid: its problem names the wrong cells; conflict: something else would happen by now
     */
    takeTable: async (
      kind: TableKind,
      clientId: ClientId,
      rows: readonly TableRow<string>[],
      { seen, key, signal }: { readonly seen?: string; readonly key: string; readonly signal?: AbortSignal },
    ): Promise<TakenTable> => {
      const body = { ...sent(kind, clientId, rows), ...(seen !== undefined && { seen }) };
      const answer = await post(kind, body, { key, signal });
      return { counts: countsOf(answer), undo: answer.undo, passwords: answer.passwords ?? [] };
    },
    /** @throws {ApiError} conflict: somebody has changed one of the rows since */
    undoTable: async (
      kind: TableKind,
      clientId: ClientId,
      { rows, seen }: TableUndo,
      key: string,
    ): Promise<void> => {
      await post(kind, { client_id: clientId, rows, seen }, { key });
    },
  };
}
