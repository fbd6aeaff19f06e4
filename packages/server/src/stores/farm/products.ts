import {
  clientsProduct,
  fromWire,
  marketInterval,
  productInput,
  toWire,
  wireNames,
} from '@vigia/api/contract';
import type { ClientId, Product, ProductId, ProductInput } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';

const COLUMNS = wireNames(clientsProduct);
/** A product with its client. */
export type ClientProduct = Product & { readonly clientId: ClientId };

const rows = (tx: Tx) => tx.selectFrom('product').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const productOf = (row: Row): ClientProduct => ({
  ...fromWire(clientsProduct, row),
  markets: row.market_intervals.map((each) => fromWire(marketInterval, each)),
});
const seen = (scope: Scope, found: readonly Row[]): ClientProduct[] =>
  visible(scope, 'product.read', found.map(productOf), ({ clientId }) => ({ clientId }));

/** The client's products by name, archived ones too. */
export async function productsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<ClientProduct[]> {
  const found = rows(tx).where('client_id', '=', clientId).orderBy('product_name').orderBy('product_id');
  return seen(scope, await found.execute());
}

export async function productById(tx: Tx, scope: Scope, id: ProductId): Promise<ClientProduct | null> {
  return seen(scope, await rows(tx).where('product_id', '=', id).execute())[0] ?? null;
}

const columnsOf = (input: ProductInput) => ({
  ...toWire(productInput, {
    ...input,
    pestIds: [...input.pestIds],
    cropIds: [...input.cropIds],
    stages: [...input.stages],
  }),
  market_intervals: JSON.stringify(input.markets.map((each) => toWire(marketInterval, each))),
  market_texts: input.markets.map(({ market, days }) => `${market}: ${days}`),
});

export async function insertProduct(tx: Tx, clientId: ClientId, input: ProductInput): Promise<ClientProduct> {
  const row = await tx
    .insertInto('product')
    .values({ ...columnsOf(input), client_id: clientId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return productOf(row);
}

export async function updateProduct(
  tx: Tx,
  { clientId, id }: Pick<ClientProduct, 'clientId' | 'id'>,
  input: ProductInput & Pick<Product, 'archived'>,
): Promise<ClientProduct> {
  const row = await tx
    .updateTable('product')
    .set({ ...columnsOf(input), product_is_archived: input.archived })
    .where('client_id', '=', clientId)
    .where('product_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return productOf(row);
}
