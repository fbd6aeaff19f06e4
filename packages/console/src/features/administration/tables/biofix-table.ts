import { can } from '@vigia/domain/access';
import { BIOFIX_TYPE_WORDS, formatDate } from '@vigia/domain/es';
import { type Biofix, speciesOf } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import { Trash2 } from 'lucide-react';
import { editAction, failedWith } from './actions.ts';
import { clientColumn } from './columns.ts';
import type { FarmTable, OfClient } from './farm-table.ts';
import { nameOrId } from './names.ts';
import type { TableWords } from './table-words.ts';

export interface BiofixRow extends OfClient {
  readonly biofix: Biofix;
  readonly season: string;
  readonly pest: string;
  readonly sector: string;
}

const columns = (words: TableWords): readonly DataColumn<BiofixRow>[] => {
  const labels = words.fields.biofix;
  return [
    { id: 'season', header: labels.seasonId, value: ({ season }) => season, filter: 'choice' },
    clientColumn(words),
    {
      id: 'pest',
      header: labels.pestId,
      value: ({ pest }) => pest,
      alsoFoundBy: ({ biofix: { pestId } }) => speciesOf(pestId),
      card: 'head',
      filter: 'choice',
    },
    {
      id: 'sector',
      header: labels.sectorId,
      value: ({ sector }) => sector,
      card: 'title',
      filter: 'choice',
    },
    { id: 'date', header: labels.date, kind: 'date', value: ({ biofix }) => biofix.date, card: 'head' },
    {
      id: 'type',
      header: labels.type,
      value: ({ biofix }) => BIOFIX_TYPE_WORDS[biofix.type],
      filter: 'choice',
    },
  ];
};

export const biofixTable: FarmTable<BiofixRow> = {
  rows: (owners) =>
    owners.flatMap((owner) =>
      owner.seasons.flatMap((season) =>
        season.biofixes.map((biofix) => ({
          owner,
          biofix,
          season: season.name,
          pest: nameOrId(owner.pests, biofix.pestId),
          sector: nameOrId(owner.sectors, biofix.sectorId),
        })),
      ),
    ),
  rowId: ({ biofix }) => biofix.id,
  columns,
  rowActions:
    (words, { user, edits, open, ask }) =>
    ({ owner, biofix, sector }) => {
      const own = words.tables.biofix;
      if (!can(user, 'biofix.edit', { clientId: owner.client.id, sectorId: biofix.sectorId })) return [];
      const onDelete = () =>
        ask({
          title: own.askRemove(sector, formatDate(biofix.date)),
          note: own.removeNote,
          confirmLabel: words.admin.delete,
          run: () => edits.removeBiofix(biofix.id),
          done: own.removed,
          failed: failedWith(words),
        });
      return [
        editAction(words, () => open({ kind: 'biofix', owner, biofix })),
        { id: 'delete', label: words.admin.delete, icon: Trash2, onAction: onDelete },
      ];
    },
  addAction: 'biofix.edit',
  newRow: (owner) => ({ kind: 'biofix', owner, biofix: null }),
};
