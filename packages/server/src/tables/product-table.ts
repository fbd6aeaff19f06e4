import { MOST_PRODUCT_ROWS, namesOf, productCells, productInput } from '@vigia/api/contract';
import { PRODUCT_CELL_MESSAGES } from '@vigia/domain/es';
import { fieldErrors, type Product, type ProductDraft, productOfDraft, readNumber } from '@vigia/domain/farm';
import { type ProductColumn, productRules } from '@vigia/domain/tables';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { HttpProblem } from '../http/problem.ts';
import { listCrops, readPests } from '../stores/farm/catalogue.ts';
import { insertProduct, productsOfClient, updateProduct } from '../stores/farm/products.ts';
import { holdProducts } from '../stores/lock-row.ts';
import { savedIds, type TableKind, type Writes } from './import-table.ts';
import { shapeError, withShapes } from './shape-errors.ts';

/** Columns whose texts have a longest form. */
const TEXTS = [
  ...(['name', 'activeIngredient', 'authorisation', 'modeGroups', 'modeSource', 'preHarvestSource'] as const),
  ...(['marketsSource', 'reentrySource', 'mostApplicationsSource', 'residualSource'] as const),
  ...(['rainfastSource', 'stagesSource'] as const),
] as const;

const shapeErrors = (draft: ProductDraft) =>
  fieldErrors({
    ...(Object.fromEntries(
      TEXTS.map((column) => [column, shapeError(productInput[column].written, draft[column])]),
    ) as Record<(typeof TEXTS)[number], string | null>),
    markets: shapeError(
      productInput.markets.written,
      draft.markets.map(({ market, days }) => ({ market_name: market, market_days: readNumber(days) ?? 0 })),
    ),
  });

async function rulesOf(tx: Tx, scope: Scope, clientId: number) {
  const products = await productsOfClient(tx, scope, clientId);
  const crops = await listCrops(tx);
  const pests = await readPests(tx);
  const rules = productRules({
    products: products.filter(({ archived }) => !archived),
    crops: crops.map((row) => ({ id: row.crop_id, name: row.crop_name, variantName: row.variant_name })),
    pests: pests.map(({ pest_id: id, pest_name: name }) => ({ id, name })),
  });
  return withShapes(rules, shapeErrors);
}

/** @throws {HttpProblem} invalid-input: more products would be in use than a client may have */
async function demandRoom(tx: Tx, scope: Scope, clientId: number, added: number): Promise<void> {
  const used = (await productsOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
  if (added === 0 || used.length + added <= MOST_PRODUCT_ROWS) return;
  const message = PRODUCT_CELL_MESSAGES.most(MOST_PRODUCT_ROWS);
  throw new HttpProblem('invalid-input', { errors: [{ field: 'rows', message }] });
}

/** Tables of products of a client. */
export const productTable = (scope: Scope): TableKind<ProductColumn, Product, ProductDraft> => ({
  action: 'product.edit',
  names: namesOf(productCells),
  rules: rulesOf,
  hold: async (tx) => {
    await holdProducts(tx);
  },
  save: async (tx, clientId, writes: Writes<ProductColumn, Product, ProductDraft>) => {
    const { added, changed, archived } = writes;
    await demandRoom(tx, scope, clientId, added.length);
    const made: number[] = [];
    for (const { draft } of added) made.push((await insertProduct(tx, clientId, productOfDraft(draft))).id);
    for (const { thing, draft } of changed)
      await updateProduct(tx, { clientId, id: thing.id }, { ...productOfDraft(draft), archived: false });
    for (const { thing } of archived)
      await updateProduct(tx, { clientId, id: thing.id }, { ...thing, archived: true });
    return savedIds(writes, made, ({ id }) => id);
  },
});
