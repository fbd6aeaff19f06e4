import { TABLE_MESSAGES } from '../es/tables.ts';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import type { AllCells, CellChange, PlannedRow, RowOutcome, TableRow } from './table-rows.ts';

/** The thing that a row is about; null for a new one. */
export type Found<Column extends string, Thing> =
  | { readonly thing: Thing | null }
  | { readonly errors: FieldErrors<Column> };

/** How rows of one kind are read and compared. Rules of a field are those of its form. */
export interface TableRules<Column extends string, Thing, Draft> {
  /** In the order in which they are shown. */
  readonly columns: readonly Column[];
  /** The column that tells two things apart, and shows what is wrong with a row as a whole. */
  readonly nameColumn: Column;
  readonly idOf: (thing: Thing) => string;
  readonly byId: (id: string) => Thing | null;
  readonly find: (cells: TableRow<Column>['cells']) => Found<Column, Thing>;
  /** What makes two new rows the same thing. */
  readonly keyOf: (after: AllCells<Column>) => string;
  readonly cellsOf: (thing: Thing) => AllCells<Column>;
  readonly blank: AllCells<Column>;
  readonly read: (
    cells: AllCells<Column>,
    thing: Thing | null,
  ) => {
    readonly draft: Draft;
    readonly after: AllCells<Column>;
    readonly errors: FieldErrors<Column>;
  };
  /** A canonical text in the words of a reader. */
  readonly shown: (column: Column, text: string) => string;
  /** Why a thing cannot be archived; null if it can. */
  readonly archiveError: (thing: Thing) => string | null;
  /** Whether a thing is written although no cell changes: it goes back into service. */
  readonly isRevived?: (thing: Thing) => boolean;
}

/**
 * What would become of each row. Rows are compared with what is there: a row whose thing is found changes the
 * columns that the table has, another one makes a thing. A thing that two rows are about is wrong in the second.
 */
export function planTable<Column extends string, Thing, Draft>(
  rows: readonly TableRow<Column>[],
  rules: TableRules<Column, Thing, Draft>,
): PlannedRow<Column, Thing, Draft>[] {
  const rowOf = new Map<string, number>();
  return rows.map((row) => {
    const planned = planRow(row, rules);
    if (planned.outcome === 'wrong') return planned;
    const key =
      planned.thing === null ? `new ${rules.keyOf(planned.after)}` : `id ${rules.idOf(planned.thing)}`;
    const first = rowOf.get(key);
    if (first === undefined) {
      rowOf.set(key, row.row);
      return planned;
    }
    return wrong(planned, { [rules.nameColumn]: TABLE_MESSAGES.repeats(first) } as FieldErrors<Column>);
  });
}

const wrong = <Column extends string, Thing, Draft>(
  row: PlannedRow<Column, Thing, Draft>,
  errors: FieldErrors<Column>,
): PlannedRow<Column, Thing, Draft> => ({ ...row, outcome: 'wrong', errors, changes: [] });

function planRow<Column extends string, Thing, Draft>(
  { row, cells: { id, archive, ...rest } }: TableRow<Column>,
  rules: TableRules<Column, Thing, Draft>,
): PlannedRow<Column, Thing, Draft> {
  const cells = rest as unknown as TableRow<Column>['cells'];
  const found = id === undefined ? rules.find(cells) : foundById(id, rules);
  const thing = 'thing' in found ? found.thing : null;
  const before = thing === null ? null : rules.cellsOf(thing);
  const isArchived = archive !== undefined && archive.trim() !== '';
  // A thing that is known by its name keeps it as it is written there.
  const kept = before !== null && id === undefined ? { [rules.nameColumn]: before[rules.nameColumn] } : {};
  const merged = { ...(before ?? rules.blank), ...(isArchived ? {} : cells), ...kept };
  const { draft, after, errors } = rules.read(merged, thing);
  const planned: PlannedRow<Column, Thing, Draft> = {
    ...{ row, outcome: 'same', thing, draft, before, after, changes: [] },
    errors: {} as FieldErrors<Column>,
  };
  const isSent = (column: string) => thing === null || column in cells;
  const broken = Object.fromEntries(Object.entries(errors).filter(([column]) => isSent(column)));
  // What a row is about comes first: without it nobody knows what else it would have to say.
  const all = ('errors' in found ? found.errors : broken) as FieldErrors<Column>;
  if (isArchived) {
    const error = thing === null ? TABLE_MESSAGES.notFound : rules.archiveError(thing);
    if (error === null) return { ...planned, outcome: 'archived' };
    return wrong(planned, { [rules.nameColumn]: error } as FieldErrors<Column>);
  }
  if (hasErrors(all)) return wrong(planned, all);
  const changes = changesOf(before, after, rules);
  return { ...planned, changes, outcome: outcomeOf(thing, changes, rules) };
}

function foundById<Column extends string, Thing, Draft>(
  id: string,
  rules: TableRules<Column, Thing, Draft>,
): Found<Column, Thing> {
  const thing = rules.byId(id.trim());
  if (thing !== null) return { thing };
  return { errors: { [rules.nameColumn]: TABLE_MESSAGES.notFound } as FieldErrors<Column> };
}

function outcomeOf<Column extends string, Thing, Draft>(
  thing: Thing | null,
  changes: readonly CellChange<Column>[],
  { isRevived }: TableRules<Column, Thing, Draft>,
): RowOutcome {
  if (thing === null) return 'new';
  return changes.length > 0 || isRevived?.(thing) === true ? 'changed' : 'same';
}

function changesOf<Column extends string, Thing, Draft>(
  before: AllCells<Column> | null,
  after: AllCells<Column>,
  { columns, shown }: TableRules<Column, Thing, Draft>,
): CellChange<Column>[] {
  if (before === null) return [];
  return columns
    .filter((column) => before[column] !== after[column])
    .map((column) => ({
      column,
      before: shown(column, before[column]),
      after: shown(column, after[column]),
    }));
}

/** How many rows have each outcome. */
export function countOutcomes(
  rows: readonly { readonly outcome: RowOutcome }[],
): Readonly<Record<RowOutcome, number>> {
  const counts = { new: 0, changed: 0, archived: 0, same: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** The rows that put a table back as it was. */
export function undoRows<Column extends string, Thing, Draft>(
  rows: readonly (PlannedRow<Column, Thing, Draft> & { readonly id: string })[],
): TableRow<Column>[] {
  return rows.flatMap(({ row, outcome, before, after, id }) => {
    if (outcome === 'new')
      return [{ row, cells: { id, archive: TABLE_MESSAGES.yes } as TableRow<Column>['cells'] }];
    if (outcome !== 'changed' || before === null) return [];
    const columns = (Object.keys(before) as Column[]).filter((column) => before[column] !== after[column]);
    const cells = Object.fromEntries(columns.map((column) => [column, before[column]]));
    return [{ row, cells: { id, ...cells } as unknown as TableRow<Column>['cells'] }];
  });
}
