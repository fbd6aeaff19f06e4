import type { IsoDate } from '@vigia/domain';
import {
  type ClientId,
  type HarvestDate,
  type HarvestOf,
  type Product,
  type ProductDraft,
  type ProductId,
  productOfDraft,
} from '@vigia/domain/farm';
import { toWire } from '../../contract/fields.ts';
import { HarvestDatesAnswer, setHarvest } from '../../contract/harvest-date.ts';
import { marketInterval, ProductWire, product } from '../../contract/product.ts';
import { crud, inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

/** What is sent of a draft, its markets with their names on the wire. */
function inputOf(draft: Partial<ProductDraft>) {
  const { markets, ...rest } = productOfDraft(draft);
  return { ...rest, ...(markets && { markets: markets.map((each) => toWire(marketInterval, each)) }) };
}

/**
 * Calls to create, edit and archive products. Drafts are those of the form and must be valid; `key` is the
 * `Idempotency-Key` made when the form opens.
 */
export function productCalls(send: Send) {
  const products = crud(send, '/v2/products', ProductWire, product);
  return {
    createProduct: (
      clientId: ClientId,
      draft: ProductDraft,
      key: string,
      signal?: AbortSignal,
    ): Promise<Product> => products.create({ clientId, ...inputOf(draft) }, key, { signal }),
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateProduct: (
      id: ProductId,
      draft: ProductDraft,
      signal?: AbortSignal,
      seen?: Partial<ProductDraft>,
    ): Promise<Product> => products.update(id, inputOf(draft), { signal, seen: seen && inputOf(seen) }),
    archiveProduct: (id: ProductId, archived: boolean, signal?: AbortSignal): Promise<Product> =>
      products.update(id, { archived }, { signal }),

    /**
     * Sets the expected harvest of a field in a season, or takes it out.
     *
     * @param seen the day as it was shown, null for none: a conflict where somebody has changed it since
     * @returns every harvest of that season and field
     */
    setHarvest: (
      clientId: ClientId,
      { seasonId, sectorId, cropId }: HarvestOf,
      { date, seen }: { readonly date: IsoDate | null; readonly seen: IsoDate | null },
      signal?: AbortSignal,
    ): Promise<HarvestDate[]> => {
      const body = toWire(setHarvest, { clientId, seasonId, sectorId, cropId, date, seen });
      return inDomain(
        send('/v2/harvest-dates', HarvestDatesAnswer, { method: 'put', body, signal }),
        setHarvest,
      );
    },
  };
}
