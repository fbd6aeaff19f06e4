import {
  IdParam,
  MOST_PRODUCT_ROWS as MOST_PRODUCTS,
  namesOf,
  ProductBody,
  ProductPatch,
  ProductsQuery,
  ProductWire,
  productInput,
} from '@vigia/api/contract';
import {
  type ClientId,
  type Product,
  type ProductId,
  type ProductInput,
  productOfDraft,
  validateProduct,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import {
  type ClientProduct,
  insertProduct,
  productById,
  productsOfClient,
  updateProduct,
} from '../../stores/farm/products.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import { holdProducts } from '../../stores/lock-row.ts';

const NAMES = namesOf(productInput);
type ProductCall<Body = undefined> = ScopedCall<{ product_id: ProductId }, undefined, Body>;

/** 400 at the list that has a pest or a crop which does not exist, or is retired and was not in it before. */
async function demandCatalogue(
  tx: Tx,
  scope: Scope,
  { clientId, pestIds, cropIds }: Pick<ClientProduct, 'clientId' | 'pestIds' | 'cropIds'>,
  now: ClientProduct | null,
): Promise<void> {
  const names = { pestId: NAMES.pestIds, cropId: NAMES.cropIds };
  const added = (ids: readonly number[], kept: readonly number[] = []) =>
    ids.filter((id) => !kept.includes(id));
  for (const pestId of added(pestIds, now?.pestIds))
    await demandReferences(tx, scope, clientId, { pestId }, { names });
  for (const cropId of added(cropIds, now?.cropIds))
    await demandReferences(tx, scope, clientId, { cropId }, { names });
}

/**
 * The product as it is kept. 400 naming each field that breaks a rule; the name of a product in use is no other one's.
 *
 * @param now the edited product as it is; null for a new one
 */
async function checked(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  sent: ProductInput & Pick<Product, 'archived'>,
  now: ClientProduct | null,
): Promise<ProductInput & Pick<Product, 'archived'>> {
  const used = (await productsOfClient(tx, scope, clientId)).filter(
    ({ id, archived }) => !archived && id !== now?.id,
  );
  refuseFields(validateProduct(sent, sent.archived ? [] : used), NAMES);
  if (!sent.archived && used.length >= MOST_PRODUCTS)
    refuseFields({ name: `Ya hay ${MOST_PRODUCTS} productos en uso: archive alguno que no aplique` }, NAMES);
  await demandCatalogue(tx, scope, { clientId, ...sent }, now);
  return productOfDraft(sent);
}

const make = (call: ScopedCall<unknown, unknown, ProductBody>): Promise<Product> =>
  create(call, {
    action: 'product.edit',
    in: { clientId: call.body.clientId },
    work: async (tx) => {
      const { clientId, ...sent } = call.body;
      await holdProducts(tx);
      const input = await checked(tx, call.scope, clientId, { ...sent, archived: false }, null);
      return await insertProduct(tx, clientId, input);
    },
  });

/** What a conflict shows of the product as it is now. */
const shownOf = (now: ClientProduct) =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** The product with the sent fields, joined with what others changed since its editor saw it. */
function joined(now: ClientProduct, { seen, archived = now.archived, ...sent }: ProductPatch) {
  const { clientId: _, id: __, archived: ___, ...input } = now;
  const wanted =
    seen === undefined
      ? sent
      : joinEdits<ProductInput>(sent, seen, input, { shown: shownOf(now), names: NAMES });
  return { ...input, ...wanted, archived } as ProductInput & Pick<Product, 'archived'>;
}

const edit = (call: ProductCall<ProductPatch>): Promise<Product> =>
  change(call, {
    find: (tx, scope) => productById(tx, scope, call.param.product_id),
    lock: holdProducts,
    action: 'product.edit',
    work: async (tx, now) =>
      await updateProduct(tx, now, await checked(tx, call.scope, now.clientId, joined(now, call.body), now)),
  });

export const productRoutes = [
  route({
    method: 'get',
    path: '/v2/products',
    summary: 'Products that a client applies',
    about:
      'By name, archived ones too; the tree of the client has them as well. A figure that is null is not known.',
    access: { kind: 'session', action: 'product.read', target: 'client' },
    query: ProductsQuery,
    answer: z.array(ProductWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) =>
        (await clientById(tx, scope, clientId)) === null ? null : await productsOfClient(tx, scope, clientId),
      ),
  }),
  route({
    method: 'post',
    path: '/v2/products',
    summary: 'Add a product that the client applies',
    about: 'Each figure says where it is from; one that is not known is null.',
    access: { kind: 'session', action: 'product.edit', target: 'client' },
    body: ProductBody,
    answer: ProductWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/products/{product_id}',
    refuses: ['conflict'],
    summary: 'Edit a product, archive or restore it',
    about: 'Fields that are absent stay as they are. Applications that were reported stay as they are.',
    access: { kind: 'session', action: 'product.edit', target: 'product' },
    param: z.object({ product_id: IdParam }),
    body: ProductPatch,
    answer: ProductWire,
    run: edit,
  }),
];
