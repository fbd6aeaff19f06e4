import type { DataColumn } from '@vigia/ui/table';
import { NODE_COLUMNS, SECTOR_COLUMNS, STATION_COLUMNS } from '../admin-columns.ts';
import type { NodeRow, SectorRow, StationRow } from '../admin-rows.ts';
import { ARCHIVED_WORDS as W } from './words.ts';

/** Marks every row, in the table, on cards and in the export, as what is not in use. */
const state = <Row>(text: string): DataColumn<Row> => ({
  id: 'state',
  header: W.state,
  value: () => text,
  card: 'head',
});

export const ARCHIVED_SECTOR_COLUMNS: readonly DataColumn<SectorRow>[] = [
  ...SECTOR_COLUMNS,
  state(W.archived),
];
export const ARCHIVED_STATION_COLUMNS: readonly DataColumn<StationRow>[] = [
  ...STATION_COLUMNS,
  state(W.archivedStation),
];
export const ARCHIVED_NODE_COLUMNS: readonly DataColumn<NodeRow>[] = [
  ...NODE_COLUMNS,
  state(W.decommissioned),
];
