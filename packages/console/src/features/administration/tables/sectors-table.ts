import { can } from '@vigia/domain/access';
import { addressParts, type Sector } from '@vigia/domain/farm';
import { Archive } from 'lucide-react';
import { reasonOf } from '../../../shared/error-words.ts';
import { editAction, restoreAction } from './actions.ts';
import { clientColumn } from './columns.ts';
import type { FarmTable, OfClient } from './farm-table.ts';

export interface SectorRow extends OfClient {
  readonly sector: Sector;
  readonly locality: string;
  readonly region: string;
}

export const sectorsTable: FarmTable<SectorRow> = {
  rows: (owners, isArchived) =>
    owners.flatMap((owner) =>
      owner.sectors
        .filter(({ archived }) => archived === isArchived)
        .map((sector) => ({ owner, sector, ...addressParts(sector.address) })),
    ),
  rowId: ({ sector }) => sector.id,
  columns: (words) => {
    const headers = words.admin.columns;
    return [
      { id: 'name', header: headers.name, value: ({ sector }) => sector.name, card: 'title' },
      clientColumn(words),
      { id: 'locality', header: headers.locality, value: ({ locality }) => locality, card: 'head' },
      { id: 'region', header: headers.region, value: ({ region }) => region, filter: 'choice' },
      {
        id: 'area',
        header: words.tables.sectors.area,
        kind: 'number',
        decimals: 2,
        value: ({ sector }) => sector.area ?? null,
      },
      {
        id: 'created',
        header: headers.created,
        kind: 'datetime',
        value: ({ sector }) => Date.parse(sector.dateCreated),
      },
    ];
  },
  rowActions:
    (words, { user, edits, open, ask }) =>
    ({ owner, sector }) => {
      const { admin, reasons } = words;
      const { sectors } = words.tables;
      const { id, name } = sector;
      if (!can(user, 'sector.edit', { clientId: owner.client.id, sectorId: id })) return [];
      const onArchive = () =>
        ask({
          title: sectors.askArchive(name),
          note: sectors.archiveNote,
          confirmLabel: admin.archive,
          run: () => edits.archiveSector(id, true),
          undo: () => edits.archiveSector(id, false),
          done: sectors.archived(name),
          failed: (error) => sectors.archiveFailed(name, reasonOf(reasons, error)),
        });
      return [
        editAction(words, () => open({ kind: 'sector', owner, sector })),
        { id: 'archive', label: admin.archive, icon: Archive, onAction: onArchive },
      ];
    },
  addAction: 'sector.create',
  newRow: (owner) => owner && { kind: 'sector', owner, sector: null },
  archive: {
    state: ({ tables }) => tables.sectors.archivedState,
    rowActions:
      (words, { user, edits, ask }) =>
      ({ owner, sector: { id, name } }) =>
        can(user, 'sector.edit', { clientId: owner.client.id, sectorId: id })
          ? [
              restoreAction(words, ask, {
                title: words.tables.sectors.askRestore(name),
                note: words.tables.sectors.restoreNote,
                run: () => edits.archiveSector(id, false),
                undo: () => edits.archiveSector(id, true),
                done: words.tables.sectors.restored(name),
              }),
            ]
          : [],
  },
};
