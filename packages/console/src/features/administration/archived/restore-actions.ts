import { can } from '@vigia/domain';
import type { RowAction } from '@vigia/ui/table';
import { ArchiveRestore } from 'lucide-react';
import { reasonOf } from '../../../shared/error-words.ts';
import type { ReasonWords } from '../../../shared/reason-words.ts';
import type { NodeRow, SectorRow, StationRow } from '../admin-rows.ts';
import type { RowDoings } from '../row-actions.ts';
import { WORDS } from '../words.ts';
import { ARCHIVED_WORDS as W } from './words.ts';

/** What may be done with the rows of each table of what is archived. */
export interface RestoreActions {
  readonly sectors: (row: SectorRow) => readonly RowAction[];
  readonly stations: (row: StationRow) => readonly RowAction[];
  readonly nodes: (row: NodeRow) => readonly RowAction[];
}

const restore = (onAction: () => void): RowAction => ({
  id: 'restore',
  label: W.restore,
  icon: ArchiveRestore,
  isInline: true,
  onAction,
});

/** Restores, with the way back. What cannot come back says why, in the service's words. */
export function restoreActionsOf(
  reasons: ReasonWords,
  { user, edits, ask }: Pick<RowDoings, 'user' | 'edits' | 'ask'>,
): RestoreActions {
  const common = {
    confirmLabel: W.restore,
    failed: (error: unknown) => WORDS.failed(reasonOf(reasons, error)),
  };
  return {
    sectors: ({ owner, sector: { id, name } }) =>
      can(user, 'sector.edit', { clientId: owner.client.id, sectorId: id })
        ? [
            restore(() =>
              ask({
                ...common,
                title: W.askSector(name),
                note: W.sectorNote,
                run: () => edits.archiveSector(id, false),
                undo: () => edits.archiveSector(id, true),
                done: W.sectorBack(name),
              }),
            ),
          ]
        : [],
    stations: ({ owner, station: { id, name, sectorId } }) =>
      can(user, 'station.archive', { clientId: owner.client.id, sectorId })
        ? [
            restore(() =>
              ask({
                ...common,
                title: W.askStation(name),
                note: W.stationNote,
                run: () => edits.restoreStation(id),
                undo: () => edits.archiveStation(id),
                done: W.stationBack(name),
              }),
            ),
          ]
        : [],
    nodes: ({ owner, node: { serial } }) =>
      can(user, 'node.edit', { clientId: owner.client.id })
        ? [
            restore(() =>
              ask({
                ...common,
                title: W.askNode(serial),
                note: W.nodeNote,
                run: () => edits.restoreNode(serial, owner.client.id),
                undo: () => edits.decommission(serial, true),
                done: W.nodeBack(serial),
              }),
            ),
          ]
        : [],
  };
}
