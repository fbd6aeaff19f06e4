import type { DataColumn } from '@vigia/ui/table';
import { nodeColumns, sectorColumns, stationColumns } from '../admin-columns.ts';
import type { NodeRow, SectorRow, StationRow } from '../admin-rows.ts';
import { ARCHIVED_WORDS as W } from './words.ts';

/** Marks every row, in the table, on cards and in the export, as what is not in use. */
const state = <Row>(text: string): DataColumn<Row> => ({
  id: 'state',
  header: W.state,
  value: () => text,
  card: 'head',
});

export const archivedSectorColumns = (): readonly DataColumn<SectorRow>[] => [
  ...sectorColumns(),
  state(W.archived),
];
export const archivedStationColumns = (): readonly DataColumn<StationRow>[] => [
  ...stationColumns(),
  state(W.archivedStation),
];
export const archivedNodeColumns = (): readonly DataColumn<NodeRow>[] => [
  ...nodeColumns(),
  state(W.decommissioned),
];
