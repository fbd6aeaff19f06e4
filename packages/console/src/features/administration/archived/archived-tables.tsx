import type { AdminClient } from '@vigia/api/client';
import { EmptyState, useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { nodeRows, sectorRows, stationRows } from '../admin-rows.ts';
import { AdminTable, type AdminTableProps } from '../admin-table.tsx';
import { nodeId, sectorId, stationId } from '../farm-tables.tsx';
import { ADMINISTRATION } from '../words.ts';
import { archivedNodeColumns, archivedSectorColumns, archivedStationColumns } from './archived-columns.ts';
import type { RestoreActions } from './restore-actions.ts';
import { ARCHIVED } from './words.ts';

/** The tables of things that can be archived or decommissioned. */
const ARCHIVABLE = ['sectors', 'stations', 'nodes'] as const;
export type Archivable = (typeof ARCHIVABLE)[number];

export const isArchivable = (table: string | null): table is Archivable =>
  ARCHIVABLE.some((name) => name === table);

const archivedSectors = (owners: readonly AdminClient[]) => sectorRows(owners, true);
const archivedStations = (owners: readonly AdminClient[]) => stationRows(owners, true);
const decommissionedNodes = (owners: readonly AdminClient[]) => nodeRows(owners, true);

export interface ArchivedTablesProps extends AdminTableProps {
  readonly table: Archivable;
  readonly actions: RestoreActions;
}

/** The archived rows of a table, to be found and restored. */
export function ArchivedTables({ actions, ...props }: ArchivedTablesProps) {
  const words = useWords(ARCHIVED);
  const adminWords = useWords(ADMINISTRATION);
  const labels = useWords(FARM_FIELDS).station;
  const columns = useMemo(
    () => ({
      sectors: archivedSectorColumns(words, adminWords),
      stations: archivedStationColumns(words, adminWords, labels),
      nodes: archivedNodeColumns(words, adminWords),
    }),
    [words, adminWords, labels],
  );
  const shared = { ...props, empty: <EmptyState title={words.empty}>{words.emptyHint}</EmptyState> };
  switch (props.table) {
    case 'sectors':
      return (
        <AdminTable
          {...shared}
          columns={columns.sectors}
          make={archivedSectors}
          rowId={sectorId}
          rowActions={actions.sectors}
        />
      );
    case 'stations':
      return (
        <AdminTable
          {...shared}
          columns={columns.stations}
          make={archivedStations}
          rowId={stationId}
          rowActions={actions.stations}
        />
      );
    case 'nodes':
      return (
        <AdminTable
          {...shared}
          columns={columns.nodes}
          make={decommissionedNodes}
          rowId={nodeId}
          rowActions={actions.nodes}
        />
      );
  }
}
