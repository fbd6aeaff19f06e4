import { cropLabel } from '../catalogue/crops.ts';
import { speciesOf } from '../catalogue/pests.ts';
import type { Crop, Pest } from '../entities/catalogue.ts';
import { PRODUCT_COLUMN_WORDS } from '../es/product-table.ts';
import { TABLE_MESSAGES } from '../es/tables.ts';
import {
  type Product,
  type ProductDraft,
  productDraft,
  productOfDraft,
  validateProduct,
} from '../farm/product.ts';
import { sameText } from '../farm/same-text.ts';
import { type FieldErrors, fieldErrors } from '../forms/field-errors.ts';
import { searchForm } from '../forms/search-form.ts';
import { idCell, type NameFinder, nameFinder } from './named-things.ts';
import { numberCell } from './number-cells.ts';
import type { Found, TableRules } from './plan-table.ts';
import { marketsCell, readMarkets, readScheme, readStages, schemeCell, stagesCell } from './product-cells.ts';
import type { AllCells, Cells } from './table-rows.ts';
import { readTags } from './tag-cells.ts';

export type ProductColumn = keyof typeof PRODUCT_COLUMN_WORDS;
const PRODUCT_COLUMNS = Object.keys(PRODUCT_COLUMN_WORDS) as readonly ProductColumn[];

/** What rows about products of a client are compared with. */
export interface ProductTableFarm {
  /** Those in use. */
  readonly products: readonly Product[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
}

/** Each figure with the column of its source. */
const SOURCES = {
  modeGroups: 'modeSource',
  preHarvestDays: 'preHarvestSource',
  markets: 'marketsSource',
  reentryHours: 'reentrySource',
  mostApplications: 'mostApplicationsSource',
  residualDays: 'residualSource',
  rainfastHours: 'rainfastSource',
  stages: 'stagesSource',
} as const satisfies Partial<Record<ProductColumn, ProductColumn>>;
const FIGURES = Object.keys(SOURCES) as readonly (keyof typeof SOURCES)[];

const BLANK = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])) as AllCells<ProductColumn>;

/**
 * The cells with the source of the row for each figure that is new, or is another one now, and says no source of its own. The
 * column `source` is empty then.
 */
function withSources(
  cells: AllCells<ProductColumn>,
  before: AllCells<ProductColumn>,
): AllCells<ProductColumn> {
  const given = FIGURES.flatMap((figure) => {
    const own = SOURCES[figure];
    const isAnother = cells[figure].trim() !== '' && cells[figure].trim() !== before[figure];
    const isOwn = cells[own].trim() !== '' && cells[own].trim() !== before[own];
    return isAnother && !isOwn && cells.source.trim() !== '' ? [[own, cells.source.trim()]] : [];
  });
  return { ...cells, ...Object.fromEntries(given), source: '' };
}

/** Ids of a list of names, and what is wrong with the first that is none. */
function readNames(cell: string, finder: NameFinder) {
  const found = readTags(cell).map((name) => finder.find(name));
  const wrong = found.find((each) => 'error' in each);
  const ids = found.flatMap((each) => ('id' in each && each.id !== null ? [each.id] : []));
  return { value: [...new Set(ids)], error: wrong && 'error' in wrong ? wrong.error : null };
}
const idsCell = (ids: readonly number[]): string => ids.map(idCell).join('; ');

function cellsOf(draft: ProductDraft): AllCells<ProductColumn> {
  const { modeScheme, markets, stages, pestIds, cropIds, ...texts } = draft;
  return {
    ...texts,
    modeScheme: schemeCell(modeScheme),
    preHarvestDays: numberCell(draft.preHarvestDays),
    reentryHours: numberCell(draft.reentryHours),
    mostApplications: numberCell(draft.mostApplications),
    residualDays: numberCell(draft.residualDays),
    rainfastHours: numberCell(draft.rainfastHours),
    markets: marketsCell(markets),
    stages: stagesCell(stages),
    pests: idsCell(pestIds),
    crops: idsCell(cropIds),
    source: '',
  };
}

/** What is wrong by column: a missing source is said at its figure, as the table may lack the column of the source. */
function errorsByColumn(
  errors: FieldErrors<keyof ProductDraft>,
  cells: FieldErrors<ProductColumn>,
): FieldErrors<ProductColumn> {
  const { pestIds: _, cropIds: __, ...own } = errors;
  const sources = Object.fromEntries(
    FIGURES.flatMap((figure) => (own[SOURCES[figure]] ? [[figure, own[SOURCES[figure]]]] : [])),
  );
  const others = Object.entries(own).filter(([column]) => !column.endsWith('Source'));
  return { ...sources, ...Object.fromEntries(others), ...cells } as FieldErrors<ProductColumn>;
}

/** How rows about products are read: a product is known by its name. */
export function productRules(farm: ProductTableFarm): TableRules<ProductColumn, Product, ProductDraft> {
  const byId = new Map(farm.products.map((product) => [String(product.id), product]));
  const finders = {
    pests: nameFinder(farm.pests.map(({ id, name }) => ({ id, name, also: [speciesOf(id)] }))),
    crops: nameFinder(farm.crops.map((crop) => ({ id: crop.id, name: cropLabel(crop) }))),
  };

  const find = ({ name = '' }: Cells<ProductColumn>): Found<ProductColumn, Product> => {
    const same = farm.products.filter((product) => sameText(product.name, name));
    return same.length < 2
      ? { thing: same[0] ?? null }
      : { errors: { name: TABLE_MESSAGES.several(name.trim()) } };
  };

  const read = (sent: AllCells<ProductColumn>, thing: Product | null) => {
    const cells = withSources(sent, thing === null ? BLANK : cellsOf(productDraft(thing)));
    const lists = {
      modeScheme: readScheme(cells.modeScheme),
      markets: readMarkets(cells.markets),
      stages: readStages(cells.stages),
      pests: readNames(cells.pests, finders.pests),
      crops: readNames(cells.crops, finders.crops),
    };
    const { source: _, pests: __, crops: ___, ...texts } = cells;
    const draft: ProductDraft = {
      ...texts,
      modeScheme: lists.modeScheme.value,
      markets: lists.markets.value,
      stages: lists.stages.value,
      pestIds: lists.pests.value,
      cropIds: lists.crops.value,
    };
    const others = farm.products.filter((product) => product !== thing);
    const wrong = fieldErrors(
      Object.fromEntries(Object.entries(lists).map(([column, { error }]) => [column, error])) as Record<
        keyof typeof lists,
        string | null
      >,
    );
    const errors = errorsByColumn(validateProduct(draft, others), wrong);
    return { draft, errors, after: cellsOf(productOfDraft(draft)) };
  };

  return {
    columns: PRODUCT_COLUMNS,
    nameColumn: 'name',
    idOf: ({ id }) => String(id),
    byId: (id) => byId.get(id) ?? null,
    find,
    keyOf: ({ name }) => searchForm(name),
    cellsOf: (product) => cellsOf(productDraft(product)),
    blank: BLANK,
    read,
    shown: (column, text) =>
      column === 'pests' || column === 'crops' ? readTags(text).map(finders[column].shown).join('; ') : text,
    archiveError: () => null,
  };
}
