import { can } from '@vigia/domain/access';
import type { RowAction } from '@vigia/ui/table';
import { ArchiveRestore } from 'lucide-react';
import { reasonOf } from '../../../shared/error-words.ts';
import type { ReasonWords } from '../../../shared/reason-words.ts';
import type { NodeRow, SectorRow, StationRow } from '../admin-rows.ts';
import type { RowDoings } from '../row-actions.ts';
import type { AdministrationWords } from '../words.ts';
import type { ArchivedWords } from './words.ts';

/** The actions on rows of each table of archived things. */
export interface RestoreActions {
  readonly sectors: (row: SectorRow) => readonly RowAction[];
  readonly stations: (row: StationRow) => readonly RowAction[];
  readonly nodes: (row: NodeRow) => readonly RowAction[];
}

const restore = (words: ArchivedWords, onAction: () => void): RowAction => ({
  id: 'restore',
  label: words.restore,
  icon: ArchiveRestore,
  isInline: true,
  onAction,
});

/** Restores, and offers to undo it. If it is refused, the service's reason is shown. */
export function restoreActionsOf(
  adminWords: AdministrationWords,
  words: ArchivedWords,
  reasons: ReasonWords,
  { user, edits, ask }: Pick<RowDoings, 'user' | 'edits' | 'ask'>,
): RestoreActions {
  const common = {
    confirmLabel: words.restore,
    failed: (error: unknown) => adminWords.failed(reasonOf(reasons, error)),
  };
  return {
    sectors: ({ owner, sector: { id, name } }) =>
      can(user, 'sector.edit', { clientId: owner.client.id, sectorId: id })
        ? [
            restore(words, () =>
              ask({
                ...common,
                title: words.askSector(name),
                note: words.sectorNote,
                run: () => edits.archiveSector(id, false),
                undo: () => edits.archiveSector(id, true),
                done: words.sectorBack(name),
              }),
            ),
          ]
        : [],
    stations: ({ owner, station: { id, name, sectorId } }) =>
      can(user, 'station.archive', { clientId: owner.client.id, sectorId })
        ? [
            restore(words, () =>
              ask({
                ...common,
                title: words.askStation(name),
                note: words.stationNote,
                run: () => edits.restoreStation(id),
                undo: () => edits.archiveStation(id),
                done: words.stationBack(name),
              }),
            ),
          ]
        : [],
    nodes: ({ owner, node: { serial } }) =>
      can(user, 'node.edit', { clientId: owner.client.id })
        ? [
            restore(words, () =>
              ask({
                ...common,
                title: words.askNode(serial),
                note: words.nodeNote,
                run: () => edits.restoreNode(serial, owner.client.id),
                undo: () => edits.decommission(serial, true),
                done: words.nodeBack(serial),
              }),
            ),
          ]
        : [],
  };
}
