import { can } from '@vigia/domain/access';
import { MODE_SCHEME_WORDS, PEST_STAGE_WORDS } from '@vigia/domain/es';
import type { Product, ProductFigure } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import { Archive } from 'lucide-react';
import { editAction, failedWith, restoreAction } from './actions.ts';
import { clientColumn } from './columns.ts';
import type { FarmTable, OfClient } from './farm-table.ts';
import { nameOrId } from './names.ts';
import type { TableWords } from './table-words.ts';

export interface ProductRow extends OfClient {
  readonly product: Product;
  /** Names of the pests that it is used against. */
  readonly pests: string;
}

const modeText = ({ modeScheme, modeGroups }: Product): string | null =>
  modeScheme === null ? null : `${MODE_SCHEME_WORDS[modeScheme]} ${modeGroups}`.trim();

const stagesText = ({ stages }: Product): string => stages.map((stage) => PEST_STAGE_WORDS[stage]).join(', ');

/** A figure; one that is not known says whose figure holds. */
const figureColumn = (words: TableWords, id: ProductFigure): DataColumn<ProductRow> => ({
  id,
  header: words.tables.products.columns[id],
  kind: 'number',
  value: ({ product }) => product[id],
  text: ({ product }) => (product[id] === null ? words.tables.products.byLabel : String(product[id])),
});

const columns = (words: TableWords): readonly DataColumn<ProductRow>[] => {
  const labels = words.fields.product;
  return [
    { id: 'name', header: labels.name, value: ({ product }) => product.name, card: 'title' },
    clientColumn(words),
    {
      id: 'activeIngredient',
      header: labels.activeIngredient,
      value: ({ product }) => product.activeIngredient || null,
      card: 'head',
    },
    {
      id: 'mode',
      header: words.tables.products.columns.mode,
      value: ({ product }) => modeText(product),
      filter: 'choice',
    },
    figureColumn(words, 'preHarvestDays'),
    {
      id: 'markets',
      header: labels.markets,
      value: ({ product }) =>
        product.markets.map(({ market, days }) => `${market}: ${days}`).join(', ') || null,
    },
    figureColumn(words, 'reentryHours'),
    figureColumn(words, 'mostApplications'),
    figureColumn(words, 'residualDays'),
    figureColumn(words, 'rainfastHours'),
    { id: 'stages', header: labels.stages, value: ({ product }) => stagesText(product) || null },
    { id: 'pests', header: labels.pestIds, value: ({ pests }) => pests || null },
  ];
};

export const productsTable: FarmTable<ProductRow> = {
  rows: (owners, isArchived) =>
    owners.flatMap((owner) =>
      owner.products
        .filter(({ archived }) => archived === isArchived)
        .map((product) => ({
          owner,
          product,
          pests: product.pestIds.map((id) => nameOrId(owner.pests, id)).join(', '),
        })),
    ),
  rowId: ({ product }) => product.id,
  columns,
  rowActions:
    (words, { user, edits, open, ask }) =>
    ({ owner, product }) => {
      const own = words.tables.products;
      const { id, name } = product;
      if (!can(user, 'product.edit', { clientId: owner.client.id })) return [];
      const onArchive = () =>
        ask({
          title: own.askArchive(name),
          note: own.archiveNote,
          confirmLabel: words.admin.archive,
          run: () => edits.archiveProduct(id, true),
          undo: () => edits.archiveProduct(id, false),
          done: own.archived(name),
          failed: failedWith(words),
        });
      return [
        editAction(words, () => open({ kind: 'product', owner, product })),
        { id: 'archive', label: words.admin.archive, icon: Archive, onAction: onArchive },
      ];
    },
  addAction: 'product.edit',
  newRow: (owner) => owner && { kind: 'product', owner, product: null },
  archive: {
    state: ({ tables }) => tables.products.archivedState,
    rowActions:
      (words, { user, edits, ask }) =>
      ({ owner, product: { id, name } }) =>
        can(user, 'product.edit', { clientId: owner.client.id })
          ? [
              restoreAction(words, ask, {
                title: words.tables.products.askRestore(name),
                note: words.tables.products.restoreNote,
                run: () => edits.archiveProduct(id, false),
                undo: () => edits.archiveProduct(id, true),
                done: words.tables.products.restored(name),
              }),
            ]
          : [],
  },
};
