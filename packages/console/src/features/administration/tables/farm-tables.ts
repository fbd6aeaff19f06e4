import { type BiofixRow, biofixTable } from './biofix-table.ts';
import type { FarmTable } from './farm-table.ts';
import { type NodeRow, nodesTable } from './nodes-table.ts';
import { type ProductRow, productsTable } from './products-table.ts';
import { type SeasonRow, seasonsTable } from './seasons-table.ts';
import { type SectorRow, sectorsTable } from './sectors-table.ts';
import { type StationRow, stationsTable } from './stations-table.ts';
import { type UserRow, usersTable } from './users-table.ts';

/** The rows of each table of what clients own. */
export interface FarmRows {
  readonly users: UserRow;
  readonly stations: StationRow;
  readonly sectors: SectorRow;
  readonly nodes: NodeRow;
  readonly seasons: SeasonRow;
  readonly biofix: BiofixRow;
  readonly products: ProductRow;
}

export type FarmTableName = keyof FarmRows;

/** What each table shows and offers, in the order of the tables' buttons. */
export const FARM_TABLES: { readonly [Name in FarmTableName]: FarmTable<FarmRows[Name]> } = {
  users: usersTable,
  stations: stationsTable,
  sectors: sectorsTable,
  nodes: nodesTable,
  seasons: seasonsTable,
  biofix: biofixTable,
  products: productsTable,
};

export const FARM_TABLE_NAMES = Object.keys(FARM_TABLES) as readonly FarmTableName[];
