/** Tables of fields, stations, devices and people that are pasted: their columns, and what would become of each row. */

export { type NodeColumn, type NodeTableFarm, nodeRules } from '../tables/nodes-table.ts';
export { countOutcomes, planTable, type TableRules, undoRows } from '../tables/plan-table.ts';
export { type RecognisedColumns, recogniseColumns, type TitledColumns } from '../tables/recognise-columns.ts';
export {
  type SectorColumn,
  type SectorRowDraft,
  type SectorTableFarm,
  sectorRules,
} from '../tables/sectors-table.ts';
export {
  STATION_COLUMNS,
  type StationColumn,
  type StationRowDraft,
  type StationTableFarm,
  stationRules,
} from '../tables/stations-table.ts';
export {
  type CellChange,
  type Cells,
  type PlannedRow,
  ROW_OUTCOMES,
  type RowOutcome,
  type TableRow,
} from '../tables/table-rows.ts';
export { readTags, tagsCell } from '../tables/tag-cells.ts';
