import { createHash } from 'node:crypto';
import type { TableAnswer } from '@vigia/api/contract';
import type { Action } from '@vigia/domain/access';
import { inRow } from '@vigia/domain/es';
import type { ClientId } from '@vigia/domain/farm';
import {
  countOutcomes,
  type PlannedRow,
  planTable,
  type RowOutcome,
  type TableRow,
  type TableRules,
  undoRows,
} from '@vigia/domain/tables';
import { create } from '../access/change.ts';
import { demand, inClient, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { Overtaken } from '../db/again.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ScopedCall } from '../http/route.ts';
import { clientById } from '../stores/farm/clients.ts';
import { holdTables } from '../stores/lock-row.ts';

/** Largest body, bytes: ten thousand rows with long names. */
export const LARGEST_TABLE = 4 * 1024 * 1024;

/** A table as it is sent. */
export interface SentTable<Column extends string> {
  readonly clientId: ClientId;
  readonly rows: readonly TableRow<Column>[];
  readonly dryRun?: boolean | undefined;
  readonly seen?: string | undefined;
}

type Row<Column extends string, Thing, Draft> = PlannedRow<Column, Thing, Draft>;
type Plan<Column extends string, Thing, Draft> = readonly Row<Column, Thing, Draft>[];
/** A row about something that is there. */
type KnownRow<Column extends string, Thing, Draft> = Row<Column, Thing, Draft> & { readonly thing: Thing };

/** What rows do, by what becomes of them. */
export interface Writes<Column extends string, Thing, Draft> {
  readonly added: Plan<Column, Thing, Draft>;
  readonly changed: readonly KnownRow<Column, Thing, Draft>[];
  readonly archived: readonly KnownRow<Column, Thing, Draft>[];
}

/** How tables of things of one kind are compared and stored. */
export interface TableKind<Column extends string, Thing, Draft> {
  /** The right that it takes, in the client as a whole. */
  readonly action: Action;
  /** What the rows do stays, so that nothing is read once they are stored. */
  readonly isForGood?: true;
  /** Names of the columns on the wire. */
  readonly names: Readonly<Record<Column, string>>;
  readonly rules: (tx: Tx, scope: Scope, clientId: ClientId) => Promise<TableRules<Column, Thing, Draft>>;
  /** Locks what the rows are about, in the order of all locks. */
  readonly hold: (tx: Tx, writes: Writes<Column, Thing, Draft>) => Promise<void>;
  /** Stores rows without errors. @returns the ids of those that make or change a thing */
  readonly save: (
    tx: Tx,
    clientId: ClientId,
    writes: Writes<Column, Thing, Draft>,
  ) => Promise<SavedIds<Column, Thing, Draft>>;
}

/** Ids of rows that made or changed a thing. */
export type SavedIds<Column extends string, Thing, Draft> = ReadonlyMap<Row<Column, Thing, Draft>, string>;

/** @param made ids of the rows that made a thing, in their order */
export const savedIds = <Column extends string, Thing, Draft>(
  { added, changed }: Writes<Column, Thing, Draft>,
  made: readonly (number | string)[],
  idOf: (thing: Thing) => number | string,
): SavedIds<Column, Thing, Draft> =>
  new Map([
    ...added.map((row, i) => [row, String(made[i])] as const),
    ...changed.map((row) => [row, String(idOf(row.thing))] as const),
  ]);

function writesOf<Column extends string, Thing, Draft>(
  plan: Plan<Column, Thing, Draft>,
): Writes<Column, Thing, Draft> {
  const of = (wanted: RowOutcome) => plan.filter(({ outcome }) => outcome === wanted);
  const known = (wanted: RowOutcome) => of(wanted) as KnownRow<Column, Thing, Draft>[];
  return { added: of('new'), changed: known('changed'), archived: known('archived') };
}

/**
 * Takes a table: all of it, or nothing if a row is wrong. A dry run answers what would become of each row.
 *
 * @param beside what is answered and kept with what became of the rows
 * @throws {HttpProblem} invalid-input: it names every wrong cell, `rows.4.cells.station_name`; conflict: something
 *     else would become of the rows than its sender saw
 */
export async function importTable<Column extends string, Thing, Draft, Beside extends object = object>(
  call: ScopedCall<unknown, unknown, SentTable<Column>>,
  kind: TableKind<Column, Thing, Draft>,
  beside = {} as Beside,
): Promise<TableAnswer & Beside> {
  const { scope, services, body } = call;
  const { clientId, rows, dryRun = false, seen } = body;
  const planned = async (tx: Tx, of = rows) => planTable(of, await kind.rules(tx, scope, clientId));
  if (dryRun) {
    return await inClient(services.databases.app, scope, clientId, async (tx) => {
      if ((await clientById(tx, scope, clientId)) === null) return null;
      demand(scope, kind.action, { clientId });
      return { ...answerOf(await planned(tx), kind, { isDryRun: true, undo: null }), ...beside };
    });
  }
  const stored = create(call, {
    action: kind.action,
    in: { clientId },
    work: async (tx) => {
      // Beside another table, and whatever else is written meanwhile: as if it were sent after it.
      await holdTables(tx);
      const first = await planned(tx);
      demandRight(first, kind);
      await kind.hold(tx, writesOf(first));
      const plan = await planned(tx);
      if (digestOf(plan) !== digestOf(first)) throw new Overtaken('what the rows are about was changed');
      if ((seen ?? digestOf(plan)) !== digestOf(plan)) throw new HttpProblem('conflict', { detail: CHANGED });
      const ids = await kind.save(tx, clientId, writesOf(plan));
      const undo = await undoOf(plan, ids, kind, (back) => planned(tx, back));
      return { ...answerOf(plan, kind, { isDryRun: false, undo }), ...beside };
    },
  });
  return await stored.catch((error) => {
    // Time and again: whoever sent it should look at what becomes of it.
    throw error instanceof Overtaken ? new HttpProblem('conflict', { detail: CHANGED }) : error;
  });
}

/** Why a table is refused whose rows would become something else by now. */
export const CHANGED = 'Los datos cambiaron desde que los revisó: revíselos de nuevo';

/** @throws {HttpProblem} invalid-input that names every wrong cell */
function demandRight<Column extends string, Thing, Draft>(
  plan: Plan<Column, Thing, Draft>,
  { names }: TableKind<Column, Thing, Draft>,
): void {
  const errors = plan.flatMap(({ row, errors: wrong }, index) =>
    cellsOf(wrong).map(([column, message]) => ({
      field: `rows.${index}.cells.${names[column]}`,
      message: inRow(row, message),
    })),
  );
  if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
}

const cellsOf = <Column extends string>(errors: Readonly<Partial<Record<Column, string>>>) =>
  Object.entries(errors) as [Column, string][];

/** Text that is another one once something else would become of a row. */
function digestOf(plan: Plan<string, unknown, unknown>): string {
  const text = JSON.stringify(plan.map(({ row, outcome, before, after }) => [row, outcome, before, after]));
  return createHash('sha256').update(text).digest('base64url');
}

/** The table that puts everything back; null where it would not. */
async function undoOf<Column extends string, Thing, Draft>(
  plan: Plan<Column, Thing, Draft>,
  ids: SavedIds<Column, Thing, Draft>,
  { names, isForGood }: TableKind<Column, Thing, Draft>,
  planned: (rows: TableRow<Column>[]) => Promise<Plan<Column, Thing, Draft>>,
): Promise<TableAnswer['undo']> {
  if (isForGood || plan.some(({ outcome }) => outcome === 'archived')) return null;
  const written = plan.flatMap((row) => {
    const id = ids.get(row);
    return id === undefined ? [] : [{ ...row, id }];
  });
  const rows = undoRows(written);
  if (rows.length === 0) return null;
  const back = await planned(rows);
  if (back.some(({ outcome }) => outcome === 'wrong')) return null;
  const onWire: Readonly<Record<string, string>> = { ...names, id: 'id', archive: 'archive' };
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(
        Object.entries<string | undefined>(cells).map(([column, text]) => [onWire[column], text ?? '']),
      ),
    })),
    seen: digestOf(back),
  };
}

function answerOf<Column extends string, Thing, Draft>(
  plan: Plan<Column, Thing, Draft>,
  { names }: TableKind<Column, Thing, Draft>,
  { isDryRun, undo }: { readonly isDryRun: boolean; readonly undo: TableAnswer['undo'] },
): TableAnswer {
  const { new: added, ...counts } = countOutcomes(plan);
  return {
    added,
    ...counts,
    rows: isDryRun
      ? plan.map(({ row, outcome, errors, changes }) => ({
          row,
          outcome,
          errors: cellsOf(errors).map(([column, message]) => ({ column: names[column], message })),
          changes: changes.map(({ column, ...change }) => ({ column: names[column], ...change })),
        }))
      : [],
    seen: digestOf(plan),
    undo,
  };
}
