import type { AdminClient } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { biofixText } from '@vigia/domain/es';
import type { Season } from '@vigia/domain/farm';
import { Download, Trash2 } from 'lucide-react';
import { editAction, failedWith } from './actions.ts';
import { clientColumn } from './columns.ts';
import type { FarmTable, OfClient } from './farm-table.ts';
import { nameOrId } from './names.ts';

export interface SeasonRow extends OfClient {
  readonly season: Season;
}

/** Biofixes of a season as a sentence names them. */
const biofixNames = ({ pests, sectors }: AdminClient, { biofixes }: Season): string[] =>
  biofixes.map(({ pestId, sectorId, date }) =>
    biofixText(nameOrId(pests, pestId), nameOrId(sectors, sectorId), date),
  );

export const seasonsTable: FarmTable<SeasonRow> = {
  rows: (owners) => owners.flatMap((owner) => owner.seasons.map((season) => ({ owner, season }))),
  rowId: ({ season }) => season.id,
  columns: (words) => {
    const headers = words.admin.columns;
    return [
      { id: 'name', header: headers.name, value: ({ season }) => season.name, card: 'title' },
      clientColumn(words),
      { id: 'start', header: headers.start, kind: 'date', value: ({ season }) => season.start, card: 'head' },
      { id: 'end', header: headers.end, kind: 'date', value: ({ season }) => season.end, card: 'head' },
    ];
  },
  rowActions:
    (words, { user, edits, open, ask }) =>
    ({ owner, season }) => {
      const { seasons } = words.tables;
      const exports = {
        id: 'export',
        label: seasons.export,
        icon: Download,
        onAction: () => open({ kind: 'export', owner, season }),
      };
      if (!can(user, 'season.edit', { clientId: owner.client.id })) return [exports];
      const onDelete = () =>
        ask({
          title: seasons.askRemove(season.name),
          note: seasons.removeNote(biofixNames(owner, season)),
          confirmLabel: words.admin.delete,
          run: () => edits.removeSeason(season.id),
          done: seasons.removed(season.name),
          failed: failedWith(words),
        });
      return [
        editAction(words, () => open({ kind: 'season', owner, season })),
        exports,
        { id: 'delete', label: words.admin.delete, icon: Trash2, onAction: onDelete },
      ];
    },
  addAction: 'season.create',
  newRow: (owner) => owner && { kind: 'season', owner, season: null },
};
