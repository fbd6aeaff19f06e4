import type { AdminTable as Name } from '@vigia/domain/access';
import { useWords } from '@vigia/ui';
import type { RowAction } from '@vigia/ui/table';
import { useMemo } from 'react';
import { FARM_FIELDS } from '../../shared/farm-fields/words.ts';
import {
  biofixColumns,
  nodeColumns,
  seasonColumns,
  sectorColumns,
  stationColumns,
  userColumns,
} from './admin-columns.ts';
import {
  type BiofixRow,
  biofixRows,
  type NodeRow,
  nodeRows,
  type SeasonRow,
  type SectorRow,
  type StationRow,
  seasonRows,
  sectorRows,
  stationRows,
  type UserRow,
  userRows,
} from './admin-rows.ts';
import { AdminTable, type AdminTableProps } from './admin-table.tsx';
import { ADMINISTRATION } from './words.ts';

type Actions<Row> = (row: Row) => readonly RowAction[];

/** The actions on a row of each table; must be the same functions in each render. */
export interface RowActions {
  readonly users: Actions<UserRow>;
  readonly stations: Actions<StationRow>;
  readonly sectors: Actions<SectorRow>;
  readonly nodes: Actions<NodeRow>;
  readonly seasons: Actions<SeasonRow>;
  readonly biofix: Actions<BiofixRow>;
}
export type FarmTable = keyof RowActions & Name;

export interface FarmTablesProps extends AdminTableProps {
  readonly table: FarmTable;
  readonly actions: RowActions;
  /** Whether the reader is limited to sectors of one of the clients. */
  readonly isLimited?: boolean;
}

const userId = ({ user }: UserRow) => user.id;
export const stationId = ({ station }: StationRow) => station.id;
export const sectorId = ({ sector }: SectorRow) => sector.id;
/** Several clients may have had a device. */
export const nodeId = ({ owner, node }: NodeRow) => `${owner.client.id} ${node.serial}`;
const seasonId = ({ season }: SeasonRow) => season.id;
const biofixId = ({ biofix }: BiofixRow) => biofix.id;

/** One of the six tables of what clients own. */
export function FarmTables({ actions, isLimited = false, ...props }: FarmTablesProps) {
  const words = useWords(ADMINISTRATION);
  const labels = useWords(FARM_FIELDS);
  const columns = useMemo(
    () => ({
      users: userColumns(words, isLimited),
      stations: stationColumns(words, labels.station),
      sectors: sectorColumns(words),
      nodes: nodeColumns(words),
      seasons: seasonColumns(words),
      biofix: biofixColumns(words, labels.biofix),
    }),
    [words, labels, isLimited],
  );
  switch (props.table) {
    case 'users':
      return (
        <AdminTable
          {...props}
          columns={columns.users}
          make={userRows}
          rowId={userId}
          rowActions={actions.users}
        />
      );
    case 'stations':
      return (
        <AdminTable
          {...props}
          columns={columns.stations}
          make={stationRows}
          rowId={stationId}
          rowActions={actions.stations}
        />
      );
    case 'sectors':
      return (
        <AdminTable
          {...props}
          columns={columns.sectors}
          make={sectorRows}
          rowId={sectorId}
          rowActions={actions.sectors}
        />
      );
    case 'nodes':
      return (
        <AdminTable
          {...props}
          columns={columns.nodes}
          make={nodeRows}
          rowId={nodeId}
          rowActions={actions.nodes}
        />
      );
    case 'seasons':
      return (
        <AdminTable
          {...props}
          columns={columns.seasons}
          make={seasonRows}
          rowId={seasonId}
          rowActions={actions.seasons}
        />
      );
    case 'biofix':
      return (
        <AdminTable
          {...props}
          columns={columns.biofix}
          make={biofixRows}
          rowId={biofixId}
          rowActions={actions.biofix}
        />
      );
  }
}
