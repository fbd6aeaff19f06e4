/** Tables of fields, stations, devices and people that are pasted: their columns, and what would become of each row. */

export { countColumn, countOfCell, pestOfTitle } from '../tables/count-columns.ts';
export { type NameFinder, nameFinder } from '../tables/named-things.ts';
export { type NodeColumn, nodeRules } from '../tables/nodes-table.ts';
export { type PersonColumn, type PersonRowDraft, personRules } from '../tables/people-table.ts';
export { countOutcomes, planTable, type TableRules, undoRows } from '../tables/plan-table.ts';
export { type ProductColumn, productRules } from '../tables/products-table.ts';
export { recogniseColumns } from '../tables/recognise-columns.ts';
export {
  type SectorColumn,
  type SectorRowDraft,
  sectorRules,
} from '../tables/sectors-table.ts';
export {
  hasSpray,
  measureOf,
  readSpray,
  type SprayContent,
} from '../tables/spray-cells.ts';
export { type FoundStation, stationFinder } from '../tables/station-finder.ts';
export {
  type StationColumn,
  type StationRowDraft,
  stationRules,
} from '../tables/stations-table.ts';
export {
  type CellChange,
  type PlannedRow,
  ROW_OUTCOMES,
  type RowOutcome,
  type TableRow,
} from '../tables/table-rows.ts';
export { readTags, tagsCell } from '../tables/tag-cells.ts';
