import { can } from '@vigia/domain/access';
import { ADMIN_WORDS } from '@vigia/domain/es';
import {
  cropLabel,
  STATION_FORM,
  type Station,
  type StationDraft,
  speciesOf,
  stationDraft,
} from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import { FileUp, ImageUp, Pencil, Trash2 } from 'lucide-react';
import { stationDeletion } from '../../../shared/dialogs/station-dialog.tsx';
import { editAction, restoreAction } from './actions.ts';
import { clientColumn, proseColumns } from './columns.ts';
import type { FarmTable, OfClient } from './farm-table.ts';
import { nameIn } from './names.ts';
import type { TableWords } from './table-words.ts';

export interface StationRow extends OfClient {
  readonly station: Station;
  readonly sector: string | null;
  readonly crop: string | null;
  readonly pest: string | null;
  readonly season: string | null;
}

const columns = (words: TableWords): readonly DataColumn<StationRow>[] => {
  const labels = words.fields.station;
  return [
    {
      id: 'node',
      header: labels.nodeSerial,
      value: ({ station }) => station.nodeSerial ?? ADMIN_WORDS.notAssigned,
    },
    clientColumn(words),
    {
      id: 'sector',
      header: labels.sectorId,
      value: ({ sector }) => sector,
      card: 'head',
      filter: 'choice',
    },
    {
      id: 'station',
      header: words.admin.columns.station,
      value: ({ station }) => station.name,
      card: 'title',
    },
    { id: 'crop', header: labels.cropId, value: ({ crop }) => crop, filter: 'choice' },
    {
      id: 'pest',
      header: labels.pestId,
      value: ({ pest }) => pest,
      alsoFoundBy: ({ station: { pestId } }) => speciesOf(pestId),
      card: 'head',
      filter: 'choice',
    },
    { id: 'season', header: labels.seasonId, value: ({ season }) => season, filter: 'choice' },
    ...proseColumns<StationRow, StationDraft>(STATION_FORM, labels, ({ station }) => stationDraft(station)),
  ];
};

export const stationsTable: FarmTable<StationRow> = {
  rows: (owners, isArchived) =>
    owners.flatMap((owner) => {
      const crops = owner.crops.map((crop) => ({ id: crop.id, name: cropLabel(crop) }));
      return owner.stations
        .filter(({ archived }) => archived === isArchived)
        .map((station) => ({
          owner,
          station,
          sector: nameIn(owner.sectors, station.sectorId),
          crop: nameIn(crops, station.cropId),
          pest: nameIn(owner.pests, station.pestId),
          season: nameIn(owner.seasons, station.seasonId),
        }));
    }),
  rowId: ({ station }) => station.id,
  columns,
  rowActions:
    (words, { user, edits, open, ask }) =>
    ({ owner, station }) => {
      const { admin, photos, dialogs, reasons } = words;
      const { id, name, sectorId } = station;
      const place = { clientId: owner.client.id, sectorId };
      if (!can(user, 'station.edit', place)) return [];
      const onImport = () => open({ kind: 'import', owner, station });
      const onPhotos = () => open({ kind: 'photos', owner, station });
      const onDelete = () => {
        const deletion = stationDeletion(dialogs, reasons, name, () => edits.archiveStation(id));
        ask({ ...deletion, title: deletion.question, confirmLabel: admin.delete });
      };
      return [
        editAction(words, () => open({ kind: 'station', owner, station })),
        ...(can(user, 'measurement.import', place)
          ? [{ id: 'import', label: words.tables.stations.import, icon: FileUp, onAction: onImport }]
          : []),
        ...(can(user, 'image.create', place)
          ? [{ id: 'photos', label: photos.action, icon: ImageUp, onAction: onPhotos }]
          : []),
        { id: 'delete', label: admin.delete, icon: Trash2, onAction: onDelete },
      ];
    },
  bulkActions: (words, { open }) => [
    {
      id: 'edit',
      label: words.editMany.action,
      icon: Pencil,
      onAction: (rows) => {
        const owner = rows[0]?.owner;
        if (owner) open({ kind: 'stations', owner, stations: rows.map(({ station }) => station) });
      },
    },
  ],
  addAction: 'station.create',
  newRow: (owner) => ({ kind: 'station', owner, station: null }),
  archive: {
    state: ({ tables }) => tables.stations.archivedState,
    rowActions:
      (words, { user, edits, ask }) =>
      ({ owner, station: { id, name, sectorId } }) =>
        can(user, 'station.archive', { clientId: owner.client.id, sectorId })
          ? [
              restoreAction(words, ask, {
                title: words.tables.stations.askRestore(name),
                note: words.tables.stations.restoreNote,
                run: () => edits.restoreStation(id),
                undo: () => edits.archiveStation(id),
                done: words.tables.stations.restored(name),
              }),
            ]
          : [],
  },
};
