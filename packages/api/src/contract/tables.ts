import { ROW_OUTCOMES } from '@vigia/domain/tables';
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { codecOf, type Decoded, type Fields, field, partly } from './fields.ts';
import { Line } from './text.ts';

/** Rows that one table may have. */
export const MOST_TABLE_ROWS = 10_000;
/** The same of people, each of whom gets a password, which takes the service some time. */
export const MOST_PEOPLE_ROWS = 200;
/** The same of products, of which a client has no more. */
export const MOST_PRODUCT_ROWS = 300;
const LONGEST_CELL = 4_000;

const Cell = Line(LONGEST_CELL);
const RowNumber = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** Cells that no title names: the id of a thing that the caller knows, and whether it is archived. */
const known = { id: field('id', Cell), archive: field('archive', Cell) };
const degrees = { latitude: field('position_lat', Cell), longitude: field('position_lon', Cell) };

/** Columns of a table of stations; things are referred to by their names, or by `#` and an id. */
export const stationCells = {
  sector: field('sector', Cell),
  name: field('name', Cell),
  ...degrees,
  season: field('season', Cell),
  crop: field('crop', Cell),
  variety: field('variety', Cell),
  pest: field('pest', Cell),
  tags: field('tags', Cell),
};

/** Columns of a table of fields. */
export const sectorCells = {
  name: field('name', Cell),
  locality: field('locality', Cell),
  region: field('region', Cell),
  ...degrees,
  area: field('area', Cell),
};

/** Columns of a table of devices. */
export const nodeCells = {
  serial: field('serial_number', Cell),
  firmwareVersion: field('node_firmware_version', Cell),
  imei: field('node_imei', Cell),
};

/** Columns of a table of people; the fields that a person sees have semicolons between them. */
export const personCells = {
  firstName: field('first_name', Cell),
  lastName: field('last_name', Cell),
  email: field('email', Cell),
  role: field('role', Cell),
  sectors: field('sectors', Cell),
};

/** Columns of a table of products; lists have semicolons between their parts. */
export const productCells = {
  name: field('product_name', Cell),
  activeIngredient: field('active_ingredient', Cell),
  authorisation: field('authorisation_number', Cell),
  modeScheme: field('mode_scheme', Cell),
  modeGroups: field('mode_groups', Cell),
  modeSource: field('mode_source', Cell),
  preHarvestDays: field('pre_harvest_days', Cell),
  preHarvestSource: field('pre_harvest_source', Cell),
  markets: field('market_list', Cell),
  marketsSource: field('market_source', Cell),
  reentryHours: field('reentry_hours', Cell),
  reentrySource: field('reentry_source', Cell),
  mostApplications: field('most_applications', Cell),
  mostApplicationsSource: field('most_applications_source', Cell),
  residualDays: field('residual_days', Cell),
  residualSource: field('residual_source', Cell),
  rainfastHours: field('rainfast_hours', Cell),
  rainfastSource: field('rainfast_source', Cell),
  stages: field('stage_list', Cell),
  stagesSource: field('stages_source', Cell),
  pests: field('pest_list', Cell),
  crops: field('crop_list', Cell),
  source: field('source_of_figures', Cell),
};

/** A table of things of one kind. */
function tableOf<F extends Fields>(cells: F, most = MOST_TABLE_ROWS) {
  const row = {
    /** Number of the row in its source, for messages. */
    row: field('row', RowNumber),
    cells: field('cells', codecOf({ ...partly(cells), ...partly(known) }, 'written')),
  };
  const table = {
    clientId: field('client_id', Id),
    rows: field('rows', z.array(codecOf(row, 'written')).check(z.maxLength(most))),
    /** Only tells what would become of the rows. */
    dryRun: field('dry_run', z.optional(z.boolean())),
    /** What a dry run answered: refused if something else would become of the rows by now. */
    seen: field('seen', z.optional(z.string().check(z.maxLength(100)))),
  };
  return codecOf(table, 'written');
}

export const StationTableBody = tableOf(stationCells);

export const SectorTableBody = tableOf(sectorCells);
export const NodeTableBody = tableOf(nodeCells);
export const ProductTableBody = tableOf(productCells, MOST_PRODUCT_ROWS);
export const PersonTableBody = tableOf(personCells, MOST_PEOPLE_ROWS);

const Count = z.int();
const cellError = { column: field('column', z.string()), message: field('message', z.string()) };
const cellChange = {
  column: field('column', z.string()),
  before: field('before', z.string()),
  after: field('after', z.string()),
};
const plannedRow = {
  row: field('row', RowNumber),
  outcome: field('outcome', z.enum(ROW_OUTCOMES)),
  errors: field('errors', z.array(codecOf(cellError, 'read'))),
  changes: field('changes', z.array(codecOf(cellChange, 'read'))),
};
const undoRow = {
  row: field('row', RowNumber),
  cells: field('cells', z.record(z.string(), z.string())),
};
const undo = {
  rows: field('rows', z.array(codecOf(undoRow, 'read'))),
  seen: field('seen', z.string()),
};
/** What became of the rows of a table or, of a dry run, what would. */
export const tableAnswer = {
  added: field('rows_new', Count),
  changed: field('rows_changed', Count),
  archived: field('rows_archived', Count),
  same: field('rows_same', Count),
  wrong: field('rows_wrong', Count),
  /** Each row, in a dry run alone. */
  rows: field('rows', z.array(codecOf(plannedRow, 'read'))),
  seen: field('seen', z.string()),
  /** The table that puts everything back; null for a dry run and for what cannot be undone. */
  undo: field('undo', z.nullable(codecOf(undo, 'read'))),
};
export const TableAnswer = codecOf(tableAnswer, 'read');
export type TableAnswer = Decoded<typeof tableAnswer>;

const temporaryPassword = {
  email: field('email', z.string()),
  password: field('temporary_password', z.string()),
};
/** The same for people, with the temporary password of each new one. */
export const PersonTableAnswer = codecOf(
  { ...tableAnswer, passwords: field('temporary_passwords', z.array(codecOf(temporaryPassword, 'read'))) },
  'read',
);
export type PersonTableAnswer = z.output<typeof PersonTableAnswer>;
